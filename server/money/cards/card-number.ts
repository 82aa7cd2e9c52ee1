import { randomInt } from 'node:crypto';
import type { CardBrand } from '../../../contract/money/cards.ts';
import { invariant } from '../../base/invariant.ts';
import type { Secrets } from '../../base/sealing/secrets.ts';
import type { StoredCard } from './cards-store.ts';
import type { NumbersVerdict } from './judge-numbers.ts';

/** The brands' published test ranges: no such number was ever a real person's. */
const ranges: Record<CardBrand, { prefix: string; digits: number; codeDigits: number }> = {
  Visa: { prefix: '411111', digits: 16, codeDigits: 3 },
  MasterCard: { prefix: '555555', digits: 16, codeDigits: 3 },
  Discover: { prefix: '601111', digits: 16, codeDigits: 3 },
  'American Express': { prefix: '378282', digits: 15, codeDigits: 4 },
  Verve: { prefix: '506099', digits: 16, codeDigits: 3 },
};

export const codeDigitsOf = (brand: CardBrand): number => ranges[brand].codeDigits;

/**
 * First six and last four digits, stars between: as much as may be shown of a number, and enough to
 * tell its brand.
 */
export function maskNumber(brand: CardBrand, lastFour: string): string {
  const { prefix, digits } = ranges[brand];
  return `${prefix}${'*'.repeat(digits - prefix.length - lastFour.length)}${lastFour}`;
}

/**
 * The digit that makes a number pass the Luhn check: from the right, every second digit counts
 * double.
 */
function luhnCheckDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const counted = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Draws a random number of the brand. The database decides whether it is a new one. */
export function drawCardNumber(brand: CardBrand): string {
  const { prefix, digits } = ranges[brand];
  const free = digits - prefix.length - 1;
  const body = prefix + String(randomInt(10 ** free)).padStart(free, '0');
  return `${body}${luhnCheckDigit(body)}`;
}

interface Place {
  id: string;
  userId: string;
}

const placeOf = ({ id, userId }: Place) => `card:${id}:${userId}`;

export const sealNumber = (secrets: Secrets, place: Place, number: string): Buffer =>
  secrets.seal('card-number', Buffer.from(number), placeOf(place));

interface SealedCard extends Place {
  numberSealed: Buffer;
}

const unsealed = (secrets: Secrets, card: SealedCard): Buffer =>
  secrets.unseal('card-number', card.numberSealed, placeOf(card));

/**
 * Seals a number with the newest key, without showing it to anybody. Its index and its codes hang
 * on keys that stay, so no card changes for anybody.
 */
export const resealNumber = (secrets: Secrets, card: SealedCard): Buffer =>
  secrets.seal('card-number', unsealed(secrets, card), placeOf(card));

/** The only way to a number in the clear: by a verdict that opens this card. */
export function openNumber(
  secrets: Secrets,
  card: Pick<StoredCard, 'id' | 'userId' | 'numberSealed' | 'frozenAt'>,
  verdict: NumbersVerdict,
): string {
  invariant(verdict.opens(card), 'a card is opened by a verdict about it');
  return unsealed(secrets, card).toString();
}

/**
 * The same for the same number, and useless to a thief who has only the database: what it is kept
 * as, and what it may have been kept as under an older key.
 */
export const numberIndexes = (
  secrets: Secrets,
  number: string,
): { numberIndex: Buffer; everyIndex: Buffer[] } => ({
  numberIndex: secrets.mac('card-index', number),
  everyIndex: secrets.macs('card-index', number),
});

/**
 * The card's code (CVV). It is computed each time from number and expiry, so that it is stored
 * nowhere.
 */
export function cardCode(
  secrets: Secrets,
  {
    number,
    expiresOn,
    brand,
    codeKey,
  }: { number: string; expiresOn: string; brand: CardBrand; codeKey: string },
): string {
  const digits = codeDigitsOf(brand);
  // 64 bits leave no digit likelier than another by more than 2^-50.
  const drawn =
    secrets.macBy(codeKey, 'card-code', `1:${number}:${expiresOn}`).readBigUInt64BE() %
    10n ** BigInt(digits);
  return String(drawn).padStart(digits, '0');
}
