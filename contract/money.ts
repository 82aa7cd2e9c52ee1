/** An amount in integer minor units (cents) of one currency. */
export interface Money {
  minor: bigint;
  currency: Currency;
}

export const currencies = ['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'INR'] as const;
export type Currency = (typeof currencies)[number];

/** One amount is at most 999,999,999.99. */
export const maxAmountMinor = 99_999_999_999n;

const plainDecimal = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/;

/**
 * Minor units of plain decimal text such as `12`, `12.5` or `12.50`; undefined for anything else.
 * Nothing is rounded.
 */
export function parseDecimal(text: string): bigint | undefined {
  const match = plainDecimal.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '0', fraction = ''] = match;
  const minor = BigInt(whole + fraction.padEnd(2, '0'));
  return sign === '-' ? -minor : minor;
}

/** Minor units of a JSON number with at most two decimals; undefined for anything else. */
export function minorFromNumber(value: number): bigint | undefined {
  return parseDecimal(String(value));
}

/**
 * Minor units of an amount the bank answered.
 * @throws {RangeError} for one that cannot be read: shown as $0.00 it would hide that something is
 * wrong.
 */
export function exactMinor(value: number): bigint {
  const minor = typeof value === 'number' ? minorFromNumber(value) : undefined;
  if (minor === undefined) throw new RangeError();
  return minor;
}

/**
 * The JSON number of an amount in minor units. Exact up to 2^53 minor units, far above
 * `maxAmountMinor`.
 */
export function numberFromMinor(minor: bigint): number {
  return Number(decimalText(minor));
}

/** `-1234.50` for -123450n: plain decimal text with two decimals. */
export function decimalText(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const symbols: Record<Currency, string> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  AUD: 'A$',
  CAD: 'C$',
  INR: '₹',
};

/** `1,234.56`: an amount that is not negative, as a person may type it. */
export function groupedText(minor: bigint): string {
  const [whole = '0', fraction = '00'] = decimalText(minor).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** `$1,234.56`, with a true minus sign (U+2212) before the symbol. */
export function formatMoney({ minor, currency }: Money): string {
  const sign = minor < 0n ? '−' : '';
  return `${sign}${symbols[currency]}${groupedText(minor < 0n ? -minor : minor)}`;
}

/** `$1,234.56` for minor units of US dollars. */
export function formatUsd(minor: bigint): string {
  return formatMoney({ minor, currency: 'USD' });
}

const typedAmount = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{0,2}))?$/;

/**
 * Minor units of an amount as a person types it: `1234.5`, `1,234.50`, `$20`. A comma separates
 * thousands in threes; anything else is undefined, so that `12,50` is an error and never a
 * hundredfold sum.
 */
export function parseTypedAmount(text: string): bigint | undefined {
  const match = typedAmount.exec(text.trim());
  if (!match) return undefined;
  const [, whole = '0', fraction = ''] = match;
  return BigInt(whole.replaceAll(',', '') + fraction.padEnd(2, '0'));
}
