import type { proveAgainRoute } from '../../../contract/people/fresh-proof.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { factorForStaffDeed } from '../step-up/factor-for-staff-deed.ts';
import { requireFactor } from '../step-up/require-factor.ts';
import { markFactorChecked } from '../users/sessions-store.ts';
import { findUser } from '../users/users-store.ts';

/**
 * Lets staff go on with what wants a fresh proof.
 * @throws {Refusal} SECOND_FACTOR_OFF with neither passkey nor app; PROOF_NEEDED without what is
 * wanted; what is wrong with it otherwise.
 */
export async function proveAgain(
  ctx: SignedInContext,
  proof: BodyOf<typeof proveAgainRoute>,
): Promise<void> {
  const { bank, session } = ctx;
  const wanted = (await factorForStaffDeed(bank, session.userId)) ?? refuse('SECOND_FACTOR_OFF');
  // A colleague who has both may give the passkey where a code is enough.
  const factor = proof.passkey ? 'passkey' : wanted;
  const user = (await findUser(bank.db, session.userId)) ?? refuse('NOT_SIGNED_IN');
  await requireFactor(ctx, user, { factor, proof });
  await markFactorChecked(bank.db, session.id, bank.clock.now());
}
