import type { ReactNode } from 'react';
import { formatUsd, minorFromNumber } from '../../../contract/money.ts';
import { formatMonthDay, noonOf } from '../../ui/format-date.ts';
import type { SkylineDay } from '../../ui/skyline-chart.tsx';
import { SkylineChart } from '../../ui/skyline-chart.tsx';
import './balance-skyline.css';

interface BalanceSkylineProps {
  title: ReactNode;
  /** `$1,234.56`; undefined while it is not known. */
  balance: string | undefined;
  /** Oldest first; undefined while they are not known. */
  days: readonly SkylineDay[] | undefined;
  /** What the days show, for the table. */
  caption: string;
}

/** What one has, and how it came to be: the one loud thing of a page. */
export function BalanceSkyline({ title, balance, days, caption }: BalanceSkylineProps) {
  return (
    <section className="balance lm-night" aria-labelledby="balance-title">
      <header className="balance-head">
        <div>
          <h2 id="balance-title">{title}</h2>
          <p className="balance-total lm-money" role="status">
            {balance === undefined ? (
              <span className="balance-unknown">—</span>
            ) : (
              <>
                {balance.slice(0, -3)}
                <span className="balance-cents">{balance.slice(-3)}</span>
              </>
            )}
          </p>
        </div>
        {days && <Change days={days} />}
      </header>
      {days ? <SkylineChart caption={`${caption}, last ${days.length} days`} days={days} /> : <div className="skyline" />}
    </section>
  );
}

function Change({ days }: { days: readonly SkylineDay[] }) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return null;
  const change = (minorFromNumber(last.total) ?? 0n) - (minorFromNumber(first.total) ?? 0n);
  const words = change === 0n ? 'Unchanged' : `${change < 0n ? '' : '+'}${formatUsd(change)}`;
  return (
    <p className="balance-change">
      <strong className="lm-money">{words}</strong> since {formatMonthDay(noonOf(first.day))}
    </p>
  );
}
