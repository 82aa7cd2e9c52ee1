import type { CaseDecision } from '../../contract/calls/cases.ts';
import { textFromInstant } from '../base/clock.ts';
import { refuse } from '../base/refusal.ts';
import type { SignedInContext } from '../context.ts';
import type { Decision } from './queue.ts';

/**
 * The outcome of a case that is approved or declined, as its row says it; all null while it waits.
 */
export interface StoredDecision {
  decision: 'approved' | 'declined' | null;
  declineReason: string | null;
  /** The username of who decided. */
  decidedBy: string | null;
  decidedAt: Temporal.Instant | null;
}

/** The same before it is written. */
export interface NewDecision {
  id: string;
  decision: 'approved' | 'declined';
  declineReason?: string;
  by: string;
  at: Temporal.Instant;
}

/** As staff read it. */
export function decisionView({
  decision,
  decidedBy,
  decidedAt,
  declineReason,
}: StoredDecision): CaseDecision | null {
  if (decision === null || decidedBy === null || decidedAt === null) return null;
  return {
    outcome: decision,
    by: decidedBy,
    at: textFromInstant(decidedAt),
    reason: declineReason,
  };
}

/** As the common desk sees it. */
export function decisionOf({ decision, decidedBy, decidedAt }: StoredDecision): Decision | null {
  return decision === null || decidedBy === null || decidedAt === null
    ? null
    : { by: decidedBy, outcome: decision, at: decidedAt };
}

/** @throws {Refusal} CASE_DECIDED, with who was first, and when. */
export function refuseDecided({ session }: SignedInContext, { by, outcome, at }: Decision): never {
  const own = session.username === by ? { isOwn: true } : {};
  return refuse('CASE_DECIDED', { params: { by, outcome, at: textFromInstant(at), ...own } });
}
