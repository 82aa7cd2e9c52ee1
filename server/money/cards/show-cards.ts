import type { Card } from '../../../contract/cards.ts';
import { textFromInstant } from '../../base/clock.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import type { Secrets } from '../../base/sealing/secrets.ts';
import { isSignInFresh } from '../../people/users/session-limits.ts';
import { cardCode, codeDigitsOf, maskNumber, openNumber } from './card-number.ts';
import type { StoredCard } from './cards-store.ts';
import { factorForNumbers } from './require-cardholder.ts';

const face = ({ id, cardType, expiresOn, holderName, frozenAt }: StoredCard) => ({
  _id: id,
  cardType,
  expiryDate: `${expiresOn.slice(5, 7)}/${expiresOn.slice(2, 4)}`,
  cardHolderName: holderName,
  ...(frozenAt && { frozenAt: textFromInstant(frozenAt) }),
});

/** What anybody looking over a shoulder may see; nothing is decrypted for it. */
export function maskedCard(card: StoredCard): Card {
  return {
    ...face(card),
    cardNumber: maskNumber(card.brand, card.lastFour),
    cvv: '*'.repeat(codeDigitsOf(card.brand)),
    masked: true,
  };
}

function fullCard(secrets: Secrets, card: StoredCard): Card {
  const number = openNumber(secrets, card, card.numberSealed);
  return { ...face(card), cardNumber: number, cvv: cardCode(secrets, { ...card, number }) };
}

/**
 * For five minutes after a sign-in or a PIN the numbers are open, to the browser that signed in,
 * unless more is wanted of this session. The suspended see none.
 */
async function maySeeNumbers(ctx: SignedInContext): Promise<boolean> {
  const { session, bank } = ctx;
  if (session.suspended || session.frozen) return false;
  const isFresh = (checkedAt: Temporal.Instant | null) =>
    checkedAt !== null && isSignInFresh(checkedAt, bank.clock.now());
  const { passwordCheckedAt, pinCheckedAt } = session;
  if (!isFresh(passwordCheckedAt) && !isFresh(pinCheckedAt)) return false;
  const { factor } = await factorForNumbers(ctx);
  return factor === 'password' || (factor === 'pin' && isFresh(pinCheckedAt));
}

/**
 * The cards in full, each line of the trail with it. A frozen one stays masked: who froze it fears
 * that somebody else is at the screen.
 */
export async function revealCards(
  db: Queryable,
  ctx: SignedInContext,
  cards: readonly StoredCard[],
): Promise<Card[]> {
  for (const { id, frozenAt } of cards)
    if (frozenAt === null)
      await recordAudit(db, ctx, { action: 'card.revealed', subject: `card:${id}` });
  return cards.map((card) =>
    card.frozenAt === null ? fullCard(ctx.bank.secrets, card) : maskedCard(card),
  );
}

/**
 * The cards as this session may see them now: a token without its cookie, and a program, which has
 * none, see no number.
 */
export async function showCards(
  db: Queryable,
  ctx: SignedInContext,
  { cards, isPairedBrowser }: { cards: readonly StoredCard[]; isPairedBrowser: boolean },
): Promise<Card[]> {
  return isPairedBrowser && (await maySeeNumbers(ctx))
    ? revealCards(db, ctx, cards)
    : cards.map(maskedCard);
}
