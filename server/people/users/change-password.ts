import type { BodyOf } from '../../../contract/calls/route.ts';
import type { changePasswordRoute } from '../../../contract/people/users.ts';
import type { SignedInContext } from '../../context.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import { findAppInUse } from '../second-factor/second-factor-store.ts';
import { requireOwnPassword } from './own-password.ts';
import { lockOwnSession } from './lock-user.ts';
import { hashPassword } from './password-hash.ts';
import { applyPasswordRules } from './password-rules.ts';
import { replacePassword } from './replace-password.ts';
import { findUser } from './users-store.ts';

/**
 * A new password in place of the old one. Every other session of the person ends; this one goes on.
 */
export async function changePassword(
  ctx: SignedInContext,
  input: BodyOf<typeof changePasswordRoute>,
): Promise<void> {
  const { config, db } = ctx.bank;
  if (ctx.session.suspended) refuse('ACCOUNT_SUSPENDED');
  if (ctx.session.frozen) refuse('ACCOUNT_FROZEN');
  const user = await findUser(db, ctx.session.userId);
  invariant(user !== undefined, 'a live session belongs to a living user');
  await requireOwnPassword(ctx, user, input.currentPassword);
  if (input.newPassword === input.currentPassword) {
    const text = 'Please choose a password you have not used just now.';
    refuse('INVALID_FIELDS', { params: { first: text }, fields: { newPassword: text } });
  }
  await applyPasswordRules(config, input.newPassword, {
    field: 'newPassword',
    twoSteps: (await findAppInUse(db, user.id)) !== undefined,
    person: user,
  });
  const passwordHash = await hashPassword(ctx, input.newPassword);
  await db.tx(async (tx) => {
    // The owner may have chosen another by a mailed link while this one was hashed: theirs stays.
    await lockOwnSession(tx, ctx);
    await replacePassword(tx, ctx, { user, passwordHash, keepSessionId: ctx.session.id });
  });
}
