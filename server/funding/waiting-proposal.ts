import { lockWaitingCase } from '../cases/lock-waiting-case.ts';
import type { Tx } from '../db/database.ts';
import { invariant } from '../invariant.ts';
import { fundingQueue } from './funding-queue.ts';
import { findProposal, type ProposalRow } from './proposals-store.ts';

/**
 * A proposed credit that still waits, locked for this transaction.
 * @throws {Refusal} CASE_NOT_FOUND, CASE_DECIDED.
 */
export async function waitingProposal(tx: Tx, id: string): Promise<ProposalRow> {
  await lockWaitingCase(tx, fundingQueue, { kind: 'funding', id });
  const proposal = await findProposal(tx, id);
  invariant(proposal, `${id} waits and is there`);
  return proposal;
}
