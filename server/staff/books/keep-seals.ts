import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { type MonthSeal, toldOf } from '../../ledger/months/sealed-months.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';

/**
 * Keeps the seals that a proof made, each with its line in the trail, in the transaction that ends
 * the proof. A second server's, or a second proof's, of the same month leaves neither.
 */
export async function keepSeals(
  tx: Tx,
  ctx: Context,
  { proofId, seals }: { proofId: string; seals: readonly MonthSeal[] },
): Promise<void> {
  for (const seal of seals) {
    const { firstDay, lastDay, generation, entries, journals, books, days } = seal;
    const { rowCount } = await tx.query(
      `INSERT INTO sealed_month (first_day, last_day, generation, proof_id, entries, journals,
          books, days)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
      [firstDay, lastDay, generation, proofId, entries, journals, books, days],
    );
    if (rowCount > 0)
      await recordAudit(tx, ctx, {
        action: 'books.month_sealed',
        subject: `month:${lastDay.slice(0, 7)}`,
        details: toldOf(seal),
      });
  }
}
