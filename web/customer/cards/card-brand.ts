import { keepChoice } from '../../ui/keep-choice.ts';
import type { Card, CardBrand } from '../../../contract/money/cards.ts';
import type { CardType } from '../../../contract/values/card-types.ts';

/** The beginnings of each brand's numbers, masked ones too. */
const numbersOf: readonly (readonly [CardBrand, RegExp])[] = [
  ['Visa', /^4/],
  ['MasterCard', /^5[1-5]/],
  ['Discover', /^6011/],
  ['American Express', /^3[47]/],
  ['Verve', /^506/],
];

const keyOf = (type: CardType) => `cardBrand:${type}`;

/** The brand chosen last for a type of card, as this browser keeps it. */
export function readBrand(type: CardType): CardBrand {
  const kept = localStorage.getItem(keyOf(type));
  return numbersOf.find(([brand]) => brand === kept)?.[0] ?? 'Visa';
}

export const keepBrand = (type: CardType, brand: CardBrand) => keepChoice(keyOf(type), brand);

/** A card issued elsewhere is not what this browser remembers: its number knows better. */
export function brandOf({ cardType, cardNumber }: Card): CardBrand {
  return numbersOf.find(([, pattern]) => pattern.test(cardNumber))?.[0] ?? readBrand(cardType);
}
