import { randomUUID } from 'node:crypto';
import { recordAudit } from '../audit/audit-event.ts';
import { actorName, type Context } from '../context.ts';
import { createSessionToken, hashSecret } from './session-token.ts';
import { insertSession } from './sessions-store.ts';
import type { StoredUser } from './users-store.ts';

interface NewSession {
  user: StoredUser;
  remembered: boolean;
  cookieHash: Buffer | null;
  /** The browser's own words about itself, cut: shown to its owner in the list of sessions. */
  device: string;
}

/** Opens a session and answers its token: the only time the token is anywhere. */
export async function openSession(ctx: Context, { user, remembered, cookieHash, device }: NewSession): Promise<string> {
  const token = createSessionToken();
  const now = ctx.bank.clock.now();
  await ctx.bank.db.tx(async (tx) => {
    await insertSession(tx, {
      id: randomUUID(),
      tokenHash: hashSecret(token),
      userId: user.id,
      authEpoch: user.authEpoch,
      cookieHash,
      remembered,
      now,
      address: ctx.address,
      device: device.slice(0, 200),
    });
    await recordAudit(tx, { ...ctx, actor: { ...ctx.actor, name: actorName(user) } }, { action: 'user.signed_in', subject: `user:${user.id}` });
  });
  return token;
}
