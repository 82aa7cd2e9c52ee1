import type { User } from '../../../contract/people/users.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { moneyText } from '../../ui/money/money-text.tsx';
import type { Funding } from './funding-draft.ts';

/** The bank's answer on the two-person size: still asked, known, or none. */
type SizeState = 'asked' | 'known' | 'unknown';

interface CreditQuestionProps {
  user: User;
  funding: Funding;
  /** The two-person size, where this credit is above it: it is proposed, not booked. */
  above: bigint | undefined;
  sizeIs: SizeState;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says once more who gets how much, and where. */
export function CreditQuestion({
  user,
  funding,
  above,
  sizeIs,
  busy,
  onConfirm,
  onCancel,
}: CreditQuestionProps) {
  const amount = moneyText(funding.amount);
  const number = user.accounts.find(({ type }) => type === funding.accountName)?.number;
  return (
    <ConfirmDialog
      open
      title={
        `${above === undefined ? 'Credit' : 'Propose a credit of'} ${amount} to ` +
        `${user.username}?`
      }
      confirmLabel={`${above === undefined ? 'Credit' : 'Propose'} ${amount}`}
      look="primary"
      busyLabel={above === undefined ? 'Crediting...' : 'Proposing...'}
      busy={busy}
      blockedReason={sizeIs === 'asked' ? 'Checking the two-person size' : undefined}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p className="confirm-fact">
        {funding.accountName} {number !== undefined && <AccountNumber number={number} />}
      </p>
      <p className="muted small">
        {postedWhen(sizeIs, above)} from {funding.senderAccount}, {funding.recipientBank}, as “
        {funding.reference}”. The audit trail records your name.
      </p>
    </ConfirmDialog>
  );
}

function postedWhen(sizeIs: SizeState, above: bigint | undefined): string {
  if (sizeIs === 'asked')
    return 'Checking whether a colleague has to approve it first. Then posted';
  if (sizeIs === 'unknown')
    return (
      'The two-person size could not be checked: the bank decides whether a colleague has to ' +
      'approve it first. Then posted'
    );
  return above === undefined
    ? 'Posts now'
    : `Above ${moneyText(above)} a colleague has to approve it first. Then posted`;
}
