import type { CSSProperties } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { positionOf, shareAlong } from './loan-stops.ts';
import './loan-form.css';
import { loanSlidersTexts } from './loans.texts.ts';

const texts = loanSlidersTexts.loanSlider;

interface LoanSliderProps<Value extends bigint | number> {
  label: string;
  stops: readonly Value[];
  /** The field's value; undefined where it has none. */
  value: Value | undefined;
  /** Where the thumb waits until then. */
  waitsAt: Value;
  valueText: (value: Value) => string;
  onMove: (value: Value) => void;
}

/**
 * Sets a field that is also typed. Its thumb is where the field's value is; it writes into the
 * field only when a person moves or presses it.
 */
export function LoanSlider<Value extends bigint | number>({
  label,
  stops,
  value,
  waitsAt,
  valueText,
  onMove,
}: LoanSliderProps<Value>) {
  const isWaiting = value === undefined;
  const shown = value ?? waitsAt;
  const position = positionOf(stops, shown);
  const moveTo = (index: number) => {
    const stop = stops[index];
    if (stop !== undefined) onMove(stop);
  };
  return (
    <input
      type="range"
      className={classNames('loan-slider', isWaiting && 'loan-slider-waiting')}
      style={{ '--loan-slider-share': shareAlong(stops, shown) } as CSSProperties}
      aria-label={label}
      aria-valuetext={isWaiting ? texts.notSetYet : valueText(value)}
      min={0}
      max={stops.length - 1}
      step={1}
      value={position}
      onChange={({ currentTarget }) => moveTo(currentTarget.valueAsNumber)}
      // A press on the thumb where it waits changes nothing of the control, but it means that value.
      onClick={() => isWaiting && moveTo(position)}
    />
  );
}
