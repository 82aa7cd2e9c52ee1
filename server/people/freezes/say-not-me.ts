import type { sayNotMeRoute } from '../../../contract/people/not-me.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { refuse } from '../../base/refusal.ts';
import { actorName, type Context } from '../../context.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { networkOf } from '../../services/limits/network-of.ts';
import { spendNotMeLink } from '../users/not-me-links-store.ts';
import { lockUserBesideJobs } from '../users/lock-user.ts';
import { freezeAccount, hashUnknownToAll, type TakenBack } from './freeze-account.ts';
import type { OrdersInDoubt } from './orders-in-doubt.ts';

/** A link cannot be guessed, but every guess costs a hash. */
const perAddress: LimitRule = { name: 'not-me-address', points: 20, duration: 900 };

/**
 * “This was not me”, by the link of a security mail.
 * @returns what became again what it was, and what was canceled.
 */
export async function sayNotMe(
  ctx: Context,
  orders: OrdersInDoubt,
  { token }: BodyOf<typeof sayNotMeRoute>,
): Promise<TakenBack> {
  const { db, clock } = ctx.bank;
  await countRequest(ctx.bank, perAddress, networkOf(ctx.address));
  const passwordHash = await hashUnknownToAll(ctx);
  return await db.tx(async (tx) => {
    const link = await spendNotMeLink(tx, token, clock.now());
    const user = link && (await lockUserBesideJobs(tx, link.userId));
    if (!link || !user) return refuse('NOT_ME_LINK_INVALID');
    const own = { ...ctx, actor: { name: actorName(user), channel: 'web' } as const };
    return await freezeAccount(tx, own, orders, {
      user,
      saidIn: 'mail',
      emailToBringBack: link.address,
      passwordHash,
    });
  });
}
