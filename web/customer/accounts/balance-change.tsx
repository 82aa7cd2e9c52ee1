import type { ReactNode } from 'react';
import { formatShortDay, noonOf } from '../../ui/values/format-date.ts';
import { classNames } from '../../ui/class-names.ts';
import type { SkylineDay } from '../../bank/skyline/skyline-day.ts';
import { useAmountText, MoneyText } from '../../ui/money/money-text.tsx';
import { LiveText } from '../../ui/values/live-text.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { livelySkylineTexts } from './accounts.texts.ts';

const texts = livelySkylineTexts.balanceChange;

interface BalanceChangeProps {
  days: readonly SkylineDay[];
  /** One day of them is looked at: on a phone, which has room for one, the scale is shown. */
  walking: boolean;
  /** Goes on with the sentence: why. */
  children: ReactNode;
}

/** The change of the balance over these days, in one sentence, and its scale in two labels. */
export function BalanceChange({ days, walking, children }: BalanceChangeProps) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const change = last.total - first.total;
  const since = formatShortDay(noonOf(first.day));
  return (
    <div className={classNames('balance-change', walking && 'balance-walked')}>
      <p>
        {change === 0n ? (
          texts.theSameAsOn(since)
        ) : (
          // Its words change with its amount: each is a sentence of its own (`LiveText`).
          <span key={String(change)}>
            {texts.thanOn(
              <strong>
                <MoneyText amount={change < 0n ? -change : change} />
              </strong>,
              change < 0n ? texts.less : texts.more,
              since,
            )}
          </span>
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
    <Row as="p" gap={16} rowGap={4} className="balance-extremes">
      <span className="lm-money">
        <LiveText text={texts.high(written(highest))} />
      </span>
      <span className="lm-money">
        <LiveText text={texts.low(written(lowest))} />
      </span>
    </Row>
  );
}
