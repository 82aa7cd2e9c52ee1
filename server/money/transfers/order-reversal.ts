import { invariant } from '../../base/invariant.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import type { Leg, PostingPlan } from '../../ledger/plan.ts';
import { journalReversal, type Undoing } from '../journals/journal-reversal.ts';
import type { TransferRow } from './transfer-row.ts';

/**
 * Undoes what an order has moved: the same amounts and the fee, to the cent, whatever rates are
 * today. The bank keeps the part that it credited before.
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

/** Reads what the bank has credited already because a payment was reported; zero for nearly all. */
export async function findCorrectedMinor(db: Queryable, transferId: string): Promise<bigint> {
  const { rows } = await db.query<{ creditedMinor: bigint }>(
    `SELECT credited_minor AS "creditedMinor" FROM dispute WHERE transfer_id = $1
      AND credited_minor > 0`,
    [transferId],
  );
  return rows[0]?.creditedMinor ?? 0n;
}

/**
 * Money that comes back for a payment which the bank has made good is the bank's first: it makes up
 * for the loss, and its payer gets only the rest.
 */
function lessCorrection(
  plan: PostingPlan,
  payerAccountId: string | null,
  correctedMinor: bigint,
): PostingPlan {
  const { journal } = plan;
  if (correctedMinor === 0n || !journal) return plan;
  const unclaimed = bankAccountId('unclaimed_funds', 'USD');
  const back = journal.legs.find(
    ({ accountId }) => accountId === payerAccountId || accountId === unclaimed,
  );
  invariant(back && back.amountMinor >= correctedMinor, 'no more is corrected than a payment cost');
  const rest: Leg[] =
    back.amountMinor === correctedMinor
      ? []
      : [{ ...back, amountMinor: back.amountMinor - correctedMinor }];
  const loss: Leg = {
    accountId: bankAccountId('losses', 'USD'),
    amountMinor: correctedMinor,
    forced: true,
  };
  return {
    ...plan,
    journal: { ...journal, legs: [...journal.legs.filter((leg) => leg !== back), ...rest, loss] },
  };
}
