import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Account } from '../../../contract/people/account.ts';
import { balanceHistoryQuery } from '../../api/account-queries.ts';
import { paths } from '../../app/paths.ts';
import type { IconName } from '../../art/icons.tsx';
import { totalBalanceMinor } from '../../bank/total-balance.ts';
import { Icon } from '../../ui/icon.tsx';
import { BalanceSkyline } from '../accounts/balance-skyline.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { moveMoney, payBills, type QuickAction, sendMoney } from './quick-action-list.ts';
import { useQuickDialog } from './use-quick-dialog.tsx';
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

/**
 * On a phone, the money and what is done with it in one sight: right under the balance. A wider
 * window has the quick actions next to the balance, and hides this.
 */
function BalanceActions() {
  const { open, opening, dialog } = useQuickDialog();
  const opener = (text: string, action: QuickAction) => (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-busy={action.label === opening || undefined}
        onClick={() => open(action)}
        onFocus={action.Dialog.fetchAhead}
      >
        <Round icon={action.icon} />
        {text}
      </button>
    </li>
  );
  return (
    <div className="balance-actions screen-only">
      <ul aria-label={texts.actions}>
        {opener(texts.send, sendMoney)}
        {opener(texts.move, moveMoney)}
        <li>
          <Link to={paths.deposit()}>
            <Round icon="deposit" />
            {texts.deposit}
          </Link>
        </li>
        {opener(texts.payBill, payBills)}
      </ul>
      {dialog}
    </div>
  );
}

const Round = ({ icon }: { icon: IconName }) => (
  <span className="balance-action-round">
    <Icon name={icon} />
  </span>
);
