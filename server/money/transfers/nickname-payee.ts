import type { BodyOf } from '../../../contract/calls/route.ts';
import type { nicknamePayeeRoute } from '../../../contract/money/nicknames.ts';
import type { SignedInContext } from '../../context.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { lockPayee } from './lock-payee.ts';
import { deleteNickname, nicknamePayeeAs } from './nicknames-store.ts';

const ifNone = 'NO_PAYEE_TO_NAME';

/**
 * Gives the payee of an own order a name of the customer's own. Said twice, or by two windows at
 * once, it is said once. The trail says that there is one and never which: staff read it, and it
 * outlives the customer. @returns the payee's name, as the order has it.
 */
export async function nicknamePayee(
  ctx: SignedInContext,
  orderId: string,
  { nickname }: BodyOf<typeof nicknamePayeeRoute>,
): Promise<string> {
  const { userId } = ctx.session;
  return await ctx.bank.db.tx(async (tx) => {
    const { name, payee } = await lockPayee(tx, userId, { orderId, ifNone });
    if (!(await nicknamePayeeAs(tx, userId, payee, nickname)))
      await recordAudit(tx, ctx, { action: 'payee.nicknamed', subject: `transfer:${orderId}` });
    return name;
  });
}

/** Takes the nickname of the payee of an own order back. @returns the payee's name. */
export async function removeNickname(ctx: SignedInContext, orderId: string): Promise<string> {
  const { userId } = ctx.session;
  return await ctx.bank.db.tx(async (tx) => {
    const { name, payee } = await lockPayee(tx, userId, { orderId, ifNone });
    if (await deleteNickname(tx, userId, payee))
      await recordAudit(tx, ctx, {
        action: 'payee.nickname_removed',
        subject: `transfer:${orderId}`,
      });
    return name;
  });
}
