import type { sayNotMeRoute } from '../../../contract/not-me.ts';
import type { ContactPart } from '../../../contract/contact-parts.ts';
import type { BodyOf } from '../../../contract/route.ts';
import { refuse } from '../../base/refusal.ts';
import { actorName, type Context } from '../../context.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { networkOf } from '../../services/limits/network-of.ts';
import { spendNotMeLink } from '../users/not-me-links-store.ts';
import { lockUser } from '../users/users-store.ts';
import { freezeAccount, hashUnknownToAll } from './freeze-account.ts';

/** A link cannot be guessed, but every guess costs a hash. */
const perAddress: LimitRule = { name: 'not-me-address', points: 20, duration: 900 };

/**
 * “This was not me”, by the link of a security mail.
 * @returns what became again what it was.
 */
export async function sayNotMe(
  ctx: Context,
  { token }: BodyOf<typeof sayNotMeRoute>,
): Promise<ContactPart[]> {
  const { db, clock } = ctx.bank;
  await countRequest(ctx.bank, perAddress, networkOf(ctx.address));
  const passwordHash = await hashUnknownToAll(ctx.bank);
  return await db.tx(async (tx) => {
    const link = await spendNotMeLink(tx, token, clock.now());
    const user = link && (await lockUser(tx, link.userId));
    if (!link || !user) return refuse('NOT_ME_LINK_INVALID');
    const own = { ...ctx, actor: { name: actorName(user), channel: 'web' } as const };
    return await freezeAccount(tx, own, {
      user,
      saidIn: 'mail',
      emailToBringBack: link.address,
      passwordHash,
    });
  });
}
