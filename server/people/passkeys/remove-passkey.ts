import type { removePasskeyRoute } from '../../../contract/people/passkeys.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { passkeyRemovedNotice } from '../../services/mail/second-factor-notices.ts';
import { refuse } from '../../base/refusal.ts';
import { isPinTurnedOff } from '../security-pin/pins-store.ts';
import { requireActiveSelf } from '../second-factor/require-active-self.ts';
import { lockOwnSession } from '../users/lock-user.ts';
import { requireStrongestFactor } from '../step-up/require-strongest-factor.ts';
import { deleteSessionsOf } from '../users/sessions-store.ts';
import { countUsablePasskeysOf, deletePasskey, findPasskeysOf } from './passkeys-store.ts';
import { queueSecurityNotice } from '../users/queue-security-notice.ts';

/**
 * Forgets one of the own passkeys, and ends the other sessions: the device it was on may be in
 * other hands. Another person's passkey is not found.
 */
export async function removePasskey(
  ctx: SignedInContext,
  id: string,
  input: BodyOf<typeof removePasskeyRoute>,
): Promise<void> {
  const { db, clock } = ctx.bank;
  const { userId } = ctx.session;
  const known =
    (await findPasskeysOf(db, userId)).find((passkey) => passkey.id === id) ??
    refuse('PASSKEY_NOT_FOUND');
  const user = await requireActiveSelf(ctx);
  await requireStrongestFactor(
    ctx,
    user,
    input,
    known.waitsSince === null ? {} : { changes: 'waiting-passkey' },
  );
  await db.tx(async (tx) => {
    await lockOwnSession(tx, ctx);
    const name = (await deletePasskey(tx, userId, id)) ?? refuse('PASSKEY_NOT_FOUND');
    const isLast = known.waitsSince === null && (await countUsablePasskeysOf(tx, userId)) === 0;
    if (isLast && (await isPinTurnedOff(tx, userId))) refuse('LAST_SIGNATURE');
    await deleteSessionsOf(tx, userId, ctx.session.id);
    await recordAudit(tx, ctx, {
      action: 'passkey.removed',
      subject: `user:${userId}`,
      details: { passkey: name },
    });
    await queueSecurityNotice(tx, clock, user, passkeyRemovedNotice(name));
  });
}
