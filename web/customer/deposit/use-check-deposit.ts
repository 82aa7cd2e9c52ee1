import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Check } from '../../../contract/deposits.ts';
import { decimalText, parseTypedAmount } from '../../../contract/money.ts';
import { call } from '../../api/client.ts';
import { checksQuery } from '../../api/deposit-queries.ts';
import { Refused, Unanswered } from '../../api/failures.ts';
import { wait } from '../payments/wait.ts';
import type { CheckSide } from './check-side.ts';

/** The specification's time: a fast upload waits for it, a slow one takes longer. */
const leastProcessingMs = 5000;

type Sides = 'front' | 'back';
type Errors = Partial<Record<Sides | 'amount', string>>;

const missing: Record<Sides, string> = {
  front: 'Please add a picture of the front of your check.',
  back: 'Please add a picture of the back of your check.',
};

const givenUp =
  'You canceled the upload. Your pictures are kept here. If the check had reached us already, ' +
  'you will find it in your list.';

function amountProblem(typed: string): string | undefined {
  if (typed.trim() === '') return undefined;
  const minor = parseTypedAmount(typed);
  if (minor === undefined) return 'Please type the amount like 1,234.50, or leave it out.';
  return minor > 0n ? undefined : 'Amount must be greater than 0.';
}

function failureText(failure: unknown): string {
  if (failure instanceof Unanswered)
    return (
      'Network error. Your check may not have reached us. Your pictures are kept here: please ' +
      'try again. We notice a check that arrives twice.'
    );
  const message =
    (failure instanceof Error && failure.message) ||
    'Your check could not be sent. Please try again.';
  return failure instanceof Refused && failure.status >= 500 && failure.requestId !== undefined
    ? `${message} (Request ${failure.requestId})`
    : message;
}

/** Two pictures, an amount if one likes, and what became of them. */
export function useCheckDeposit() {
  const queryClient = useQueryClient();
  const [sides, setSides] = useState<Partial<Record<Sides, CheckSide>>>({});
  const [amount, setAmount] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  /** How much of it is on its way, from 0 to 1. */
  const [uploaded, setUploaded] = useState(0);
  const [sent, setSent] = useState<Check>();
  const upload = useRef<AbortController>(undefined);

  const clear = (field: keyof Errors) => {
    setErrors(({ [field]: _, ...others }) => others);
    setFailure(undefined);
  };
  const changeSide = (field: Sides, side: CheckSide | undefined) => {
    setSides((before) => ({ ...before, [field]: side }));
    clear(field);
  };
  const changeAmount = (typed: string) => {
    setAmount(typed);
    clear('amount');
  };

  const send = async ({ front, back }: Record<Sides, CheckSide>) => {
    const form = new FormData();
    // The amount first: should it be wrong, the bank need not wait for the pictures.
    const minor = parseTypedAmount(amount);
    if (minor !== undefined) form.set('amount', decimalText(minor));
    form.set('front', front.picture);
    form.set('back', back.picture);
    setSending(true);
    setUploaded(0);
    const { signal } = (upload.current = new AbortController());
    try {
      const [{ check }] = await Promise.all([
        call('POST /api/deposits/checks', { form, onProgress: setUploaded, signal }),
        wait(leastProcessingMs),
      ]);
      setSent(check);
    } catch (problem) {
      setErrors(problem instanceof Refused ? problem.fields : {});
      setFailure(signal.aborted ? givenUp : failureText(problem));
    } finally {
      setSending(false);
      // It may have arrived although we did not hear so.
      void queryClient.invalidateQueries(checksQuery);
    }
  };

  /** Whether it is on its way; otherwise the errors say what is wrong. */
  const submit = (): boolean => {
    const { front, back } = sides;
    const amountError = amountProblem(amount);
    setFailure(undefined);
    setErrors({
      ...(front ? {} : { front: missing.front }),
      ...(back ? {} : { back: missing.back }),
      ...(amountError === undefined ? {} : { amount: amountError }),
    });
    if (!front || !back || amountError !== undefined) return false;
    void send({ front, back });
    return true;
  };

  const touched = amount !== '' || sides.front !== undefined || sides.back !== undefined;
  return {
    sides,
    amount,
    errors,
    failure,
    sending,
    uploaded,
    sent,
    touched,
    changeSide,
    changeAmount,
    submit,
    giveUp: () => upload.current?.abort(),
  };
}
