import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Row } from '../../ui/layout/row.tsx';
import { WithRight } from '../with-right.tsx';

interface DecideReopeningProps {
  reopening: { _id: string; reason: string; proposedBy: string; isYours: boolean };
  /** The days or periods that it reopens, in words. */
  children: ReactNode;
  confirmLabel: string;
  send: (id: string, verb: 'approve' | 'decline') => Promise<{ message: string }>;
  /** With what the bank said where it was decided. */
  onChanged: (said?: string) => Promise<void>;
}

/** A reopening that waits: a colleague approves it, and its proposer may withdraw it. */
export function DecideReopening({
  reopening: { _id: id, reason, proposedBy, isYours },
  children,
  confirmLabel,
  send,
  onChanged,
}: DecideReopeningProps) {
  const onSettled = async (answer?: { message: string }) => await onChanged(answer?.message);
  const approve = useMutation({ mutationFn: () => send(id, 'approve'), onSettled });
  const decline = useMutation({ mutationFn: () => send(id, 'decline'), onSettled });
  const busy = approve.isPending || decline.isPending ? 'Please wait' : undefined;
  return (
    <>
      <p>
        <strong>{isYours ? 'You' : proposedBy}</strong> proposed to reopen {children}: “{reason}”
      </p>
      <Alert kind="error">{failureText(approve.error ?? decline.error)}</Alert>
      <WithRight right="run-bank">
        <Row gap={8}>
          <Button
            compact
            busy={approve.isPending}
            busyLabel="Reopening..."
            disabledReason={isYours ? 'A colleague has to approve it' : busy}
            onClick={() => approve.mutate()}
          >
            {confirmLabel}
          </Button>
          <Button
            compact
            look="secondary"
            busy={decline.isPending}
            busyLabel="Saving..."
            disabledReason={busy}
            onClick={() => decline.mutate()}
          >
            {isYours ? 'Withdraw' : 'Decline'}
          </Button>
        </Row>
      </WithRight>
    </>
  );
}
