import { randomUUID } from 'node:crypto';
import type { BodyOf } from '../../../contract/calls/route.ts';
import type { beginSecondFactorRoute } from '../../../contract/people/second-factor.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { lockOwnSession } from '../users/lock-user.ts';
import { requireStrongestFactor } from '../step-up/require-strongest-factor.ts';
import { newAppSecret, sealAppSecret, secretForApp } from './app-secret.ts';
import { requireActiveSelf } from './require-active-self.ts';
import { findAppInUse, insertApp } from './second-factor-store.ts';

/**
 * Makes the secret of an authenticator app and answers it, this once. Nothing is asked for at
 * sign-in yet: the app may never get it.
 */
export async function beginSecondFactor(
  ctx: SignedInContext,
  input: BodyOf<typeof beginSecondFactorRoute>,
): Promise<{ secret: string; address: string }> {
  const { db, clock, secrets } = ctx.bank;
  const user = await requireActiveSelf(ctx);
  if (await findAppInUse(db, user.id)) refuse('SECOND_FACTOR_ON');
  await requireStrongestFactor(ctx, user, input);
  const secret = newAppSecret();
  const place = { id: randomUUID(), userId: user.id };
  await db.tx(async (tx) => {
    await lockOwnSession(tx, ctx);
    const begun = await insertApp(tx, {
      ...place,
      secretSealed: sealAppSecret(secrets, place, secret),
      begunAt: clock.now(),
    });
    if (!begun) refuse('SECOND_FACTOR_ON');
  });
  return secretForApp(secret, user.username);
}
