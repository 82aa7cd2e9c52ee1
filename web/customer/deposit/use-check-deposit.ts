import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Check } from '../../../contract/money/deposits.ts';
import { decimalText, parseTypedAmount } from '../../../contract/values/money.ts';
import { call } from '../../api/client.ts';
import { checksQuery } from '../../api/deposit-queries.ts';
import { type Checked, useForm } from '../../ui/form/use-form.ts';
import { wait } from '../payments/wait.ts';
import type { CheckSide } from './check-side.ts';
import { checkDialogTexts } from './deposit.texts.ts';

const texts = checkDialogTexts.useCheckDeposit;

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
  front: texts.pleaseAddAPictureOf,
  back: texts.pleaseAddAPictureOfThe,
};

const givenUp = texts.youCanceledTheUploadYour;

export const depositFailureWords = {
  refused: texts.yourCheckCouldNotBe,
  unanswered: texts.networkErrorYourCheckMay,
};

function amountProblem(typed: string): string | undefined {
  if (typed.trim() === '') return undefined;
  const minor = parseTypedAmount(typed);
  if (minor === undefined) return texts.pleaseTypeTheAmountLike;
  return minor > 0n ? undefined : texts.amountMustBeGreaterThan;
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

/**
 * The form for two pictures, an amount if the customer likes, and the check that the bank received.
 */
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
