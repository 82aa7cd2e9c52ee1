import type { SubmitEvent } from 'react';
import { useState } from 'react';
import type { CheckForStaff } from '../../../contract/check-reviews.ts';
import { formatUsd, minorFromNumber, parseTypedAmount } from '../../../contract/money.ts';
import { Alert } from '../../ui/alert.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { MoneyField } from '../../ui/money-field.tsx';
import { ConfirmButtons } from '../queues/confirm-buttons.tsx';
import { checkAmounts, type AmountErrors } from './acceptance-draft.ts';
import { useAcceptance } from './use-acceptance.ts';

function differenceText(minor: bigint, stated: bigint | null): string | undefined {
  if (stated === null) return undefined;
  return minor > stated
    ? `${formatUsd(minor - stated)} more than the customer wrote.`
    : `${formatUsd(stated - minor)} less than the customer wrote.`;
}

interface AcceptCheckProps {
  check: CheckForStaff;
  onDecided: (notice: string) => void;
  onCancel: () => void;
}

/**
 * The amount as staff read it in the picture: nothing stands there that a key could let pass.
 * Another one than the customer wrote is typed twice.
 */
export function AcceptCheck({ check, onDecided, onCancel }: AcceptCheckProps) {
  const stated = check.statedAmount === null ? null : (minorFromNumber(check.statedAmount) ?? null);
  const [amount, setAmount] = useState('');
  const [again, setAgain] = useState('');
  const [errors, setErrors] = useState<AmountErrors>({});
  const { accept, busy, failure, edited } = useAcceptance(check._id);
  const minor = parseTypedAmount(amount);
  const differs = minor !== undefined && minor !== stated;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const checked = checkAmounts({ amount, again, stated });
    if ('errors' in checked) {
      setErrors(checked.errors);
      requestAnimationFrame(focusFirstInvalid);
      return;
    }
    const message = await accept(checked.body);
    if (message !== undefined) onDecided(message);
  };
  const edit = (set: (text: string) => void) => (event: { currentTarget: HTMLInputElement }) => {
    set(event.currentTarget.value);
    setErrors({});
    edited();
  };
  return (
    <form className="case-form" noValidate onSubmit={(event) => void submit(event)}>
      <Alert kind="error">{failure}</Alert>
      <p>
        The amount is credited to <strong>{check.customer.username}</strong>, account ending in{' '}
        {check.account.slice(-4)}, and held until it is available.
      </p>
      <div className="check-amounts">
        <MoneyField
          label="Amount on the check"
          hint={
            'As you read it in the picture. ' +
            (stated === null
              ? 'The customer left it to us.'
              : `The customer wrote ${formatUsd(stated)}.`)
          }
          name="amount"
          value={amount}
          error={errors.amount}
          onChange={edit(setAmount)}
        />
        {differs && (
          <MoneyField
            label="The amount again"
            name="confirmedAmount"
            hint={differenceText(minor, stated)}
            value={again}
            error={errors.confirmedAmount}
            onChange={edit(setAgain)}
          />
        )}
      </div>
      <ConfirmButtons
        confirmLabel={minor === undefined || minor === 0n ? 'Accept' : `Accept ${formatUsd(minor)}`}
        busyLabel="Accepting..."
        busy={busy}
        onCancel={onCancel}
      />
    </form>
  );
}
