import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { WantedLink } from '../../services/mail/mail-task.ts';
import { securityAddresses } from './contact-changes.ts';
import { createNotMeLinks } from './not-me-links-store.ts';
import { findUsers, lockUser, type StoredUser } from './users-store.ts';

/**
 * Makes the secret of a mail's link, where its address is still one of the customer: a mail may
 * have waited in the queue, and its address may have been withdrawn since then.
 */
export async function secretForAddress(
  { bank }: Context,
  { userId, address }: { userId: string; address: string },
  make: (tx: Tx, now: Temporal.Instant) => Promise<string>,
): Promise<string | undefined> {
  const now = bank.clock.now();
  return await bank.db.tx(async (tx) => {
    const user = await lockUser(tx, userId);
    return user && securityAddresses(user, now).includes(address) ? await make(tx, now) : undefined;
  });
}

/** Locks people in the order of their ids, so that two callers cannot wait for each other. */
async function lockUsers(
  tx: Tx,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, StoredUser>> {
  await tx.query('SELECT id FROM users WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE', [
    [...ids],
  ]);
  return new Map((await findUsers(tx, [...ids])).map((user) => [user.id, user]));
}

/**
 * Makes the addresses “This was not me” of mails, in their order. The secrets are behind the #, so
 * that they reach no server, log or referrer.
 */
export async function notMeUrls(
  { bank }: Context,
  wanted: readonly WantedLink[],
): Promise<(string | undefined)[]> {
  const now = bank.clock.now();
  return await bank.db.tx(async (tx) => {
    const users = await lockUsers(tx, new Set(wanted.map(({ userId }) => userId)));
    const isTheirs = ({ userId, address }: WantedLink) => {
      const user = users.get(userId);
      return user !== undefined && securityAddresses(user, now).includes(address);
    };
    const secrets = await createNotMeLinks(tx, wanted.filter(isTheirs), now);
    return wanted.map((one) => {
      const secret = isTheirs(one) ? secrets.shift() : undefined;
      return secret && `${bank.config.publicUrl}/not-me#token=${secret}`;
    });
  });
}
