import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Check } from '../../../contract/deposits.ts';
import { decimalText, parseTypedAmount } from '../../../contract/money.ts';
import { call } from '../../api/client.ts';
import { checksQuery } from '../../api/deposit-queries.ts';
import { type Checked, useForm } from '../../ui/form/use-form.ts';
import { wait } from '../payments/wait.ts';
import type { CheckSide } from './check-side.ts';

/** The specification's time: a fast upload waits for it, a slow one takes longer. */
const leastProcessingMs = 5000;

interface Draft {
  front: CheckSide | undefined;
  back: CheckSide | undefined;
  amount: string;
}
const empty: Draft = { front: undefined, back: undefined, amount: '' };

interface Deposit {
  front: CheckSide;
  back: CheckSide;
  amountMinor: bigint | undefined;
}

const missing = {
  front: 'Please add a picture of the front of your check.',
  back: 'Please add a picture of the back of your check.',
};

const givenUp =
  'You canceled the upload. Your pictures are kept here. If the check had reached us already, ' +
  'you will find it in your list.';

export const depositFailureWords = {
  refused: 'Your check could not be sent. Please try again.',
  unanswered:
    'Network error. Your check may not have reached us. Your pictures are kept here: please ' +
    'try again. We notice a check that arrives twice.',
};

function amountProblem(typed: string): string | undefined {
  if (typed.trim() === '') return undefined;
  const minor = parseTypedAmount(typed);
  if (minor === undefined) return 'Please type the amount like 1,234.50, or leave it out.';
  return minor > 0n ? undefined : 'Amount must be greater than 0.';
}

function checkDeposit({ front, back, amount }: Draft): Checked<Deposit> {
  const wrongAmount = amountProblem(amount);
  if (front && back && wrongAmount === undefined)
    return { values: { front, back, amountMinor: parseTypedAmount(amount) } };
  return {
    errors: {
      ...(!front && { front: missing.front }),
      ...(!back && { back: missing.back }),
      ...(wrongAmount !== undefined && { amount: wrongAmount }),
    },
  };
}

function formOf({ front, back, amountMinor }: Deposit): FormData {
  const form = new FormData();
  // The amount first: should it be wrong, the bank need not wait for the pictures.
  if (amountMinor !== undefined) form.set('amount', decimalText(amountMinor));
  form.set('front', front.picture);
  form.set('back', back.picture);
  return form;
}

/** Two pictures, an amount if one likes, and what became of them. */
export function useCheckDeposit() {
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<Check>();
  const form = useForm({
    initial: empty,
    check: checkDeposit,
    send: async (deposit, { signal, onProgress }) => {
      const arrived = Promise.all([
        call('POST /api/deposits/checks', { form: formOf(deposit), onProgress, signal }),
        wait(leastProcessingMs),
      ]);
      try {
        return (await arrived)[0];
      } catch (problem) {
        throw signal.aborted ? new Error(givenUp, { cause: problem }) : problem;
      } finally {
        // It may have arrived although no answer came.
        void queryClient.invalidateQueries(checksQuery);
      }
    },
    onSent: ({ check }) => setSent(check),
  });
  return { form, sent };
}
