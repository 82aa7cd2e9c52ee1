import type { CardReveal } from '../../../contract/cards.ts';
import { factors, type Factor, type RiskSignal } from '../../../contract/step-up.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { factorWanted, isAtLeast, leastFactor } from '../../people/step-up/factor-wanted.ts';
import { heldFactors } from '../../people/step-up/held-factors.ts';
import { fieldOf, refuseProof } from '../../http/refuse-proof.ts';
import { requireFactor } from '../../people/step-up/require-factor.ts';
import { sessionSignals } from '../../people/step-up/session-signals.ts';
import { requireOwnPassword } from '../../people/users/own-password.ts';
import { markPasswordChecked } from '../../people/users/sessions-store.ts';
import { findUser } from '../../people/users/users-store.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';

interface Wanted {
  factor: Factor;
  because: RiskSignal[];
  held: ReadonlySet<Factor>;
}

/** What this session has to prove before it sees card numbers, by the table of the bank. */
export async function factorForNumbers({ bank, session }: SignedInContext): Promise<Wanted> {
  const held = await heldFactors(bank, session.userId);
  const policy = await readPolicy(bank.db, 'stepUp', bank.clock.businessNow());
  // Who has a PIN or a password alone sees them as ever.
  const signals =
    held.has('code') || held.has('passkey')
      ? sessionSignals(session, policy, bank.clock.now())
      : [];
  const { least, because } = leastFactor(policy, 'cardNumbers', signals);
  return { factor: factorWanted(held, least), because, held };
}

/** Where a password would do, another factor is asked for if the person has one. */
const besidesPassword = (held: ReadonlySet<Factor>): Factor =>
  factorWanted(new Set([...held].filter((factor) => factor !== 'password')), 'pin');

/**
 * Refuses a proof that is weaker than what is wanted, before it is looked at.
 * @returns the factor that was given.
 */
async function refuseWeaker(ctx: SignedInContext, given: Factor | undefined): Promise<Factor> {
  const { factor, because, held } = await factorForNumbers(ctx);
  if (given === undefined)
    return refuseProof(factor === 'password' ? besidesPassword(held) : factor, because);
  if (given === 'code' && !held.has('code')) refuse('SECOND_FACTOR_OFF');
  // Else the password would open here what it does not open at sign-in.
  if (given === 'password' && held.has('code')) refuseProof('code');
  if (!isAtLeast(given, factor)) refuseProof(factor, because);
  return given;
}

const givenFactor = (proof: CardReveal): Factor | undefined =>
  factors.find((factor) => proof[fieldOf[factor]] !== undefined);

/**
 * Lets on only the holder of the cards, by the one proof that was given.
 * @throws {Refusal} PROOF_NEEDED without one or where more is wanted; what is wrong with the proof, or with the
 * guesses before it.
 */
export async function requireCardholder(ctx: SignedInContext, proof: CardReveal): Promise<void> {
  const { db, clock } = ctx.bank;
  const given = await refuseWeaker(ctx, givenFactor(proof));
  const user = await findUser(db, ctx.session.userId);
  invariant(user !== undefined, 'a live session belongs to a living user');
  if (given !== 'password') {
    await requireFactor(ctx, user, { factor: given, proof });
    return;
  }
  invariant(proof.password !== undefined, 'one proof is given');
  await requireOwnPassword(ctx, user, proof.password);
  await markPasswordChecked(db, ctx.session.id, clock.now());
}
