import { randomBytes, randomUUID } from 'node:crypto';
import type { makeFeedRoute } from '../../../contract/money/feeds.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { addDays } from '../../../contract/values/calendar-day.ts';
import { mostFeedDays, mostFeeds, setupHours } from '../../../contract/values/feed-limits.ts';
import { hashSecret } from '../../base/digest.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { requireStrongestFactor } from '../../people/step-up/require-strongest-factor.ts';
import { lockOwnSession } from '../../people/users/lock-user.ts';
import { queueSecurityNotice } from '../../people/users/queue-security-notice.ts';
import { findUser } from '../../people/users/users-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { feedMadeNotice } from '../../services/mail/notices.ts';
import { findAccountsOf } from '../accounts/accounts-store.ts';
import { findFeedsOf, insertFeed, type StoredFeed } from './feeds-store.ts';

/** Base64 of the address that the app asks for its access: what the protocol calls a token. */
const setupTokenOf = (publicUrl: string, secret: string) =>
  Buffer.from(`${publicUrl}/simplefin/claim/${secret}`).toString('base64');

/**
 * Lets an app read some own accounts. The setup token is all that it takes, so it is answered once,
 * works once, and is given for the strongest proof alone.
 * @throws {Refusal} ACCOUNT_NOT_FOUND for another customer's account and for no account alike.
 */
export async function makeFeed(
  ctx: SignedInContext,
  { name, accounts, endsOn, ...proof }: BodyOf<typeof makeFeedRoute>,
): Promise<{ feed: StoredFeed; setupToken: string }> {
  const { db, clock, config } = ctx.bank;
  const user = await findUser(db, ctx.session.userId);
  invariant(user !== undefined, 'a live session belongs to a living user');
  const today = clock.businessDay();
  if (endsOn < today || endsOn > addDays(today, mostFeedDays)) refuse('FEED_END_INVALID');
  const own = await findAccountsOf(db, [user.id]);
  const accountIds = [...new Set(accounts)].map(
    (number) => own.find((account) => account.number === number)?.id ?? refuse('ACCOUNT_NOT_FOUND'),
  );
  await requireStrongestFactor(ctx, user, proof);
  const secret = randomBytes(32).toString('base64url');
  const id = randomUUID();
  const now = clock.now();
  const feed = await db.tx(async (tx) => {
    const { authEpoch } = await lockOwnSession(tx, ctx);
    if ((await findFeedsOf(tx, user.id, today)).length >= mostFeeds) refuse('FEEDS_FULL');
    await insertFeed(tx, {
      id,
      userId: user.id,
      authEpoch,
      name,
      accountIds,
      endsOn,
      setupHash: hashSecret(secret),
      setupUntil: now.add({ hours: setupHours }),
      now,
    });
    await recordAudit(tx, ctx, {
      action: 'feed.made',
      subject: `user:${user.id}`,
      details: { feed: id, name, accounts: accounts.join(' '), endsOn },
    });
    await queueSecurityNotice(tx, clock, user, feedMadeNotice(name, endsOn));
    return (await findFeedsOf(tx, user.id, today)).find((one) => one.id === id);
  });
  invariant(feed !== undefined, 'a feed that was made in this transaction is there');
  return { feed, setupToken: setupTokenOf(config.publicUrl, secret) };
}
