import type { ReactNode } from 'react';
import { formatShortDay, noonOf } from '../../ui/values/format-date.ts';
import type { SkylineDay } from '../../bank/skyline/skyline-day.ts';
import { useAmountText, MoneyText } from '../../ui/money/money-text.tsx';
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
  const change = last.total - first.total;
  const since = formatShortDay(noonOf(first.day));
  return (
    <div className="balance-change">
      <p>
        {change === 0n ? (
          texts.theSameAsOn(since)
        ) : (
          <>
            {texts.thanOn(
              <strong>
                <MoneyText amount={change < 0n ? -change : change} />
              </strong>,
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
  const amountText = useAmountText();
  const byTotal = days.toSorted((one, other) => Number(one.total - other.total));
  const [lowest, highest] = [byTotal[0], byTotal.at(-1)];
  if (!lowest || !highest || lowest.total === highest.total) return null;
  const written = ({ day, total }: SkylineDay) =>
    texts.on(amountText(total), formatShortDay(noonOf(day)));
  return (
    <p className="balance-extremes">
      <span className="lm-money">{texts.high(written(highest))}</span>
      <span className="lm-money">{texts.low(written(lowest))}</span>
    </p>
  );
}
