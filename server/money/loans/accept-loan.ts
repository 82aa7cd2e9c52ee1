import { hash, randomUUIDv7 } from 'node:crypto';
import type {
  acceptLoanRoute,
  beginLoanAcceptanceRoute,
} from '../../../contract/money/loan-offers.ts';
import type { AnswerOf, BodyOf } from '../../../contract/calls/route.ts';
import { canonicalJson } from '../../base/digest.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { beginSignature } from '../../people/passkeys/own-passkey.ts';
import { pinsOf } from '../../people/passkeys/passkey-key.ts';
import { signatureOf } from '../../people/passkeys/passkey-signature.ts';
import { requireActiveSelf } from '../../people/second-factor/require-active-self.ts';
import { requireStrongestFactor } from '../../people/step-up/require-strongest-factor.ts';
import { lockOwnSession } from '../../people/users/lock-user.ts';
import { queueSecurityNotice } from '../../people/users/queue-security-notice.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { insertAcceptance } from './loan-acceptances-store.ts';
import { acceptedNotice } from './loan-notices.ts';
import { disclosureOfLoan, type OfferedLoan, requireOffer } from './loan-offer.ts';
import { findLoan, lockLoan, markAccepted } from './loans-store.ts';

type ReadTerms = BodyOf<typeof beginLoanAcceptanceRoute>;

/** @throws {Refusal} OFFER_CHANGED: its customer has read other terms. */
function requireSameTerms(loan: OfferedLoan, read: ReadTerms): void {
  if (
    exactMinor(read.amount) !== loan.amountMinor ||
    read.loanTerm !== loan.termMonths ||
    read.rateBps !== loan.rateBps ||
    read.aprBps !== disclosureOfLoan(loan).aprBps
  )
    refuse('OFFER_CHANGED');
}

/** An own loan on whose terms bank and customer agree. */
async function requireReadOffer(
  ctx: SignedInContext,
  find: () => ReturnType<typeof findLoan>,
  read: ReadTerms,
): Promise<OfferedLoan> {
  const loan = requireOffer(ctx, await find());
  requireSameTerms(loan, read);
  return loan;
}

/** The accepted terms, as text that a stranger can read and hash. */
function textOf({ session }: SignedInContext, loan: OfferedLoan, nonce?: string): string {
  const { aprBps, financeChargeMinor, totalOfPaymentsMinor, payments } = disclosureOfLoan(loan);
  return canonicalJson({
    loan: {
      id: loan.id,
      amountMinor: String(loan.amountMinor),
      months: loan.termMonths,
      rateBps: loan.rateBps,
      aprBps,
      financeChargeMinor: String(financeChargeMinor),
      totalOfPaymentsMinor: String(totalOfPaymentsMinor),
      payments: payments.map(({ count, amountMinor }) => ({
        count,
        amountMinor: String(amountMinor),
      })),
    },
    session: session.id,
    nonce,
  });
}

const found = (db: Queryable, id: string) => () => findLoan(db, id);

/** The challenge for a device that signs these terms: its signature fits no other terms. */
export async function beginLoanAcceptance(
  ctx: SignedInContext,
  id: string,
  read: ReadTerms,
): Promise<AnswerOf<typeof beginLoanAcceptanceRoute>> {
  const loan = await requireReadOffer(ctx, found(ctx.bank.db, id), read);
  return await beginSignature(ctx, (nonce) => textOf(ctx, loan, nonce));
}

/**
 * Accepts the offer of an own loan, with the terms that were read and the strongest factor its
 * customer has. The accepted terms and the proof are kept for ever, their digest in the trail. Of
 * two requests at once the second one is refused.
 * @throws {Refusal} what `requireOffer` throws; OFFER_CHANGED; what `requireStrongestFactor`
 * throws.
 */
export async function acceptLoan(
  ctx: SignedInContext,
  id: string,
  { amount, loanTerm, rateBps, aprBps, nonce, ...proof }: BodyOf<typeof acceptLoanRoute>,
): Promise<void> {
  const { db, clock } = ctx.bank;
  const read = { amount, loanTerm, rateBps, aprBps };
  // Before the proof: an offer that is over must use up neither passkey nor recovery code.
  const signedText = textOf(ctx, await requireReadOffer(ctx, found(db, id), read), nonce);
  const { factor, passkey } = await requireStrongestFactor(
    ctx,
    await requireActiveSelf(ctx),
    proof,
    { signs: { text: signedText, nonce } },
  );
  await db.tx(async (tx) => {
    const user = await lockOwnSession(tx, ctx);
    const loan = await requireReadOffer(ctx, () => lockLoan(tx, id), read);
    await markAccepted(tx, id, clock.businessNow());
    await insertAcceptance(tx, {
      id: randomUUIDv7(),
      loanId: id,
      sessionId: ctx.session.id,
      signedAt: clock.now(),
      address: ctx.address,
      factor,
      signedText,
      passkey: passkey && proof.passkey && signatureOf(passkey, proof.passkey),
    });
    await recordAudit(tx, ctx, {
      action: 'loan.accepted',
      subject: `loan:${id}`,
      details: {
        loan: id,
        with: factor,
        digest: hash('sha256', signedText),
        ...(passkey && (await pinsOf(passkey))),
      },
    });
    await queueSecurityNotice(tx, clock, user, acceptedNotice(loan));
  });
}
