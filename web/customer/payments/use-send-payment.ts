import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bankFacts } from '../../../config/bank.ts';
import type { Transfer } from '../../../contract/money/transfers.ts';
import { bankQuery } from '../../api/bank-query.ts';
import {
  NotProven,
  Offline,
  outcomeIsUnknown,
  Refused,
  refuseOffline,
} from '../../api/failures.ts';
import { identityQuery } from '../../api/identity-queries.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { readSession } from '../../api/session.ts';
import { showMade } from './made-payment.ts';
import {
  forgetAttempt,
  handOverAttempt,
  keepAttempt,
  type PaymentAttempt,
} from './payment-attempt.ts';
import type { PaymentWording } from './payment-wording.ts';
import { sendPayment } from './send-payment.ts';
import type { SentOrder } from './sent-order.ts';
import { type Signature, proofOfOrder } from './sign-order.ts';
import type { PaymentMachine } from './use-payment-state.ts';
import { wait } from './wait.ts';
import { paymentsTexts } from './payments.texts.ts';

const texts = paymentsTexts.useSendPayment;

/** A failover of the bank’s database takes longer, and the order waits for it there. */
const usualMs = 3_000;

interface Sending {
  key: string;
  /** It was sent before, and no answer came. */
  isAgain: boolean;
  signature: Signature;
}

/**
 * Signs and sends one payment. Its key lives as long as the outcome is unknown and nothing is
 * edited.
 */
export function useSendPayment(
  userId: string,
  wording: PaymentWording,
  { now, happen }: PaymentMachine,
) {
  const queryClient = useQueryClient();
  useEffect(() => handOverAttempt, []);

  const forget = () => {
    const { left } = now();
    if (left === undefined) return;
    forgetAttempt(left);
    happen({ type: 'settled' });
  };

  const ask = (attempt: PaymentAttempt, isAgain = false) =>
    sendPayment(attempt, { isAgain, onDoubt: () => happen({ type: 'doubted' }) });

  /**
   * Asks about an order in doubt with its own key; only an answer that it was never approved makes
   * it safe to sign it again.
   */
  const findMade = async (doubted: PaymentAttempt): Promise<Transfer | undefined> => {
    try {
      return await ask(doubted, true);
    } catch (problem) {
      if (problem instanceof Refused && problem.code === 'APPROVAL_REQUIRED') return undefined;
      throw problem;
    }
  };

  const make = async (attempt: PaymentAttempt, { isAgain, signature }: Sending) => {
    if (readSession() === undefined) throw new Error(texts.pleaseLogIn);
    const madeBefore = isAgain ? await findMade(attempt) : undefined;
    if (madeBefore !== undefined) return madeBefore;
    const { order } = attempt;
    const proof =
      order.call === 'transfers/own'
        ? undefined
        : await proofOfOrder(queryClient, signature, order);
    refuseOffline();
    happen({ type: 'left', key: attempt.key });
    keepAttempt(attempt, proof);
    const slow = setTimeout(() => happen({ type: 'slow' }), usualMs);
    return await ask(attempt).finally(() => clearTimeout(slow));
  };

  const hasLeft = () => now().left !== undefined;

  const isUnknown = (failure: unknown) => hasLeft() && outcomeIsUnknown(failure);

  /** Throws what the bank refused, after the time in which the window says that it is at work. */
  const send = async (order: SentOrder, sending: Sending): Promise<void> => {
    happen({ type: 'begun', again: sending.isAgain ? sending.key : undefined });
    const submittedAt = performance.now();
    try {
      const transfer = await make({ key: sending.key, order, userId }, sending);
      const isWithUs =
        'recipientRouting' in order.body && order.body.recipientRouting === bankFacts.routingNumber;
      const sent = { call: order.call, isWithUs, transfer };
      forget();
      happen({ type: 'made', made: sent });
      void queryClient.invalidateQueries();
      const alreadyWaitedMs =
        wording.successPauseFrom === 'submit' ? performance.now() - submittedAt : 0;
      await wait(Math.max(0, wording.pauseMs - alreadyWaitedMs));
      showMade(sent);
    } catch (problem) {
      // A line that is down now leaves what was sent before as it was.
      const isOpen = problem instanceof Offline ? sending.isAgain : isUnknown(problem);
      if (!isOpen) forget();
      void queryClient.invalidateQueries(pinStateQuery);
      void queryClient.invalidateQueries(identityQuery);
      if (problem instanceof Refused && problem.code === 'FEE_CHANGED')
        void queryClient.invalidateQueries(bankQuery);
      // A customer who closed the window that asked for a proof knows already.
      if (!(problem instanceof NotProven)) await wait(wording.pauseMs);
      throw problem;
    }
  };

  return { send, isUnknown, hasLeft, forget };
}
