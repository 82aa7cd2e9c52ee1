import type { Bank } from '../../bank.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { judgeTry } from '../../services/limits/judge-try.ts';
import { limiterOf, type LimitRule } from '../../services/limits/limiter.ts';
import { type Guesser, guesserOf, signInLimits } from '../users/sign-in-tries.ts';
import type { StoredUser } from '../users/users-store.ts';
import { openAppSecret, stepOfCode } from './app-secret.ts';
import { hashesOfRecoveryCode, noteRecoveryCode, withoutLooks } from './recovery-codes.ts';
import { type StoredApp, useRecoveryCode, useStep } from './second-factor-store.ts';

/**
 * Ten in 15 minutes for all devices their owner has used, together, and for all others: a thief who
 * had the password once may have made any number of them known. The limits of login come on top.
 */
const guesses: LimitRule = { name: 'code', points: 10, duration: 900 };

const keyOf = ({ person, device }: Guesser) =>
  `${person}:${device === undefined ? 'unknown' : 'known'}`;

/**
 * Looks at a code under the limits of guessing: those of login, and those of codes.
 * @param look answers what it found and used up, or undefined when the code is wrong.
 * @throws {Refusal} TOO_MANY_TRIES.
 */
export async function judgeCode<Found>(
  bank: Bank,
  guesser: Guesser,
  look: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const { windows, pause } = signInLimits(guesser);
  const limits = { windows: [...windows, { rule: guesses, key: keyOf(guesser) }], pause };
  const found = await judgeTry(bank, limits, { look, spends: true });
  if (found !== undefined && bank.config.limits)
    await limiterOf(bank.counters, guesses).delete(keyOf(guesser));
  return found;
}

/**
 * Looks at a code that a signed-in person gave, under the limits of guessing. `look` answers what
 * it found, or undefined when the code is wrong.
 * @throws {Refusal} TOO_MANY_TRIES or WRONG_CODE.
 */
export async function requireOwnCode<Found>(
  ctx: SignedInContext,
  look: () => Found | undefined | Promise<Found | undefined>,
): Promise<Found> {
  const found = await judgeCode(ctx.bank, guesserOf(ctx), async () => await look());
  if (found !== undefined) return found;
  await recordAudit(ctx.bank.db, ctx, {
    action: 'two_step_sign_in.code_failed',
    subject: `user:${ctx.session.userId}`,
  });
  return refuse('WRONG_CODE');
}

/**
 * Spends a code of the app, or a recovery code: each works once.
 * @returns which it was; undefined when it is neither, or was spent before.
 */
export async function spendCode(
  { db, secrets, clock }: Bank,
  app: StoredApp,
  typed: string,
): Promise<'app' | 'recovery' | undefined> {
  const code = withoutLooks(typed);
  if (!/^\d{6}$/.test(code))
    return (await useRecoveryCode(db, app.userId, hashesOfRecoveryCode(secrets, app.userId, code)))
      ? 'recovery'
      : undefined;
  const step = stepOfCode(openAppSecret(secrets, app), code, clock.now());
  return step !== undefined && (await useStep(db, app.id, step)) ? 'app' : undefined;
}

interface GivenCode {
  app: StoredApp;
  code: string;
}

/**
 * Lets on only a signed-in person who gives a code of their app, or a recovery code.
 * @throws {Refusal} TOO_MANY_TRIES or WRONG_CODE.
 */
export async function requireAppCode(
  ctx: SignedInContext,
  user: StoredUser,
  { app, code }: GivenCode,
): Promise<void> {
  if ((await requireOwnCode(ctx, () => spendCode(ctx.bank, app, code))) === 'recovery')
    await noteRecoveryCode(ctx, user);
}
