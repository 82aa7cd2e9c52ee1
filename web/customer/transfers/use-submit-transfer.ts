import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LocalTransfer } from '../../../contract/transfers.ts';
import { call } from '../../api/client.ts';
import { Refused, outcomeIsUnknown } from '../../api/failures.ts';
import { makeIdempotencyKey } from '../../api/idempotency-key.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { readSession } from '../../api/session.ts';
import type { DraftField } from './local-transfer-draft.ts';
import { sendTransfer } from './send-transfer.ts';
import type { TransferAttempt } from './transfer-attempt.ts';
import { forgetAttempt, handOverAttempt, keepAttempt } from './transfer-attempt.ts';
import { transferFailureText } from './transfer-failure-text.ts';
import { wait } from './wait.ts';

/** The pause between the bank's answer and what is shown of it. */
const afterCallMs = 3000;

export type SubmitPhase = 'editing' | 'processing' | 'checking' | 'done';

interface SubmitSetting {
  /** Called with what the bank says about fields, once the failure is shown. */
  onFailure: (fields: Record<string, string>) => void;
}

interface Submission {
  userId: string;
  securityPin: string;
  /** Given only when it was asked for. */
  password: string | undefined;
  makeBody: () => LocalTransfer;
}

/** Signs and sends one transfer. Its key lives as long as the outcome is unknown and nothing is edited. */
export function useSubmitTransfer({ onFailure }: SubmitSetting) {
  const queryClient = useQueryClient();
  const [phase, setPhase] = useState<SubmitPhase>('editing');
  const [failure, setFailure] = useState<string>();
  const attempt = useRef<TransferAttempt>(undefined);
  /** The order has gone out and its outcome was not heard. */
  const inDoubt = useRef(false);
  const underway = useRef(false);
  useEffect(() => handOverAttempt, []);

  const sign = async ({ securityPin, password }: Submission, body: LocalTransfer) => {
    const pin = await queryClient.query(pinStateQuery);
    if (!pin.set) {
      await call('POST /api/approvals/pin', { body: { securityPin, ...(password === undefined ? {} : { password }) } });
      await queryClient.invalidateQueries(pinStateQuery);
    }
    await call('POST /api/approvals', { body: { securityPin, order: { call: 'transfers/local', body } } });
  };

  const send = async (submission: Submission) => {
    if (readSession() === undefined) throw new Error('No authentication token found. Please log in.');
    attempt.current ??= { key: makeIdempotencyKey(), body: submission.makeBody(), userId: submission.userId };
    if (inDoubt.current && (await wasMade(attempt.current))) return;
    await sign(submission, attempt.current.body);
    inDoubt.current = true;
    keepAttempt(attempt.current);
    await sendTransfer(attempt.current, () => setPhase('checking'));
  };

  /** Asks about an order in doubt with its own key; only an answer that it was never approved makes it safe to sign it again. */
  const wasMade = async (doubted: TransferAttempt): Promise<boolean> => {
    try {
      await sendTransfer(doubted, () => setPhase('checking'));
      return true;
    } catch (problem) {
      if (problem instanceof Refused && problem.code === 'APPROVAL_REQUIRED') return false;
      throw problem;
    }
  };

  const dropAttempt = () => {
    attempt.current = undefined;
    inDoubt.current = false;
    forgetAttempt();
  };

  const submit = async (submission: Submission) => {
    // Two presses before the first redraw are still one order.
    if (underway.current) return;
    underway.current = true;
    setFailure(undefined);
    setPhase('processing');
    try {
      await send(submission);
      dropAttempt();
      void queryClient.invalidateQueries();
      await wait(afterCallMs);
      setPhase('done');
    } catch (problem) {
      const doubtful = inDoubt.current && outcomeIsUnknown(problem);
      if (!doubtful) dropAttempt();
      void queryClient.invalidateQueries(pinStateQuery);
      await wait(afterCallMs);
      setFailure(transferFailureText(problem, doubtful));
      setPhase('editing');
      onFailure(problem instanceof Refused ? problem.fields : {});
    } finally {
      underway.current = false;
    }
  };

  /** An edited order is another order: it gets a key of its own. PIN and password are no part of it. */
  const edited = (field: DraftField) => {
    setFailure(undefined);
    if (field !== 'securityPin' && field !== 'password' && attempt.current !== undefined) dropAttempt();
  };

  return { phase, failure, submit, edited, clear: () => setFailure(undefined) };
}
