import type { PostOutcome } from '../ledger/plan.ts';
import { refuse } from '../base/refusal.ts';

/**
 * What a money use case puts into its plan: kept with the claim and sent again for the same key.
 */
export interface StoredAnswer {
  status: number;
  body: unknown;
}

/** The answer of a posting as first sent, or its refusal as first given. */
export function answerOutcome(outcome: PostOutcome): StoredAnswer {
  switch (outcome.kind) {
    case 'posted':
    case 'replayed':
      return outcome.answer as StoredAnswer;
    case 'refused':
      return refuse(outcome.code, { params: outcome.params, requestId: outcome.requestId });
    case 'conflict':
      return refuse('KEY_REUSED');
  }
}
