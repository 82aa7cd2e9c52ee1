import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutsidePayment } from '../../../contract/staff/outside-payments.ts';
import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { call } from '../../api/client.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { moneyText } from '../../ui/money/money-text.tsx';
import { AskFirst } from '../reasons/ask-first.tsx';
import { paymentSum } from '../reasons/payment-sum.ts';
import { ReasonForm } from '../reasons/reason-form.tsx';

interface ReturnPaymentProps extends Pick<OutsidePayment, 'payer' | 'payment'> {
  /** The amount credited for it before. */
  corrected: bigint;
  onReturned: (message: string) => void;
}

/** Where the money goes. */
function leadOf({ payer, payment, corrected }: Omit<ReturnPaymentProps, 'onReturned'>): string {
  const sum = paymentSum({ payer, payment });
  const where = payer.closed
    ? 'to unclaimed funds: the customer’s accounts are closed.'
    : 'back to the customer’s account at once.';
  if (corrected === 0n)
    return `${sum}. The whole ${moneyText(payment.debitedUsd)}, any fee included, goes ${where}`;
  const restMinor = payment.debitedUsd - corrected;
  const rest = restMinor === 0n ? '' : ` The other ${moneyText(restMinor)} goes ${where}`;
  return `${sum}. ${moneyText(corrected)} was credited for it before, and stays with the bank.${rest}`;
}

/**
 * Books a payment back that the other bank did not keep, or proposes it above the two-person size.
 * The form says once more what that means before it happens.
 */
export function ReturnPayment({ payer, payment, corrected, onReturned }: ReturnPaymentProps) {
  const queryClient = useQueryClient();
  const [otherBankReference, setReference] = useState('');
  const amount = moneyText(payment.debitedUsd);
  const hasSettled = payment.status !== 'Pending';
  return (
    <AskFirst label="Return this payment">
      {(cancel) => (
        <ReasonForm
          lead={leadOf({ payer, payment, corrected })}
          reasons={reasonTexts.paymentReturn}
          reader={payer.username}
          movesMoney
          confirmLabel={`Return ${amount}`}
          busyLabel="Returning..."
          send={(body) =>
            call('POST /api/admin/outside-payments/{id}/return', {
              params: { id: payment._id },
              body: {
                ...body,
                ...(otherBankReference.trim() !== '' && { otherBankReference }),
              },
            })
          }
          onSent={async ({ message }) => {
            onReturned(message);
            await queryClient.invalidateQueries({ queryKey: ['admin', 'outside-payments'] });
          }}
          onCancel={cancel}
        >
          <TextField
            label="Message or trace number of the other bank"
            optional={!hasSettled}
            hint={
              hasSettled
                ? 'The payment has settled, so the other bank’s number of the return is needed.'
                : 'If the other bank gave one.'
            }
            name="otherBankReference"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={35}
            value={otherBankReference}
            onChange={(event) => setReference(event.currentTarget.value)}
          />
        </ReasonForm>
      )}
    </AskFirst>
  );
}
