import type { AuditEvent } from '../../services/audit/audit-event.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';

/**
 * What staff look at, with the line of the trail that says so in the same transaction: nothing is
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
