import type { confirmPasskeyRoute } from '../../../contract/people/passkeys.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { passkeyConfirmedNotice } from '../../services/mail/second-factor-notices.ts';
import { refuse } from '../../base/refusal.ts';
import { requireActiveSelf } from '../second-factor/require-active-self.ts';
import { lockOwnSession } from '../users/lock-user.ts';
import { queueSecurityNotice } from '../users/queue-security-notice.ts';
import { requireStrongestFactor } from '../step-up/require-strongest-factor.ts';
import { endPasskeyWait, findPasskeysOf } from './passkeys-store.ts';

/**
 * Its owner says of a passkey from before the mailed reset that it is theirs: it signs in again.
 */
export async function confirmPasskey(
  ctx: SignedInContext,
  id: string,
  input: BodyOf<typeof confirmPasskeyRoute>,
): Promise<void> {
  const { db, clock } = ctx.bank;
  const { userId } = ctx.session;
  if (
    !(await findPasskeysOf(db, userId)).some(
      (passkey) => passkey.id === id && passkey.waitsSince !== null,
    )
  )
    refuse('PASSKEY_NOT_FOUND');
  const user = await requireActiveSelf(ctx);
  await requireStrongestFactor(ctx, user, input, { changes: 'waiting-passkey' });
  await db.tx(async (tx) => {
    await lockOwnSession(tx, ctx);
    const name = (await endPasskeyWait(tx, userId, id)) ?? refuse('PASSKEY_NOT_FOUND');
    await recordAudit(tx, ctx, {
      action: 'passkey.confirmed',
      subject: `user:${userId}`,
      details: { passkey: name },
    });
    await queueSecurityNotice(tx, clock, user, passkeyConfirmedNotice(name));
  });
}
