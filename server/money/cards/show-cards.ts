import type { Card } from '../../../contract/money/cards.ts';
import { textFromInstant } from '../../base/clock.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { cardCode, codeDigitsOf, maskNumber, openNumber } from './card-number.ts';
import type { StoredCard } from './cards-store.ts';
import type { NumbersVerdict } from './judge-numbers.ts';

const face = ({ id, cardType, expiresOn, holderName, frozenAt }: StoredCard) => ({
  _id: id,
  cardType,
  expiryDate: `${expiresOn.slice(5, 7)}/${expiresOn.slice(2, 4)}`,
  cardHolderName: holderName,
  ...(frozenAt && { frozenAt: textFromInstant(frozenAt) }),
});

/** Shows what anybody looking over a shoulder may see; nothing is decrypted for it. */
export function maskedCard(card: StoredCard): Card {
  return {
    ...face(card),
    cardNumber: maskNumber(card.brand, card.lastFour),
    cvv: '*'.repeat(codeDigitsOf(card.brand)),
    masked: true,
  };
}

/**
 * A card as the verdict lets its holder see it: in full, with a line of the trail, or masked.
 */
export async function showCard(
  db: Queryable,
  ctx: SignedInContext,
  { card, verdict }: { card: StoredCard; verdict: NumbersVerdict },
): Promise<Card> {
  if (!verdict.opens(card)) return maskedCard(card);
  const { secrets } = ctx.bank;
  const number = openNumber(secrets, card, verdict);
  await recordAudit(db, ctx, { action: 'card.revealed', subject: `card:${card.id}` });
  return { ...face(card), cardNumber: number, cvv: cardCode(secrets, { ...card, number }) };
}

/** The same of each of the own cards. */
export async function showOwnCards(
  db: Queryable,
  ctx: SignedInContext,
  { cards, verdict }: { cards: readonly StoredCard[]; verdict: NumbersVerdict },
): Promise<Card[]> {
  const shown: Card[] = [];
  for (const card of cards) shown.push(await showCard(db, ctx, { card, verdict }));
  return shown;
}
