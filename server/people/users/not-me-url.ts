import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { securityAddresses } from './contact-changes.ts';
import { createNotMeLink } from './not-me-links-store.ts';
import { lockUser } from './users-store.ts';

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

/** Makes the address “This was not me” of a mail. Its secret is behind the #, so that it reaches no server, log or referrer. */
export async function notMeUrl(
  ctx: Context,
  userId: string,
  address: string,
): Promise<string | undefined> {
  const secret = await secretForAddress(ctx, { userId, address }, (tx, now) =>
    createNotMeLink(tx, { userId, address, now }),
  );
  return secret && `${ctx.bank.config.publicUrl}/not-me#token=${secret}`;
}
