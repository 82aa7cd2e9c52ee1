import { foldDigits } from './fold-digits.ts';

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
 * The JSON number of an amount in minor units: the nearest to it, so that it is written with those
 * very decimals. Exact up to 2^53 minor units, far above `maxAmountMinor`.
 */
export const numberFromMinor = (minor: bigint): number => Number(minor) / 100;

/**
 * The same of an amount in an answer.
 * @throws {RangeError} for one that `exactMinor` would not read.
 */
export function answeredNumber(minor: bigint): number {
  const value = numberFromMinor(minor);
  if (Math.abs(value) >= 1e12) throw new RangeError();
  return value;
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

/**
 * People write amounts as `1234.5`, `12,50`, `1,234.50`, `1.234,50`, `1 234,50`. A comma before
 * one or two last digits is a decimal comma, as the only one on the keypads of many phones; a comma
 * or blank before three digits parts thousands, a point does so only where a decimal comma follows.
 */
const waysToWrite = [
  /^(\d{1,12})(?:\.(\d{0,2}))?$/,
  /^(\d{1,12}),(\d{1,2})$/,
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/,
  /^(\d{1,3}(?: \d{3})+)(?:[.,](\d{1,2}))?$/,
];

/** The amount without the sign or code of its currency, before or behind it. */
function withoutSign(text: string, currency: Currency): string {
  for (const sign of [symbols[currency], currency]) {
    if (text.startsWith(sign)) return text.slice(sign.length).trimStart();
    if (text.endsWith(sign)) return text.slice(0, -sign.length).trimEnd();
  }
  return text;
}

/**
 * Minor units of an amount as a person types it, with or without the sign of its currency, in
 * digits of any script. Anything doubtful is undefined, as is the sign of another currency, so that
 * `€20` is never booked as $20.
 */
export function parseTypedAmount(text: string, currency: Currency = 'USD'): bigint | undefined {
  const plain = foldDigits(text)
    .replace(/\s+/g, ' ')
    // The decimal and thousands marks of Arabic and of full-width keyboards.
    .replace(/[\u066b\uff0e]/g, '.')
    .replace(/[\u066c\uff0c]/g, ',')
    .trim();
  const amount = withoutSign(plain, currency);
  const match = waysToWrite.map((way) => way.exec(amount)).find((found) => found !== null);
  if (!match) return undefined;
  const [, whole = '0', fraction = ''] = match;
  const digits = whole.replace(/[ .,]/g, '');
  return digits.length > 12 ? undefined : BigInt(digits + fraction.padEnd(2, '0'));
}
