import type { KeyboardEvent, PointerEvent } from 'react';
import { useAmountText } from '../../ui/money/money-text.tsx';
import { formatWeekday, noonOf } from '../../ui/values/format-date.ts';
import type { SkylineDay } from './skyline-day.ts';
import { skylineTexts } from '../bank.texts.ts';

const texts = skylineTexts.skylineWalk;

interface SkylineWalkProps {
  days: readonly SkylineDay[];
  /** The index of today; the days after it are to come. */
  today: number;
  /** The day under the dot; undefined while no pointer and no key moves it. */
  at: number | undefined;
  onWalk: (at: number | undefined) => void;
}

const stepOf: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: -Infinity,
  End: Infinity,
};

/** Lies over the hill: a pointer, a finger or the arrow keys walk along it day by day. */
export function SkylineWalk({ days, today, at, onWalk }: SkylineWalkProps) {
  const amountText = useAmountText();
  const last = days.length - 1;
  const now = at ?? today;
  const day = days[now];
  const walkTo = (index: number) => onWalk(Math.max(0, Math.min(last, index)));
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    // With nothing to come the hill runs on for one step behind today.
    const steps = Math.max(last, today + 1);
    const { left, width } = currentTarget.getBoundingClientRect();
    walkTo(Math.round(((clientX - left) / width) * steps));
  };
  const steer = (event: KeyboardEvent) => {
    const step = stepOf[event.key];
    if (step === undefined) return;
    event.preventDefault();
    walkTo(now + step);
  };
  return (
    <div
      className="skyline-walk"
      role="slider"
      tabIndex={0}
      aria-label={texts.balanceByDay}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={now}
      aria-valuetext={
        day &&
        `${formatWeekday(noonOf(day.day))}: ${amountText(day.total)}` +
          (now > today ? texts.afterScheduledPayments : '')
      }
      onKeyDown={steer}
      onPointerDown={follow}
      onPointerMove={follow}
      // A lifted finger leaves the day in sight until something else is touched.
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onWalk(undefined)}
      onBlur={() => onWalk(undefined)}
    />
  );
}
