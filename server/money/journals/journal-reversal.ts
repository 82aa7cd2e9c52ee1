import { digestOf } from '../../base/digest.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { journalStamp } from './journal-stamp.ts';
import type { Giver, JournalKind, PostingPlan, Precondition, SideRow } from '../../ledger/plan.ts';

export interface Undoing {
  journalId: string;
  /** The same whenever this journal is undone in this way, so that it is done once. */
  claimId: string;
  kind: Extract<JournalKind, 'return' | 'reversal'>;
  memo: string;
  /** Those who answer for it, where staff undo it and it credits a customer. */
  giver?: Giver;
  preconditions?: Precondition[];
  sideRows?: SideRow[];
}

/**
 * Undoes a journal because of what a context does, whatever was asked of it: to the cent, and once.
 */
export async function journalReversal(
  tx: Tx,
  ctx: Context,
  { journalId, claimId, preconditions = [], sideRows = [], ...parts }: Undoing,
): Promise<PostingPlan> {
  return await ctx.bank.ledger.reversalPlan(tx, journalId, {
    ...journalStamp(ctx),
    ...parts,
    claimId,
    payloadHash: digestOf([claimId]),
    requestId: ctx.requestId,
    preconditions,
    activities: [],
    sideRows,
    answer: null,
  });
}
