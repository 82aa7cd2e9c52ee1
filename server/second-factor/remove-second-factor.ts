import type { BodyOf } from '../../contract/route.ts';
import type { removeSecondFactor as route } from '../../contract/second-factor.ts';
import { recordAudit } from '../audit/audit-event.ts';
import type { SignedInContext } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { secondFactorOffNotice } from '../mail/second-factor-notices.ts';
import { refuse } from '../refusal.ts';
import { lockActiveUser } from '../users/lock-active-user.ts';
import { requireFreshSignIn } from '../users/require-fresh-sign-in.ts';
import { checkOwnCode } from './code-guesses.ts';
import { requireActiveSelf } from './require-active-self.ts';
import { deleteSecondFactor, findAppInUse } from './second-factor-store.ts';
import { spendCode } from './spend-code.ts';

/** Turns two-step sign-in off, for whoever has password and code. Payments go on to need an approval: that is only ever tightened. */
export async function removeSecondFactor(ctx: SignedInContext, input: BodyOf<typeof route>): Promise<void> {
  const { db, clock } = ctx.bank;
  const user = await requireActiveSelf(ctx);
  const app = (await findAppInUse(db, user.id)) ?? refuse('SECOND_FACTOR_OFF');
  await requireFreshSignIn(ctx, user, input.password);
  await checkOwnCode(ctx, () => spendCode(ctx.bank, app, input.code));
  await db.tx(async (tx) => {
    await lockActiveUser(tx, user.id);
    if (!(await deleteSecondFactor(tx, user.id))) refuse('SECOND_FACTOR_OFF');
    await recordAudit(tx, ctx, { action: 'two_step_sign_in.turned_off', subject: `user:${user.id}` });
    await queueMail(tx, clock, secondFactorOffNotice(user));
  });
}
