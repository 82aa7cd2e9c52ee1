import type { CardReveal } from '../../../contract/money/cards.ts';
import { factors, type Factor, type RiskSignal } from '../../../contract/values/step-up.ts';
import { textFromInstant } from '../../base/clock.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { findIdentityHold, requireIdentityForCard } from '../../people/identity/identity-hold.ts';
import { factorWanted, isAtLeast, leastFactor } from '../../people/step-up/factor-wanted.ts';
import { heldFactors } from '../../people/step-up/held-factors.ts';
import { fieldOf, refuseProof } from '../../http/refuse-proof.ts';
import { requireFactor } from '../../people/step-up/require-factor.ts';
import { sessionSignals } from '../../people/step-up/session-signals.ts';
import { isWithinWait, waitsUntil } from '../../people/users/contact-changes.ts';
import { requireOwnPassword } from '../../people/users/own-password.ts';
import { isSignInFresh } from '../../people/users/session-limits.ts';
import { markPasswordChecked } from '../../people/users/sessions-store.ts';
import { findUser } from '../../people/users/users-store.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import type { StoredCard } from './cards-store.ts';

/**
 * The verdict on whether the caller may see card numbers now, and whose. It alone opens a number,
 * and only the judges of this file make one, so that no call can show a card and forget to ask.
 */
class NumbersVerdict {
  // Private to the class: no other object passes for one.
  readonly #holderId: string | undefined;

  constructor(holderId: string | undefined) {
    this.#holderId = holderId;
  }

  /**
   * Says whether it opens a card. A frozen one stays closed: the holder who froze it fears that
   * another person is at the screen. So does another person's card, whatever list it came in.
   */
  opens({ userId, frozenAt }: Pick<StoredCard, 'userId' | 'frozenAt'>): boolean {
    return frozenAt === null && userId === this.#holderId;
  }
}

export type { NumbersVerdict };

interface Wanted {
  /** The least that the bank's table asks for. */
  least: Factor;
  because: RiskSignal[];
  held: ReadonlySet<Factor>;
}

/** @returns the factor that opens card numbers to this session, by the table of the bank. */
async function wantedForNumbers({ bank, session }: SignedInContext): Promise<Wanted> {
  const held = await heldFactors(bank, session.userId);
  const policy = await readPolicy(bank.db, 'stepUp', bank.clock.businessNow());
  const signals = sessionSignals(session, policy, bank.clock.now());
  return { ...leastFactor(policy, 'cardNumbers', signals), held };
}

/**
 * Until when a password that was chosen by a mailed link keeps every number hidden, whatever is
 * proven: who reads the mailbox may have chosen it.
 */
async function hiddenUntil({
  bank,
  session,
}: SignedInContext): Promise<Temporal.Instant | undefined> {
  const now = bank.clock.now();
  if (!isWithinWait(session.contactChangedAt, now)) return undefined;
  const user = await findUser(bank.db, session.userId);
  return user && waitsUntil([user.passwordMailedAt], now);
}

interface Asking {
  /** A browser that brings its cookie. */
  isPairedBrowser: boolean;
  /** The number was made by this very call. */
  isNew?: boolean;
}

async function hasProvenEnough(
  ctx: SignedInContext,
  { isPairedBrowser, isNew = false }: Asking,
): Promise<boolean> {
  const { suspended, frozen, passwordCheckedAt, pinCheckedAt, cookieHash } = ctx.session;
  if (suspended || frozen) return false;
  const isFresh = (at: Temporal.Instant | null) =>
    at !== null && isSignInFresh(at, ctx.bank.clock.now());
  const [byPassword, byPin] = [isFresh(passwordCheckedAt), isFresh(pinCheckedAt)];
  if (!byPassword && !byPin) return false;
  if (await hiddenUntil(ctx)) return false;
  if (await findIdentityHold(ctx.bank.db, ctx.bank, ctx.session.userId)) return false;
  const { held, least } = await wantedForNumbers(ctx);
  if (isPairedBrowser) {
    const factor = factorWanted(held, least);
    return factor === 'password' || (factor === 'pin' && byPin);
  }
  // The program that the specification describes knows a password and no other call than that which
  // issues the card.
  return isNew && cookieHash === null && held.size === 1 && byPassword;
}

/**
 * For five minutes after a sign-in or a PIN the numbers are open to the browser that signed in,
 * unless more is wanted of this session; and a new card to a program whose customer has nothing but
 * the password. The suspended see none.
 */
export async function judgeNumbers(ctx: SignedInContext, asking: Asking): Promise<NumbersVerdict> {
  return new NumbersVerdict((await hasProvenEnough(ctx, asking)) ? ctx.session.userId : undefined);
}

/**
 * Refuses a proof that is weaker than what is wanted, before it is looked at. Here the password
 * opens nothing to who has any other factor.
 * @returns the factor that was given.
 */
async function refuseWeaker(ctx: SignedInContext, given: Factor | undefined): Promise<Factor> {
  const { least, because, held } = await wantedForNumbers(ctx);
  const factor = factorWanted(held, least === 'password' ? 'pin' : least);
  if (given === undefined) return refuseProof(factor, because);
  if (given === 'code' && !held.has('code')) refuse('SECOND_FACTOR_OFF');
  if (!isAtLeast(given, factor)) refuseProof(factor, because);
  return given;
}

const givenFactor = (proof: CardReveal): Factor | undefined =>
  factors.find((factor) => proof[fieldOf[factor]] !== undefined);

/**
 * Lets on only the holder of the cards, by the one proof that was given.
 * @throws {Refusal} IDENTITY_CARD and TOO_SOON_AFTER_CHANGE, whatever is given; PROOF_NEEDED without a proof or where
 * more is wanted; what is wrong with it, or with the guesses before it.
 */
export async function judgeByProof(
  ctx: SignedInContext,
  proof: CardReveal,
): Promise<NumbersVerdict> {
  const { db, clock } = ctx.bank;
  const { userId, id: sessionId } = ctx.session;
  await requireIdentityForCard(db, ctx.bank, userId);
  const until = await hiddenUntil(ctx);
  if (until) refuse('TOO_SOON_AFTER_CHANGE', { params: { until: textFromInstant(until) } });
  const given = await refuseWeaker(ctx, givenFactor(proof));
  const user = await findUser(db, userId);
  invariant(user !== undefined, 'a live session belongs to a living user');
  if (given !== 'password') await requireFactor(ctx, user, { factor: given, proof });
  else {
    invariant(proof.password !== undefined, 'one proof is given');
    await requireOwnPassword(ctx, user, proof.password);
    await markPasswordChecked(db, sessionId, clock.now());
  }
  return new NumbersVerdict(userId);
}
