import { lockWaitingCase } from '../cases/lock-waiting-case.ts';
import { requireHolder } from '../cases/require-holder.ts';
import type { SignedInContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { invariant } from '../invariant.ts';
import { disputeQueue } from './dispute-queue.ts';
import { findDispute, type DisputeRow } from './disputes-store.ts';

/**
 * A dispute that still waits and that the caller holds, locked for this transaction.
 * @throws {Refusal} CASE_NOT_FOUND, CASE_DECIDED, CASE_NOT_TAKEN, CASE_HELD.
 */
export async function waitingDispute(tx: Tx, ctx: SignedInContext, id: string): Promise<DisputeRow> {
  const one = { kind: 'dispute', id } as const;
  await lockWaitingCase(tx, disputeQueue, one);
  await requireHolder(tx, ctx, one);
  const dispute = await findDispute(tx, id);
  invariant(dispute, `dispute ${id} is there`);
  return dispute;
}
