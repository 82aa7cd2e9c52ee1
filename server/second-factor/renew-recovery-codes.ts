import type { BodyOf } from '../../contract/route.ts';
import type { renewRecoveryCodes as route } from '../../contract/second-factor.ts';
import { recordAudit } from '../audit/audit-event.ts';
import type { SignedInContext } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { recoveryCodesRenewedNotice } from '../mail/second-factor-notices.ts';
import { refuse } from '../refusal.ts';
import { lockOwnSession } from '../users/lock-own-session.ts';
import { requireFreshSignIn } from '../users/require-fresh-sign-in.ts';
import { checkOwnCode } from './code-guesses.ts';
import { hashRecoveryCode, inGroups, newRecoveryCodes } from './recovery-codes.ts';
import { requireActiveSelf } from './require-active-self.ts';
import { findAppInUse, replaceRecoveryCodes } from './second-factor-store.ts';
import { spendCode } from './spend-code.ts';

/** New recovery codes in place of the old ones, answered this once. Without a code of the old way in they would be a way around it. */
export async function renewRecoveryCodes(ctx: SignedInContext, input: BodyOf<typeof route>): Promise<string[]> {
  const { db, clock, secrets } = ctx.bank;
  const user = await requireActiveSelf(ctx);
  const app = (await findAppInUse(db, user.id)) ?? refuse('SECOND_FACTOR_OFF');
  await requireFreshSignIn(ctx, user, input.password);
  await checkOwnCode(ctx, () => spendCode(ctx.bank, app, input.code));
  const codes = newRecoveryCodes();
  await db.tx(async (tx) => {
    await lockOwnSession(tx, ctx);
    if (!(await findAppInUse(tx, user.id))) refuse('SECOND_FACTOR_OFF');
    await replaceRecoveryCodes(
      tx,
      user.id,
      codes.map((code) => hashRecoveryCode(secrets, user.id, code)),
    );
    await recordAudit(tx, ctx, { action: 'recovery_codes.renewed', subject: `user:${user.id}` });
    await queueMail(tx, clock, recoveryCodesRenewedNotice(user));
  });
  return codes.map(inGroups);
}
