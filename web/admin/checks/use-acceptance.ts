import { useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { outcomeIsUnknown } from '../../api/failures.ts';
import { makeIdempotencyKey } from '../../api/idempotency-key.ts';
import { failureText } from '../failure-text.ts';
import type { Acceptance } from './acceptance-draft.ts';

/**
 * Accepts a check once: the key stays with its body while the outcome is unknown and nothing is
 * edited.
 */
export function useAcceptance(id: string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const underway = useRef(false);
  const key = useRef<string>(undefined);

  /** Answers the bank's message, or nothing where it was refused or is under way. */
  const accept = async (body: Acceptance): Promise<string | undefined> => {
    if (underway.current) return undefined;
    underway.current = true;
    setBusy(true);
    setFailure(undefined);
    key.current ??= makeIdempotencyKey();
    try {
      return (
        await call('POST /api/admin/checks/{id}/accept', {
          params: { id },
          body,
          idempotencyKey: key.current,
        })
      ).message;
    } catch (refused) {
      if (!outcomeIsUnknown(refused)) key.current = undefined;
      setFailure(failureText(refused as Error, 'posted'));
      return undefined;
    } finally {
      underway.current = false;
      setBusy(false);
    }
  };

  const edited = () => {
    key.current = undefined;
    setFailure(undefined);
  };

  return { accept, busy, failure, edited };
}
