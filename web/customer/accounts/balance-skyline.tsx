import { useContext, type ReactNode } from 'react';
import { exactMinor, formatUsd } from '../../../contract/money.ts';
import { formatMonthDay, formatShortDay, noonOf } from '../../ui/format-date.ts';
import { AmountsHidden, HiddenAmount } from '../../ui/hidden-amounts.tsx';
import type { SkylineDay } from '../../ui/skyline-day.ts';
import { SkylineChart } from '../../ui/skyline-chart.tsx';
import './balance-skyline.css';

interface BalanceSkylineProps {
  title: ReactNode;
  /** Undefined while it is not known. */
  balanceMinor: bigint | undefined;
  /** Oldest first; undefined while they are not known. */
  days: readonly SkylineDay[] | undefined;
  /** What the days show, for the table. */
  caption: string;
}

/** What one has, and how it came to be: the one loud thing of a page. */
export function BalanceSkyline({ title, balanceMinor, days, caption }: BalanceSkylineProps) {
  const hidden = useContext(AmountsHidden);
  return (
    <section className="balance lm-night" aria-labelledby="balance-title">
      <header className="balance-head">
        <div>
          <h2 id="balance-title">{title}</h2>
          <p className="balance-total lm-money" role="status">
            {balanceMinor === undefined ? (
              <span className="balance-unknown">—</span>
            ) : (
              <Balance written={formatUsd(balanceMinor)} />
            )}
          </p>
        </div>
        {days && !hidden && <Change days={days} />}
      </header>
      {days ? (
        <SkylineChart caption={`${caption}, last ${days.length} days`} days={days} />
      ) : (
        <div className="skyline" />
      )}
    </section>
  );
}

function Balance({ written }: { written: string }) {
  if (useContext(AmountsHidden)) return <HiddenAmount written={written} />;
  return (
    <>
      {written.slice(0, -3)}
      <span className="balance-cents">{written.slice(-3)}</span>
    </>
  );
}

function Change({ days }: { days: readonly SkylineDay[] }) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return null;
  const change = exactMinor(last.total) - exactMinor(first.total);
  const words = change === 0n ? 'Unchanged' : `${change < 0n ? '' : '+'}${formatUsd(change)}`;
  return (
    <p className="balance-change">
      <strong className="lm-money">{words}</strong> since {formatMonthDay(noonOf(first.day))}
      <Extremes days={days} />
    </p>
  );
}

/** The scale of the hill in two words; a level moor needs none. */
function Extremes({ days }: { days: readonly SkylineDay[] }) {
  const byTotal = days.toSorted((one, other) => one.total - other.total);
  const [lowest, highest] = [byTotal[0], byTotal.at(-1)];
  if (!lowest || !highest || lowest.total === highest.total) return null;
  const written = ({ day, total }: SkylineDay) =>
    `${formatUsd(exactMinor(total))} on ${formatShortDay(noonOf(day))}`;
  return (
    <>
      <span className="lm-money">High {written(highest)}</span>
      <span className="lm-money">Low {written(lowest)}</span>
    </>
  );
}
