import { randomInt } from 'node:crypto';
import type { CardBrand } from '../../../contract/cards.ts';

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

/** A random number of the brand. Whether it is a new one, the database decides. */
export function drawCardNumber(brand: CardBrand): string {
  const { prefix, digits } = ranges[brand];
  const free = digits - prefix.length - 1;
  const body = prefix + String(randomInt(10 ** free)).padStart(free, '0');
  return `${body}${luhnCheckDigit(body)}`;
}
