import { Link } from 'wouter';
import type { IconName } from '../../art/icons.tsx';
import { fetchAhead } from '../../app/navigation/load-part.ts';
import { paths } from '../../app/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { moveMoney, payBills, sendMoney, type QuickAction } from './quick-action-list.ts';
import { useQuickDialog } from './use-quick-dialog.tsx';
import './dashboard.css';
import { dashboardTexts } from './dashboard.texts.ts';

const texts = dashboardTexts.balanceActions;

/**
 * On a phone, the money and what is done with it in one sight: right under the balance. A wider
 * window has the quick actions next to the balance, and hides this.
 */
export function BalanceActions() {
  const { open, opening, dialog } = useQuickDialog();
  const opener = (text: string, action: QuickAction) => (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-busy={action.label === opening || undefined}
        onClick={() => void open(action)}
        onFocus={() => fetchAhead(action.load)}
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
