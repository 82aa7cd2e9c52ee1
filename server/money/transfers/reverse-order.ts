import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invariant } from '../../base/invariant.ts';
import { journalReversal, type Undoing } from '../journals/journal-reversal.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { findCorrectedMinor, lessCorrection } from './less-correction.ts';
import type { TransferRow } from './transfer-row.ts';

/**
 * Undoes what an order has moved: the same amounts and the fee, to the cent, whatever rates are
 * today. What was credited for it before stays with the bank.
 */
export async function orderReversal(
  tx: Tx,
  ctx: Context,
  { id, journalId, payerAccountId }: TransferRow,
  parts: Omit<Undoing, 'journalId'>,
): Promise<PostingPlan> {
  invariant(journalId !== null, 'what is undone has been booked');
  return lessCorrection(
    await journalReversal(tx, ctx, { journalId, ...parts }),
    payerAccountId,
    await findCorrectedMinor(tx, id),
  );
}
