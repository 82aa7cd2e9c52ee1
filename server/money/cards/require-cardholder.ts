import type { CardReveal } from '../../../contract/cards.ts';
import { requirePin } from '../../people/security-pin/require-pin.ts';
import type { SignedInContext } from '../../context.ts';
import { invariant } from '../../base/invariant.ts';
import { requireOwnPasskey } from '../../people/passkeys/own-passkey.ts';
import { refuse } from '../../base/refusal.ts';
import { requireAppCode } from '../../people/second-factor/given-codes.ts';
import { findAppInUse } from '../../people/second-factor/second-factor-store.ts';
import { requireOwnPassword } from '../../people/users/own-password.ts';
import { markPasswordChecked } from '../../people/users/sessions-store.ts';
import { findUser, type StoredUser } from '../../people/users/users-store.ts';

const codeWanted =
  'Please give a code of your authenticator app: your password alone does not show card numbers.';

async function ownerOf({ bank, session }: SignedInContext): Promise<StoredUser> {
  const user = await findUser(bank.db, session.userId);
  invariant(user !== undefined, 'a live session belongs to a living user');
  return user;
}

async function requirePasswordAlone(ctx: SignedInContext, password: string): Promise<void> {
  const { db, clock } = ctx.bank;
  const { userId, id } = ctx.session;
  // Else the password would open here what it does not open at sign-in.
  if (await findAppInUse(db, userId))
    refuse('INVALID_FIELDS', { fields: { code: codeWanted }, params: { first: codeWanted } });
  await requireOwnPassword(ctx, await ownerOf(ctx), password);
  await markPasswordChecked(db, id, clock.now());
}

/**
 * Lets on only the holder of the cards, by the one proof that was given: PIN, code, passkey or
 * password.
 * @throws {Refusal} what is wrong with it, or with the guesses before it.
 */
export async function requireCardholder(
  ctx: SignedInContext,
  { securityPin, code, passkey, password }: CardReveal,
): Promise<void> {
  if (securityPin !== undefined) await requirePin(ctx, securityPin);
  else if (passkey !== undefined) await requireOwnPasskey(ctx, passkey);
  else if (password !== undefined) await requirePasswordAlone(ctx, password);
  else {
    invariant(code !== undefined, 'one proof is given');
    await requireOwnCode(ctx, code);
  }
}

async function requireOwnCode(ctx: SignedInContext, code: string): Promise<void> {
  const app = (await findAppInUse(ctx.bank.db, ctx.session.userId)) ?? refuse('SECOND_FACTOR_OFF');
  await requireAppCode(ctx, await ownerOf(ctx), { app, code });
}
