import { recordAudit } from '../../services/audit/audit-event.ts';
import { actorName, type Context } from '../../context.ts';
import { networkOf, shortAddress } from '../../services/limits/network-of.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { wrongCodeNotice } from '../../services/mail/second-factor-notices.ts';
import { refuse } from '../../base/refusal.ts';
import type { Guesser } from '../users/sign-in-tries.ts';
import type { StoredUser } from '../users/users-store.ts';
import { awaitCode, forgetAwaitedCode, takePasswordWarning } from './awaited-codes-store.ts';
import { judgeCode, spendCode } from './given-codes.ts';
import { findAppInUse } from './second-factor-store.ts';
import { noteRecoveryCode } from './recovery-codes.ts';

/** A wrong code means that the password was right: its owner has to know. */
async function noteWrongCode(ctx: Context, user: StoredUser): Promise<void> {
  const { bank, address } = ctx;
  const now = bank.clock.now();
  await bank.db.tx(async (tx) => {
    await recordAudit(tx, ctx, { action: 'user.sign_in_code_failed', subject: `user:${user.id}` });
    await forgetAwaitedCode(tx, { userId: user.id, network: networkOf(address) });
    if (await takePasswordWarning(tx, user.id, now))
      await queueNotice(
        tx,
        bank.clock,
        user,
        wrongCodeNotice({ place: shortAddress(address), at: now }),
      );
  });
}

/**
 * The second step of signing in, after the right password: nothing where two-step sign-in is off.
 * @throws {Refusal} SECOND_FACTOR_REQUIRED without a code, which counts as no failure;
 * WRONG_SIGN_IN_CODE or TOO_MANY_TRIES with one.
 */
export async function requireSignInCode(
  ctx: Context,
  user: StoredUser,
  { code, guesser }: { code: string | undefined; guesser: Guesser },
): Promise<void> {
  const { bank } = ctx;
  const app = await findAppInUse(bank.db, user.id);
  if (!app) return;
  if (code === undefined) {
    await bank.db.tx(async (tx) => {
      await awaitCode(tx, {
        userId: user.id,
        network: networkOf(ctx.address),
        askedAt: bank.clock.now(),
      });
      await recordAudit(tx, ctx, { action: 'user.sign_in_code_asked', subject: `user:${user.id}` });
    });
    return refuse('SECOND_FACTOR_REQUIRED');
  }
  const spent = await judgeCode(bank, guesser, () => spendCode(bank, app, code));
  if (spent === undefined) {
    await noteWrongCode(ctx, user);
    return refuse('WRONG_SIGN_IN_CODE');
  }
  if (spent === 'recovery')
    await noteRecoveryCode({ ...ctx, actor: { ...ctx.actor, name: actorName(user) } }, user);
}
