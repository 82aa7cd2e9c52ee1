import type { CheckForStaff } from '../../../contract/staff/check-reviews.ts';
import { parseTypedAmount } from '../../../contract/values/money.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { moneyText } from '../../ui/money/money-text.tsx';
import { ConfirmButtons } from '../queues/confirm-buttons.tsx';
import { checkAmounts } from './acceptance-draft.ts';

function differenceText(minor: bigint, stated: bigint | null): string | undefined {
  if (stated === null) return undefined;
  return minor > stated
    ? `${moneyText(minor - stated)} more than the customer wrote.`
    : `${moneyText(stated - minor)} less than the customer wrote.`;
}

interface AcceptCheckProps {
  check: CheckForStaff;
  onDecided: (notice: string) => void;
  onCancel: () => void;
}

/**
 * Takes the amount as staff read it in the picture: the field is empty, so that no key lets an
 * amount pass unread. Another one than the customer wrote is typed twice.
 */
export function AcceptCheck({ check, onDecided, onCancel }: AcceptCheckProps) {
  const { statedAmount: stated } = check;
  const form = useForm({
    initial: { amount: '', confirmedAmount: '' },
    check: (typed) => checkAmounts(typed, stated),
    send: (body, { key }) =>
      call('POST /api/admin/checks/{id}/accept', {
        params: { id: check._id },
        body,
        idempotencyKey: key,
      }),
    onSent: ({ message }) => onDecided(message),
  });
  const minor = parseTypedAmount(form.fields.amount);
  const differs = minor !== undefined && minor !== stated;
  return (
    <Form form={form} className="case-form">
      <Alert kind="error">{failureText(form.failure, { doneOnce: 'posted' })}</Alert>
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
              : `The customer wrote ${moneyText(stated)}.`)
          }
          {...form.field('amount')}
        />
        {differs && (
          <MoneyField
            label="The amount again"
            hint={differenceText(minor, stated)}
            {...form.field('confirmedAmount')}
          />
        )}
      </div>
      <ConfirmButtons
        confirmLabel={minor === undefined || minor === 0n ? 'Accept' : `Accept ${moneyText(minor)}`}
        busyLabel="Accepting..."
        busy={form.isBusy}
        onCancel={onCancel}
      />
    </Form>
  );
}
