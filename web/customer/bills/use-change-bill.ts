import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BillChange } from '../../../contract/money/bill-changes.ts';
import type { BillSchedule } from '../../../contract/money/bills.ts';
import { bankQuery } from '../../api/bank-query.ts';
import { call } from '../../api/client.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { type Checked, useForm } from '../../ui/form/use-form.ts';
import { feeNotKnown } from '../payments/fee-not-known.ts';
import { proofOfOrder } from '../payments/sign-order.ts';
import { useSignature } from '../payments/use-signature.ts';
import {
  changeBody,
  checkChange,
  choosePayments,
  checkSignature,
  openChange,
  paysMore,
  type ChangeDraft,
} from './change-draft.ts';
import { changeBillDialogTexts } from './bills.texts.ts';

const texts = changeBillDialogTexts.useChangeBill;

export const changeSteps = [texts.changes, texts.confirm] as const;

/** A change of a recurring bill: what is typed, what is wrong with it, and its way to the bank. */
export function useChangeBill(schedule: BillSchedule, onDone: (message: string) => void) {
  const queryClient = useQueryClient();
  const bank = useQuery(bankQuery);
  const fee = bank.data?.fees.bill;
  const signature = useSignature();
  const [initial] = useState(() => openChange(schedule));
  // Also after a failure: it may have been paid or changed elsewhere.
  const lookAgain = () => void queryClient.invalidateQueries({ queryKey: ['transfers'] });

  const check = (draft: ChangeDraft, step: number): Checked<BillChange> => {
    if (step === 0) return { errors: checkChange(draft, schedule) };
    const values = changeBody(draft, schedule);
    if (!paysMore(values, schedule)) return { values };
    const errors = signature.wanted(checkSignature(draft), draft);
    if (Object.keys(errors).length > 0 || fee !== undefined) return { errors, values };
    void bank.refetch();
    return { failure: new Error(feeNotKnown) };
  };
  const form = useForm({
    initial,
    steps: changeSteps.length,
    secrets: ['securityPin'],
    ownName: (name) => (name === 'amount' ? 'amountDue' : name),
    check,
    send: async (body, { fields: typed }) => {
      const order = {
        call: 'transfers/schedules/change',
        body,
        ...(fee === undefined ? {} : { fee }),
      } as const;
      if (paysMore(body, schedule))
        await call('POST /api/approvals', {
          body: { ...(await proofOfOrder(queryClient, signature.of(typed), order)), order },
        });
      return await call('POST /api/transfers/schedules/change', { body });
    },
    onSent: ({ message }) => {
      onDone(message);
      lookAgain();
    },
    onFailed: () => {
      void queryClient.invalidateQueries(pinStateQuery);
      lookAgain();
    },
  });
  const { fields, step } = form;
  const change = step === 1 ? changeBody(fields, schedule) : undefined;
  return {
    ...form,
    signature,
    signWithDevice: () => signature.submitByDevice(form.submit),
    change,
    fee,
    needsPin: change !== undefined && paysMore(change, schedule),
    choosePayments: (payments: string) => form.edit(choosePayments(fields, payments, schedule)),
  };
}
