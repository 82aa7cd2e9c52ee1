import { useQuery } from '@tanstack/react-query';
import type { Account } from '../../../contract/accounts.ts';
import { balanceHistoryQuery } from '../../api/account-queries.ts';
import { totalBalanceMinor } from '../../ui/total-balance.ts';
import { BalanceSkyline } from '../accounts/balance-skyline.tsx';
import { LoadFailed } from '../load-failed.tsx';
import './balance-panel.css';

/** All the customer has here, day by day. */
export function BalancePanel({ accounts }: { accounts: readonly Account[] | undefined }) {
  const history = useQuery(balanceHistoryQuery);
  return (
    <div className="balance-panel">
      <BalanceSkyline
        title="Total balance"
        balanceMinor={accounts && totalBalanceMinor(accounts)}
        days={history.data}
        caption="Total balance"
      />
      <LoadFailed
        text="The balances of past days could not be loaded."
        query={history}
        className="balance-panel-failed"
      />
    </div>
  );
}
