import type { User } from '../../../contract/users.ts';
import { AccountNumber } from '../../ui/account-number.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { moneyText } from '../../ui/money-text.tsx';
import type { Funding } from './funding-draft.ts';

interface CreditQuestionProps {
  user: User;
  funding: Funding;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says once more who gets how much, and where. */
export function CreditQuestion({ user, funding, busy, onConfirm, onCancel }: CreditQuestionProps) {
  const amount = moneyText(funding.amount);
  const number = user.accounts.find(({ type }) => type === funding.accountName)?.number;
  return (
    <ConfirmDialog
      open
      title={`Credit ${amount} to ${user.username}?`}
      confirmLabel={`Credit ${amount}`}
      look="primary"
      busyLabel="Crediting..."
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p className="confirm-fact">
        {funding.accountName} {number !== undefined && <AccountNumber number={number} />}
      </p>
      <p className="muted small">
        Booked at once from {funding.senderAccount}, {funding.recipientBank}, as “{funding.reference}”. Your name stands beside it in the audit trail.
      </p>
    </ConfirmDialog>
  );
}
