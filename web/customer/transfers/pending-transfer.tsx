import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { outcomeIsUnknown } from '../../api/failures.ts';
import type { AlertKind } from '../../ui/alert.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { moneyText } from '../../ui/money-text.tsx';
import { sendTransfer } from './send-transfer.ts';
import type { TransferAttempt } from './transfer-attempt.ts';
import { forgetAttempt, parseAttempt, readUnwatchedAttempt, subscribeToAttempts } from './transfer-attempt.ts';
import { transferFailureText } from './transfer-failure-text.ts';
import './pending-transfer.css';

interface Finding {
  kind: AlertKind;
  text: string;
  open?: boolean;
}

/** After a reload in the middle of a transfer: finds out with the same key what became of it, and says so. */
export function PendingTransfer({ userId }: { userId: string }) {
  const stored = useSyncExternalStore(subscribeToAttempts, readUnwatchedAttempt);
  const [finding, setFinding] = useState<Finding>();
  const [round, setRound] = useState(0);
  const queryClient = useQueryClient();

  useEffect(() => {
    if (stored === null) return;
    const attempt = parseAttempt(stored);
    if (attempt.userId !== userId) return forgetAttempt();
    setFinding({ kind: 'info', text: `We are checking whether your transfer of ${describe(attempt)} was made…` });
    void findOut(attempt).then((found) => {
      if (!found.open) forgetAttempt();
      void queryClient.invalidateQueries();
      setFinding(found);
    });
  }, [stored, userId, round, queryClient]);

  return (
    <Alert kind={finding?.kind ?? 'info'}>
      {finding && (
        <span className="pending-transfer">
          {finding.text}
          {finding.open && (
            <Button look="secondary" compact onClick={() => setRound(round + 1)}>
              Check again
            </Button>
          )}
        </span>
      )}
    </Alert>
  );
}

const describe = ({ body }: TransferAttempt) => `${moneyText(body.amount)} to ${body.recipientName}`;

async function findOut(attempt: TransferAttempt): Promise<Finding> {
  try {
    await sendTransfer(attempt, () => undefined);
    return { kind: 'success', text: `Transfer Submitted Successfully! ${describe(attempt)}, reference ${attempt.body.reference}.` };
  } catch (failure) {
    if (outcomeIsUnknown(failure))
      return {
        kind: 'warning',
        open: true,
        text: `We still could not find out whether your transfer of ${describe(attempt)} was made. Checking again will not pay twice.`,
      };
    return { kind: 'error', text: `Your transfer of ${describe(attempt)} was not made. ${transferFailureText(failure, false)}` };
  }
}
