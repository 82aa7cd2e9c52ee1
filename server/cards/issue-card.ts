import { randomInt, randomUUID } from 'node:crypto';
import type { CardBrand, CardType } from '../../contract/cards.ts';
import type { Bank } from '../bank.ts';
import type { Tx } from '../db/database.ts';
import { refuse } from '../refusal.ts';
import { holderOf } from '../users/holder-of.ts';
import type { StoredUser } from '../users/users-store.ts';
import { drawCardNumber } from './card-number.ts';
import { numberIndex, sealNumber } from './card-secrets.ts';
import { hasCardOf, insertCard, type StoredCard } from './cards-store.ts';

const typeNames: Record<CardType, string> = { credit: 'Credit', debit: 'Debit' };

/** The end of a month four to five years ahead, drawn, so that not everybody's card ends at once. */
function drawExpiry(today: string): string {
  const month = Temporal.PlainYearMonth.from(today.slice(0, 7)).add({ months: randomInt(48, 60) });
  return month.toPlainDate({ day: month.daysInMonth }).toString();
}

interface Application {
  user: StoredUser;
  cardType: CardType;
  brand: CardBrand;
}

/** @throws {Refusal} CARD_EXISTS when the customer has a card of this type. */
export async function issueCard(tx: Tx, { secrets, clock }: Bank, { user, cardType, brand }: Application): Promise<StoredCard> {
  const place = { id: randomUUID(), userId: user.id };
  const printed = { ...place, cardType, brand, holderName: holderOf(user), expiresOn: drawExpiry(clock.businessDay()), issuedAt: clock.businessNow() };
  for (;;) {
    const number = drawCardNumber(brand);
    const numbered = { ...printed, numberSealed: sealNumber(secrets, place, number), lastFour: number.slice(-4) };
    if (await insertCard(tx, { ...numbered, numberIndex: numberIndex(secrets, number) })) return numbered;
    if (await hasCardOf(tx, user.id, cardType)) refuse('CARD_EXISTS', { params: { type: typeNames[cardType] } });
    // The number belongs to another card, blocked ones included: draw again.
  }
}
