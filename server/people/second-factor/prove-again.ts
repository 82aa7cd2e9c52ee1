import type { proveAgainRoute } from '../../../contract/fresh-proof.ts';
import type { BodyOf } from '../../../contract/route.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { requireOwnPasskey } from '../passkeys/own-passkey.ts';
import { markFactorChecked } from '../users/sessions-store.ts';
import { strongestFactorOf } from '../users/require-strongest-factor.ts';
import { findUser } from '../users/users-store.ts';
import { requireAppCode } from './given-codes.ts';
import { findAppInUse } from './second-factor-store.ts';

/**
 * Lets staff go on with what wants a fresh proof: by their passkey, else by a code of their app.
 * @throws {Refusal} SECOND_FACTOR_OFF with neither; PASSKEY_REQUIRED, CODE_REQUIRED without what is wanted; what is wrong with it
 * otherwise.
 */
export async function proveAgain(
  ctx: SignedInContext,
  { code, passkey }: BodyOf<typeof proveAgainRoute>,
): Promise<void> {
  const { bank, session } = ctx;
  if ((await strongestFactorOf(bank, session.userId)) === 'passkey') {
    await requireOwnPasskey(ctx, passkey ?? refuse('PASSKEY_REQUIRED'));
  } else {
    const app = (await findAppInUse(bank.db, session.userId)) ?? refuse('SECOND_FACTOR_OFF');
    const user = (await findUser(bank.db, session.userId)) ?? refuse('NOT_SIGNED_IN');
    await requireAppCode(ctx, user, { app, code: code ?? refuse('CODE_REQUIRED') });
  }
  await markFactorChecked(bank.db, session.id, bank.clock.now());
}
