import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
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
import { type MadePayment, showMade } from './made-payment.ts';
import {
  forgetAttempt,
  handOverAttempt,
  keepAttempt,
  type PaymentAttempt,
} from './payment-attempt.ts';
import type { PaymentWording } from './payment-wording.ts';
import { type Asking, sendPayment } from './send-payment.ts';
import type { SentOrder } from './sent-order.ts';
import { type Signature, proofOfOrder } from './sign-order.ts';
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
export function useSendPayment(userId: string, wording: PaymentWording) {
  const queryClient = useQueryClient();
  const [made, setMade] = useState<MadePayment>();
  const [isAskingAgain, setAskingAgain] = useState(false);
  const [isSlow, setSlow] = useState(false);
  /** The key of the order that has gone out, and of which no outcome was heard. */
  const left = useRef<string>(undefined);
  useEffect(() => handOverAttempt, []);

  const forget = () => {
    if (left.current === undefined) return;
    forgetAttempt(left.current);
    left.current = undefined;
  };

  const ask = (attempt: PaymentAttempt, asking: Pick<Asking, 'isAgain' | 'proof'>) =>
    sendPayment(attempt, { ...asking, onDoubt: () => setAskingAgain(true) });

  /**
   * Asks about an order in doubt with its own key; only an answer that it was never approved makes
   * it safe to sign it again.
   */
  const findMade = async (doubted: PaymentAttempt): Promise<Transfer | undefined> => {
    try {
      return await ask(doubted, { isAgain: true });
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
    left.current = attempt.key;
    keepAttempt(attempt);
    const slow = setTimeout(() => setSlow(true), usualMs);
    return await ask(attempt, { proof }).finally(() => clearTimeout(slow));
  };

  const isUnknown = (failure: unknown) => left.current !== undefined && outcomeIsUnknown(failure);

  /** Throws what the bank refused, after the time in which the window says that it is at work. */
  const send = async (order: SentOrder, sending: Sending): Promise<void> => {
    setAskingAgain(false);
    setSlow(false);
    left.current = sending.isAgain ? sending.key : undefined;
    const submittedAt = performance.now();
    try {
      const transfer = await make({ key: sending.key, order, userId }, sending);
      const isWithUs =
        'recipientRouting' in order.body && order.body.recipientRouting === bankFacts.routingNumber;
      const sent = { call: order.call, isWithUs, transfer };
      setMade(sent);
      forget();
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

  const hasLeft = () => left.current !== undefined;

  return { made, isAskingAgain, isSlow, send, isUnknown, hasLeft, forget };
}
