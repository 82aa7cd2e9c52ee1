import { digestOf } from '../canonical-json.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { invariant } from '../invariant.ts';
import { journalStamp } from '../journal-stamp.ts';
import type { JournalKind, PostingPlan, SideRow } from '../ledger/plan.ts';
import { reversalPlan } from '../ledger/reverse.ts';
import type { TransferRow } from './transfer-row.ts';

interface OrderReversal {
  /** The same for whoever undoes this order in this way, so that it is done once. */
  claimId: string;
  kind: Extract<JournalKind, 'return' | 'reversal'>;
  memo: string;
  sideRows: SideRow[];
}

/** Undoes what an order has moved: the same amounts and the fee, to the cent, whatever rates are today. */
export async function orderReversal(tx: Tx, ctx: Context, row: TransferRow, parts: OrderReversal): Promise<PostingPlan> {
  invariant(row.journalId !== null, 'what is undone has been booked');
  return await reversalPlan(tx, row.journalId, {
    ...journalStamp(ctx),
    ...parts,
    payloadHash: digestOf([parts.claimId]),
    requestId: ctx.requestId,
    preconditions: [],
    activities: [],
    answer: null,
  });
}
