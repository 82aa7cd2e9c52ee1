import { randomBytes } from 'node:crypto';
import { hashSecret } from '../../base/digest.ts';
import { refuse } from '../../base/refusal.ts';
import { actorName, type Context } from '../../context.ts';
import { isId } from '../../../contract/values/fields.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { networkOf } from '../../services/limits/network-of.ts';
import { claimFeed, noteFeedRead, type OpenFeed } from './feeds-store.ts';

/** Neither can be guessed, but every guess costs a hash and a look into the database. */
const wrongPerAddress: LimitRule = { name: 'feed-wrong-address', points: 60, duration: 900 };

/** More than a program that looks for news every minute; each read goes through a whole history. */
const readsPerFeed: LimitRule = { name: 'feed-reads', points: 120, duration: 3600 };

/** An app acts in the name of its customer, who let it in. */
const asCustomer = (ctx: Context, id: string): Context => ({
  ...ctx,
  actor: { name: actorName({ role: 'user', id }), channel: 'api' },
});

const momentOf = ({ clock }: Context['bank']) => ({
  now: clock.now(),
  today: clock.businessDay(),
});

/**
 * Gives the access that a setup token is for, once.
 * @returns the address of the feed with its user and password, which is kept nowhere.
 * @throws {Refusal} SETUP_TOKEN_INVALID, TOO_MANY_TRIES.
 */
export async function claimAccess(ctx: Context, secret: string): Promise<string> {
  const { db, config } = ctx.bank;
  const password = randomBytes(32).toString('base64url');
  const hashes = { setupHash: hashSecret(secret), accessHash: hashSecret(password) };
  const claimed = await db.tx(async (tx) => {
    const feed = await claimFeed(tx, hashes, momentOf(ctx.bank));
    if (feed)
      await recordAudit(tx, asCustomer(ctx, feed.userId), {
        action: 'feed.claimed',
        subject: `user:${feed.userId}`,
        details: { feed: feed.id, name: feed.name },
      });
    return feed;
  });
  if (claimed === undefined) {
    await countRequest(ctx.bank, wrongPerAddress, networkOf(ctx.address));
    return refuse('SETUP_TOKEN_INVALID');
  }
  const url = new URL(`${config.publicUrl}/simplefin`);
  url.username = claimed.id;
  url.password = password;
  return url.href;
}

const basic = /^Basic ([A-Za-z0-9+/]{1,400}={0,2})$/i;

/** The user and password of a request; undefined where it has none that we can have made. */
function credentialsOf(authorization: string | undefined) {
  const [, encoded = ''] = basic.exec(authorization ?? '') ?? [];
  const text = Buffer.from(encoded, 'base64').toString();
  const [id = '', password = ''] = text.split(':', 2);
  return isId(id) ? { id, accessHash: hashSecret(password) } : undefined;
}

/**
 * Lets an app in, once for each read, and writes it down. It is looked for in the database each
 * time: one that has ended is over at once on every server.
 * @throws {Refusal} FEED_REFUSED, TOO_MANY_TRIES.
 */
export async function openFeed(ctx: Context, authorization: string | undefined): Promise<OpenFeed> {
  const credentials = credentialsOf(authorization);
  const feed =
    credentials &&
    (await ctx.bank.db.tx(async (tx) => {
      const open = await noteFeedRead(tx, credentials, momentOf(ctx.bank));
      if (open)
        await recordAudit(tx, asCustomer(ctx, open.userId), {
          action: 'feed.read',
          subject: `user:${open.userId}`,
          details: { feed: open.id, name: open.name },
        });
      return open;
    }));
  if (feed === undefined) {
    await countRequest(ctx.bank, wrongPerAddress, networkOf(ctx.address));
    return refuse('FEED_REFUSED');
  }
  await countRequest(ctx.bank, readsPerFeed, feed.id);
  return feed;
}
