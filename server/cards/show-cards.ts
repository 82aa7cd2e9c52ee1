import type { Card } from '../../contract/cards.ts';
import { findPin } from '../security-pin/pins-store.ts';
import { recordAudit } from '../audit/audit-event.ts';
import type { SignedInContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { findAppInUse } from '../second-factor/second-factor-store.ts';
import type { Secrets } from '../secrets.ts';
import { isSignInFresh } from '../users/session-limits.ts';
import { codeDigitsOf, maskNumber } from './card-number.ts';
import { cardCode, openNumber } from './card-secrets.ts';
import type { StoredCard } from './cards-store.ts';

const face = ({ id, cardType, expiresOn, holderName }: StoredCard) => ({
  _id: id,
  cardType,
  expiryDate: `${expiresOn.slice(5, 7)}/${expiresOn.slice(2, 4)}`,
  cardHolderName: holderName,
});

/** What anybody looking over a shoulder may see; nothing is decrypted for it. */
export function maskedCard(card: StoredCard): Card {
  return { ...face(card), cardNumber: maskNumber(card.brand, card.lastFour), cvv: '*'.repeat(codeDigitsOf(card.brand)), masked: true };
}

function fullCard(secrets: Secrets, card: StoredCard): Card {
  const number = openNumber(secrets, card, card.numberSealed);
  return { ...face(card), cardNumber: number, cvv: cardCode(secrets, { ...card, number }) };
}

/** Who has chosen a PIN or two-step sign-in has asked for more care. */
const isCareful = async (db: Queryable, userId: string): Promise<boolean> =>
  (await findPin(db, userId)) !== undefined || (await findAppInUse(db, userId)) !== undefined;

/** For the careful a sign-in or a PIN opens the numbers for five minutes. The suspended see none. */
async function maySeeNumbers(db: Queryable, { bank: { clock }, session }: SignedInContext): Promise<boolean> {
  if (session.suspended || session.frozen) return false;
  if (!(await isCareful(db, session.userId))) return true;
  const { passwordCheckedAt, pinCheckedAt } = session;
  return [passwordCheckedAt, pinCheckedAt].some((checkedAt) => checkedAt !== null && isSignInFresh(checkedAt, clock.now()));
}

/** The cards in full, each line of the trail with it. */
export async function revealCards(db: Queryable, ctx: SignedInContext, cards: readonly StoredCard[]): Promise<Card[]> {
  for (const { id } of cards) await recordAudit(db, ctx, { action: 'card.revealed', subject: `card:${id}` });
  return cards.map((card) => fullCard(ctx.bank.secrets, card));
}

/** The cards as this session may see them now. */
export async function showCards(db: Queryable, ctx: SignedInContext, cards: readonly StoredCard[]): Promise<Card[]> {
  return (await maySeeNumbers(db, ctx)) ? revealCards(db, ctx, cards) : cards.map(maskedCard);
}
