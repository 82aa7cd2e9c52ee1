import type { SignedInContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { refuse } from '../base/refusal.ts';
import type { CaseId } from './cases-store.ts';
import type { LockedCase, Queue } from './queue.ts';
import { refuseDecided } from './refuse-decided.ts';

/**
 * The case, locked and still waiting.
 * @throws {Refusal} CASE_NOT_FOUND, CASE_DECIDED.
 */
export async function lockWaitingCase(
  tx: Tx,
  ctx: SignedInContext,
  { queue, one }: { queue: Queue; one: CaseId },
): Promise<LockedCase> {
  const found = (await queue.lock(tx, one.id)) ?? refuse('CASE_NOT_FOUND');
  return found.decision === null ? found : refuseDecided(ctx, found.decision);
}
