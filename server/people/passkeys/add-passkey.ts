import { randomUUID } from 'node:crypto';
import { maxPasskeys } from '../../../contract/passkey-rules.ts';
import type { addPasskeyRoute } from '../../../contract/passkeys.ts';
import type { BodyOf } from '../../../contract/route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { passkeyAddedNotice } from '../../services/mail/second-factor-notices.ts';
import { refuse } from '../../base/refusal.ts';
import { forgetBegunSetups } from '../second-factor/forget-begun-setups.ts';
import { requireActiveSelf } from '../second-factor/require-active-self.ts';
import { lockOwnSession } from '../users/lock-own-session.ts';
import { spendChallenge } from './challenges-store.ts';
import { challengeOf, checkNewPasskey } from './check-passkey.ts';
import { countPasskeysOf, insertPasskey, type StoredPasskey } from './passkeys-store.ts';
import { queueSecurityMail } from '../users/queue-security-mail.ts';

/** Keeps a passkey that the browser has made: from now on it signs its owner in. */
export async function addPasskey(
  ctx: SignedInContext,
  { name, credential }: BodyOf<typeof addPasskeyRoute>,
): Promise<StoredPasskey> {
  const { db, clock } = ctx.bank;
  const { id: sessionId, userId } = ctx.session;
  const user = await requireActiveSelf(ctx);
  const challenge = challengeOf(credential);
  // Spent before anything is checked, so that an answer is looked at once.
  if (
    challenge === undefined ||
    !(await spendChallenge(db, challenge, { purpose: 'add', sessionId }, clock.now()))
  )
    refuse('PASSKEY_INVALID');
  const made = (await checkNewPasskey(ctx, credential, challenge)) ?? refuse('PASSKEY_INVALID');
  const transports = credential.response.transports ?? [];
  const passkey = {
    id: randomUUID(),
    userId,
    name,
    transports,
    ...made,
    createdAt: clock.now(),
    lastUsedAt: null,
    waitsSince: null,
  };
  await db.tx(async (tx) => {
    await lockOwnSession(tx, ctx);
    if ((await countPasskeysOf(tx, userId)) >= maxPasskeys) refuse('PASSKEYS_FULL');
    if (!(await insertPasskey(tx, passkey))) refuse('PASSKEY_INVALID');
    await forgetBegunSetups(tx, userId);
    await recordAudit(tx, ctx, {
      action: 'passkey.added',
      subject: `user:${userId}`,
      details: { passkey: name },
    });
    await queueSecurityMail(tx, clock, user, (to) => passkeyAddedNotice(to, name));
  });
  return passkey;
}
