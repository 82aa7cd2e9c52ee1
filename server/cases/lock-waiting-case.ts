import type { Tx } from '../db/database.ts';
import { refuse } from '../refusal.ts';
import type { CaseId } from './cases-store.ts';
import type { Decision, LockedCase, Queue } from './queue.ts';

/** @throws {Refusal} CASE_DECIDED, with who was first. */
export function refuseDecided({ by, outcome }: Decision): never {
  return refuse('CASE_DECIDED', { params: { by, outcome } });
}

/**
 * The case, locked and still waiting.
 * @throws {Refusal} CASE_NOT_FOUND, CASE_DECIDED.
 */
export async function lockWaitingCase(tx: Tx, queue: Queue, { id }: CaseId): Promise<LockedCase> {
  const found = (await queue.lockCase(tx, id)) ?? refuse('CASE_NOT_FOUND');
  return found.decision === null ? found : refuseDecided(found.decision);
}
