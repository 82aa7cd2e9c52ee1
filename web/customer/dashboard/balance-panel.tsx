import { useQuery } from '@tanstack/react-query';
import type { Account } from '../../../contract/accounts.ts';
import { formatUsd, minorFromNumber } from '../../../contract/money.ts';
import { balanceHistoryQuery } from '../../api/account-queries.ts';
import { formatMonthDay, noonOf } from '../../ui/format-date.ts';
import type { SkylineDay } from '../../ui/skyline-chart.tsx';
import { SkylineChart } from '../../ui/skyline-chart.tsx';
import { totalBalanceMinor } from '../../ui/total-balance.ts';
import './balance-panel.css';

/** The one loud thing of the dashboard: what one has, and how it came to be. */
export function BalancePanel({ accounts }: { accounts: readonly Account[] | undefined }) {
  const history = useQuery(balanceHistoryQuery);
  const days = history.data ?? [];
  const total = accounts && formatUsd(totalBalanceMinor(accounts));
  return (
    <section className="balance lm-night" aria-labelledby="total-balance">
      <header className="balance-head">
        <div>
          <h2 id="total-balance">Total balance</h2>
          <p className="balance-total lm-money" role="status">
            {total === undefined ? (
              <span className="balance-unknown">—</span>
            ) : (
              <>
                {total.slice(0, -3)}
                <span className="balance-cents">{total.slice(-3)}</span>
              </>
            )}
          </p>
        </div>
        <Change days={days} />
      </header>
      {history.isPending ? <div className="skyline" /> : <SkylineChart caption={`Total balance, last ${days.length} days`} days={days} />}
    </section>
  );
}

function Change({ days }: { days: readonly SkylineDay[] }) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return null;
  const change = (minorFromNumber(last.total) ?? 0n) - (minorFromNumber(first.total) ?? 0n);
  return (
    <p className="balance-change">
      <strong className="lm-money">{`${change < 0n ? '' : '+'}${formatUsd(change)}`}</strong> since {formatMonthDay(noonOf(first.day))}
    </p>
  );
}
