import type { Context } from '../../context.ts';
import { secretForAddress } from '../../people/users/not-me-url.ts';
import { createCancelLink } from './delayed-orders-store.ts';
import { findTransfer } from './transfers-store.ts';

/** Makes the address by which a mail cancels a payment. Its secret is behind the #, so that it reaches no server, log or referrer. */
export async function cancelUrl(
  ctx: Context,
  orderId: string,
  address: string,
): Promise<string | undefined> {
  const userId = (await findTransfer(ctx.bank.db, orderId))?.payerId;
  if (!userId) return undefined;
  const secret = await secretForAddress(ctx, { userId, address }, (tx, now) =>
    createCancelLink(tx, orderId, now),
  );
  return secret && `${ctx.bank.config.publicUrl}/cancel-payment#token=${secret}`;
}
