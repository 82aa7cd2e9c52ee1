import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Account } from '../../../contract/accounts.ts';
import { balanceHistoryQuery } from '../../api/account-queries.ts';
import { totalBalanceMinor } from '../../bank/total-balance.ts';
import { BalanceSkyline } from '../accounts/balance-skyline.tsx';
import { LoadFailed } from '../load-failed.tsx';
import './balance-panel.css';
import { dashboardTexts } from './dashboard.texts.ts';

const texts = dashboardTexts.balancePanel;

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
        title={texts.totalBalance}
        balanceMinor={accounts && totalBalanceMinor(accounts)}
        days={history.data}
        caption={texts.totalBalance}
        mayAsk={mayAsk}
      />
      <LoadFailed
        text={texts.theBalancesOfPastDays}
        query={history}
        className="balance-panel-failed"
      />
      {children}
    </div>
  );
}
