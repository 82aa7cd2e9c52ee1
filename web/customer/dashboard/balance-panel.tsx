import { useQuery } from '@tanstack/react-query';
import type { Account } from '../../../contract/people/account.ts';
import { balanceHistoryQuery } from '../../api/account-queries.ts';
import { totalBalanceMinor } from '../../bank/total-balance.ts';
import { BalanceSkyline } from '../accounts/balance-skyline.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { BalanceActions } from './balance-actions.tsx';
import './dashboard.css';
import { dashboardTexts } from './dashboard.texts.ts';

const texts = dashboardTexts.balancePanel;

interface BalancePanelProps {
  accounts: readonly Account[] | undefined;
  /** The rest of the first view is there. */
  mayAsk: boolean;
}

/** All the customer has here, day by day. */
export function BalancePanel({ accounts, mayAsk }: BalancePanelProps) {
  const history = useQuery(balanceHistoryQuery({}));
  return (
    <div className="balance-panel">
      <BalanceSkyline
        title={texts.totalBalance}
        balanceMinor={accounts && totalBalanceMinor(accounts)}
        days={history.data}
        caption={texts.totalBalance}
        mayAsk={mayAsk}
        actions={<BalanceActions />}
      />
      <LoadFailed
        text={texts.theBalancesOfPastDays}
        query={history}
        className="balance-panel-failed"
      />
    </div>
  );
}
