import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { isSessionLive } from '../users/sessions-store.ts';
import { lockUser } from '../users/users-store.ts';
import { freezeAccount, hashUnknownToAll } from './freeze-account.ts';

/** Each costs a hash and mails. */
const perPerson: LimitRule = { name: 'freeze-person', points: 10, duration: 3600 };

/**
 * “This was not me”, said in a session, which goes on reading. Who is frozen already stays so, and
 * nothing is done again.
 */
export async function freezeOwnAccount(ctx: SignedInContext): Promise<void> {
  const { bank, session } = ctx;
  await countRequest(bank, perPerson, session.userId);
  const passwordHash = await hashUnknownToAll(bank);
  await bank.db.tx(async (tx) => {
    const user = (await lockUser(tx, session.userId)) ?? refuse('NOT_SIGNED_IN');
    if (!(await isSessionLive(tx, session.id))) refuse('NOT_SIGNED_IN');
    if (user.frozenAt !== null) return;
    await freezeAccount(tx, ctx, {
      user,
      saidIn: 'session',
      emailToBringBack: user.formerEmail ?? undefined,
      passwordHash,
      keepSessionId: session.id,
    });
  });
}
