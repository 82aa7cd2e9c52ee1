import type { Card, CardBrand, CardType } from '../../../contract/cards.ts';

/** How each brand's numbers look, as far as one may see them. */
const numbersOf: readonly (readonly [CardBrand, RegExp])[] = [
  ['American Express', /^.{15}$/],
  ['Visa', /^4/],
  ['MasterCard', /^5[1-5]/],
  ['Discover', /^6011/],
  ['Verve', /^506/],
];

/** The brand a number itself tells, if it shows enough of it. */
export function brandOfNumber(cardNumber: string): CardBrand | undefined {
  return numbersOf.find(([, pattern]) => pattern.test(cardNumber))?.[0];
}

const keyOf = (type: CardType) => `cardBrand:${type}`;

/** The brand chosen last for a type of card, as this browser keeps it. */
export function readBrand(type: CardType): CardBrand {
  const kept = localStorage.getItem(keyOf(type));
  return numbersOf.find(([brand]) => brand === kept)?.[0] ?? 'Visa';
}

export const keepBrand = (type: CardType, brand: CardBrand) => localStorage.setItem(keyOf(type), brand);

/** A card issued elsewhere is not what this browser remembers: its number knows better. */
export const brandOf = ({ cardType, cardNumber }: Card): CardBrand => brandOfNumber(cardNumber) ?? readBrand(cardType);
