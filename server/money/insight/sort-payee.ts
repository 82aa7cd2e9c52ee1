import type { BodyOf } from '../../../contract/calls/route.ts';
import type { sortPayeeRoute } from '../../../contract/money/insight.ts';
import type { SignedInContext } from '../../context.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { lockPayee } from '../transfers/lock-payee.ts';
import { deleteSortedPayee, sortPayeeAs } from '../transfers/sorted-payees-store.ts';

const ifNone = 'NO_PAYEE_TO_SORT';

/**
 * Says what payments to the payee of an own order are for. Said twice, or by two windows at once,
 * it is said once. @returns the payee's name.
 */
export async function sortPayee(
  ctx: SignedInContext,
  orderId: string,
  { category }: BodyOf<typeof sortPayeeRoute>,
): Promise<string> {
  const { userId } = ctx.session;
  return await ctx.bank.db.tx(async (tx) => {
    const { name, payee } = await lockPayee(tx, userId, { orderId, ifNone });
    const isSaid = await sortPayeeAs(tx, userId, payee, category);
    if (!isSaid)
      await recordAudit(tx, ctx, {
        action: 'payee.sorted',
        subject: `transfer:${orderId}`,
        details: { category },
      });
    return name;
  });
}

/** Takes back what was said about the payee of an own order. @returns the payee's name. */
export async function unsortPayee(ctx: SignedInContext, orderId: string): Promise<string> {
  const { userId } = ctx.session;
  return await ctx.bank.db.tx(async (tx) => {
    const { name, payee } = await lockPayee(tx, userId, { orderId, ifNone });
    if (await deleteSortedPayee(tx, userId, payee))
      await recordAudit(tx, ctx, { action: 'payee.unsorted', subject: `transfer:${orderId}` });
    return name;
  });
}
