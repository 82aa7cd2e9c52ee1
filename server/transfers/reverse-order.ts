import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { invariant } from '../invariant.ts';
import { journalReversal, type Undoing } from '../journal-reversal.ts';
import type { PostingPlan } from '../ledger/plan.ts';
import type { TransferRow } from './transfer-row.ts';

/** Undoes what an order has moved: the same amounts and the fee, to the cent, whatever rates are today. */
export async function orderReversal(tx: Tx, ctx: Context, { journalId }: TransferRow, parts: Omit<Undoing, 'journalId'>): Promise<PostingPlan> {
  invariant(journalId !== null, 'what is undone has been booked');
  return await journalReversal(tx, ctx, { journalId, ...parts });
}
