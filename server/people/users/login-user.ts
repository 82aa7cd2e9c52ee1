import type { BodyOf } from '../../../contract/calls/route.ts';
import type { loginUserRoute } from '../../../contract/people/users.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { Context } from '../../context.ts';
import { asUuid } from '../../base/digest.ts';
import { refuse } from '../../base/refusal.ts';
import { judgeTry } from '../../services/limits/judge-try.ts';
import { requireSignInCode } from '../second-factor/require-sign-in-code.ts';
import { hashPassword, isOutdated, isPassword } from './password-hash.ts';
import { forgetFailures, type Guesser, signInLimits } from './sign-in-tries.ts';
import { findUserByIdentifier, refreshPasswordHash, type StoredUser } from './users-store.ts';

/**
 * The device's own text when it has signed in as this person before; asked for once the person is
 * known.
 */
export type DeviceOf = (user: StoredUser) => string | undefined;

/**
 * An id for an unknown name: the same for the same name. People type their password there by
 * mistake, so it can be computed only with a key of the bank.
 */
function unknownPerson({ bank }: Context, name: string): string {
  return asUuid(bank.secrets.mac('unknown-name', name.toLowerCase()).toString('hex'));
}

async function fail(ctx: Context, guesser: Guesser): Promise<never> {
  await recordAudit(ctx.bank.db, ctx, {
    action: 'user.sign_in_failed',
    subject: `user:${guesser.person}`,
  });
  return refuse('BAD_CREDENTIALS');
}

/**
 * Checks name and password, and the code where two-step sign-in is on. An unknown name takes the
 * same way, the same time and the same answer as a wrong password.
 */
export async function loginUser(
  ctx: Context,
  input: BodyOf<typeof loginUserRoute>,
  deviceOf: DeviceOf,
): Promise<StoredUser> {
  const { db, secrets } = ctx.bank;
  const user = await findUserByIdentifier(db, input.username);
  const person = user?.id ?? unknownPerson(ctx, input.username);
  const guesser: Guesser = { person, address: ctx.address, device: user && deviceOf(user) };
  // A password that the bank made cannot be guessed, and its owner has no other way in: strangers
  // slow the owner down as little as on a known device.
  const limits = signInLimits(user?.passwordChangeRequired ? { address: ctx.address } : guesser);
  const known = await judgeTry(ctx.bank, limits, {
    look: async () =>
      (await isPassword(ctx, user?.passwordHash, input.password)) ? user : undefined,
  });
  if (known === undefined) return fail(ctx, guesser);
  // A right password alone forgets no failures: a guesser of codes has it.
  await requireSignInCode(ctx, known, { code: input.code, guesser });
  await forgetFailures(ctx.bank, guesser);
  if (isOutdated(secrets, 'password-pepper', known.passwordHash))
    await refreshPasswordHash(db, known, await hashPassword(ctx, input.password));
  return known;
}
