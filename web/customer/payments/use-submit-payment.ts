import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { bankFacts } from '../../../config/bank.ts';
import type { RefusalCode } from '../../../contract/errors.ts';
import type { Transfer } from '../../../contract/transfers.ts';
import { bankQuery } from '../../api/bank-query.ts';
import {
  Offline,
  Refused,
  isOffline,
  outcomeIsUnknown,
  refuseOffline,
} from '../../api/failures.ts';
import { makeIdempotencyKey } from '../../api/idempotency-key.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { readSession } from '../../api/session.ts';
import {
  forgetAttempt,
  handOverAttempt,
  keepAttempt,
  type PaymentAttempt,
} from './payment-attempt.ts';
import { paymentFailureText } from './payment-failure-text.ts';
import type { PaymentWording } from './payment-wording.ts';
import { showMade, type MadePayment } from './made-payment.ts';
import { sendPayment } from './send-payment.ts';
import type { SentOrder } from './sent-order.ts';
import { signOrder, type Signature } from './sign-order.ts';
import { wait } from './wait.ts';

export type SubmitPhase = 'editing' | 'processing' | 'checking' | 'done';

interface SubmitSetting {
  wording: PaymentWording;
  /** Called with what the bank says about fields, once the failure is shown. */
  onFailure: (fields: Record<string, string>, code: RefusalCode | undefined) => void;
}

interface Submission extends Signature {
  userId: string;
  order: SentOrder;
}

/**
 * Signs and sends one payment. Its key lives as long as the outcome is unknown and nothing is
 * edited.
 */
export function useSubmitPayment({ wording, onFailure }: SubmitSetting) {
  const queryClient = useQueryClient();
  const [phase, setPhase] = useState<SubmitPhase>('editing');
  const [failure, setFailure] = useState<string>();
  const [made, setMade] = useState<MadePayment>();
  const attempt = useRef<PaymentAttempt>(undefined);
  /** The order has gone out and its outcome was not heard. */
  const inDoubt = useRef(false);
  /** The same for the screen: what was sent stays in sight until it is known what became of it. */
  const [openOutcome, setOpenOutcome] = useState(false);
  const underway = useRef(false);
  useEffect(() => handOverAttempt, []);

  const send = async (submission: Submission): Promise<Transfer> => {
    if (readSession() === undefined)
      throw new Error('No authentication token found. Please log in.');
    attempt.current ??= {
      key: makeIdempotencyKey(),
      order: submission.order,
      userId: submission.userId,
    };
    const madeBefore = inDoubt.current ? await findMade(attempt.current) : undefined;
    if (madeBefore !== undefined) return madeBefore;
    const { order } = attempt.current;
    if (order.call !== 'transfers/own') await signOrder(queryClient, submission, order);
    refuseOffline();
    inDoubt.current = true;
    keepAttempt(attempt.current);
    return await sendPayment(attempt.current, () => setPhase('checking'));
  };

  /**
   * Asks about an order in doubt with its own key; only an answer that it was never approved makes
   * it safe to sign it again.
   */
  const findMade = async (doubted: PaymentAttempt): Promise<Transfer | undefined> => {
    try {
      return await sendPayment(doubted, () => setPhase('checking'));
    } catch (problem) {
      if (problem instanceof Refused && problem.code === 'APPROVAL_REQUIRED') return undefined;
      throw problem;
    }
  };

  const dropAttempt = () => {
    attempt.current = undefined;
    inDoubt.current = false;
    setOpenOutcome(false);
    forgetAttempt();
  };

  const submit = async (submission: Submission) => {
    // Two presses before the first redraw are still one order.
    if (underway.current) return;
    if (isOffline()) {
      setFailure(paymentFailureText(wording, new Offline(), inDoubt.current));
      return;
    }
    underway.current = true;
    setFailure(undefined);
    setPhase('processing');
    const submittedAt = performance.now();
    try {
      const { order } = submission;
      const sent = {
        call: order.call,
        isWithUs:
          'recipientRouting' in order.body &&
          order.body.recipientRouting === bankFacts.routingNumber,
        transfer: await send(submission),
      };
      setMade(sent);
      dropAttempt();
      void queryClient.invalidateQueries();
      const alreadyWaitedMs =
        wording.successPauseFrom === 'submit' ? performance.now() - submittedAt : 0;
      await wait(Math.max(0, wording.pauseMs - alreadyWaitedMs));
      showMade(sent);
      setPhase('done');
    } catch (problem) {
      const doubtful = inDoubt.current && outcomeIsUnknown(problem);
      if (!doubtful) dropAttempt();
      setOpenOutcome(doubtful);
      void queryClient.invalidateQueries(pinStateQuery);
      if (problem instanceof Refused && problem.code === 'FEE_CHANGED')
        void queryClient.invalidateQueries(bankQuery);
      await wait(wording.pauseMs);
      setFailure(paymentFailureText(wording, problem, doubtful));
      setPhase('editing');
      if (problem instanceof Refused) onFailure(problem.fields, problem.code);
      else onFailure({}, undefined);
    } finally {
      underway.current = false;
    }
  };

  /** An edited order is another order: it gets a key of its own. */
  const orderChanged = () => {
    if (attempt.current !== undefined) dropAttempt();
  };

  return {
    phase,
    made,
    failure,
    inDoubt: openOutcome,
    submit,
    orderChanged,
    clear: () => setFailure(undefined),
  };
}
