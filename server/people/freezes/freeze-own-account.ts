import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { lockUserBesideJobs } from '../users/lock-user.ts';
import { freezeAccount, hashUnknownToAll } from './freeze-account.ts';
import type { OrdersInDoubt } from './orders-in-doubt.ts';

/** Each costs a hash and mails. */
const perPerson: LimitRule = { name: 'freeze-person', points: 10, duration: 3600 };

/**
 * Freezes the account of a customer who says “This was not me” in a session, which goes on reading.
 * An account that is frozen already stays so, and nothing is done again.
 */
export async function freezeOwnAccount(ctx: SignedInContext, orders: OrdersInDoubt): Promise<void> {
  const { bank, session } = ctx;
  await countRequest(bank, perPerson, session.userId);
  const passwordHash = await hashUnknownToAll(ctx);
  await bank.db.tx(async (tx) => {
    const user = (await lockUserBesideJobs(tx, session.userId)) ?? refuse('NOT_SIGNED_IN');
    if (user.frozenAt !== null) return;
    await freezeAccount(tx, ctx, orders, {
      user,
      saidIn: 'session',
      emailToBringBack: user.formerEmail ?? undefined,
      passwordHash,
      keepSessionId: session.id,
    });
  });
}
