import type { ReactNode } from 'react';
import { exactMinor, formatUsd } from '../../../contract/money.ts';
import { formatShortDay, noonOf } from '../../ui/values/format-date.ts';
import type { SkylineDay } from '../../ui/charts/skyline-day.ts';
import { livelySkylineTexts } from './lively-skyline.texts.ts';

const texts = livelySkylineTexts.balanceChange;

interface BalanceChangeProps {
  days: readonly SkylineDay[];
  /** Goes on with the sentence: why. */
  children: ReactNode;
}

/** What became of the balance in these days, in one sentence, and its scale in two labels. */
export function BalanceChange({ days, children }: BalanceChangeProps) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const change = exactMinor(last.total) - exactMinor(first.total);
  const since = formatShortDay(noonOf(first.day));
  return (
    <div className="balance-change">
      <p>
        {change === 0n ? (
          texts.theSameAsOn(since)
        ) : (
          <>
            {texts.thanOn(
              <strong className="lm-money">{formatUsd(change < 0n ? -change : change)}</strong>,
              change < 0n ? texts.less : texts.more,
              since,
            )}
          </>
        )}
        {children}
      </p>
      <Extremes days={days} />
    </div>
  );
}

/** The scale of the hill; a level moor needs none. */
function Extremes({ days }: { days: readonly SkylineDay[] }) {
  const byTotal = days.toSorted((one, other) => one.total - other.total);
  const [lowest, highest] = [byTotal[0], byTotal.at(-1)];
  if (!lowest || !highest || lowest.total === highest.total) return null;
  const written = ({ day, total }: SkylineDay) =>
    texts.on(formatUsd(exactMinor(total)), formatShortDay(noonOf(day)));
  return (
    <p className="balance-extremes">
      <span className="lm-money">{texts.high(written(highest))}</span>
      <span className="lm-money">{texts.low(written(lowest))}</span>
    </p>
  );
}
