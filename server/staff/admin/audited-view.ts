import type { AuditEvent } from '../../services/audit/audit-event.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';

/**
 * Reads what staff look at, and writes its line of the trail in the same transaction: nothing is
 * shown that is not recorded.
 */
export async function auditedView<Seen>(
  ctx: SignedInContext,
  event: AuditEvent,
  read: (tx: Tx) => Promise<Seen>,
): Promise<Seen> {
  return await ctx.bank.db.tx(async (tx) => {
    const seen = await read(tx);
    await recordAudit(tx, ctx, event);
    return seen;
  });
}

/** The same where a standby may answer: read outside of a transaction, and recorded afterwards. */
export async function auditedReading<Seen>(
  ctx: SignedInContext,
  event: AuditEvent,
  read: (db: Queryable) => Promise<Seen>,
): Promise<Seen> {
  const { db } = ctx.bank;
  const seen = await read(db);
  await recordAudit(db, ctx, event);
  return seen;
}
