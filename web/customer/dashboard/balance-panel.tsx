import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Account } from '../../../contract/accounts.ts';
import { balanceHistoryQuery } from '../../api/account-queries.ts';
import { totalBalanceMinor } from '../../bank/total-balance.ts';
import { BalanceSkyline } from '../accounts/balance-skyline.tsx';
import { LoadFailed } from '../load-failed.tsx';
import './balance-panel.css';

interface BalancePanelProps {
  accounts: readonly Account[] | undefined;
  /** The rest of the first view is there. */
  mayAsk: boolean;
  /** What a newcomer can do about having nothing yet. */
  children: ReactNode;
}

/** All the customer has here, day by day. */
export function BalancePanel({ accounts, mayAsk, children }: BalancePanelProps) {
  const history = useQuery(balanceHistoryQuery({}));
  return (
    <div className="balance-panel">
      <BalanceSkyline
        title="Total balance"
        balanceMinor={accounts && totalBalanceMinor(accounts)}
        days={history.data}
        caption="Total balance"
        mayAsk={mayAsk}
      />
      <LoadFailed
        text="The balances of past days could not be loaded."
        query={history}
        className="balance-panel-failed"
      />
      {children}
    </div>
  );
}
