import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { outcomeIsUnknown } from '../../api/failures.ts';
import { makeIdempotencyKey } from '../../api/idempotency-key.ts';
import { failureText } from '../failure-text.ts';
import type { Funding } from './funding-draft.ts';

/**
 * Credits money once: the key stays with its body while the outcome is unknown and nothing is
 * edited.
 */
export function useFunding(userId: string) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const underway = useRef(false);
  const attempt = useRef<{ key: string; body: Funding }>(undefined);

  /**
   * Answers the bank's message, and whether the credit waits for a second person; throws what to
   * tell otherwise.
   */
  const fund = async (body: Funding): Promise<{ message: string; waits: boolean } | undefined> => {
    if (underway.current) return undefined;
    underway.current = true;
    setBusy(true);
    attempt.current ??= { key: makeIdempotencyKey(), body };
    try {
      const answer = await call('PUT /api/admin/users/{id}/accounts/fund', {
        params: { id: userId },
        body: attempt.current.body,
        idempotencyKey: attempt.current.key,
      });
      attempt.current = undefined;
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
      return { message: answer.message, waits: 'proposal' in answer };
    } catch (failure) {
      if (!outcomeIsUnknown(failure)) attempt.current = undefined;
      throw new Error(failureText(failure as Error, 'posted'), { cause: failure });
    } finally {
      underway.current = false;
      setBusy(false);
    }
  };

  const edited = () => {
    attempt.current = undefined;
  };

  return { busy, fund, edited };
}
