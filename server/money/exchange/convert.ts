import { invariant } from '../../base/invariant.ts';

/** A rate as an exact fraction of whole numbers. */
export interface Fraction {
  over: bigint;
  under: bigint;
}

const plainDecimal = /^(\d+)(?:\.(\d+))?$/;

/** Decimal text as an exact fraction. */
export function fractionOf(text: string): Fraction {
  const match = plainDecimal.exec(text);
  invariant(match, `"${text}" is a plain decimal`);
  const [, whole = '', decimals = ''] = match;
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) };
}

const divideUp = (over: bigint, under: bigint) => (over + under - 1n) / under;

const rateDecimals = 8;
const rateScale = 10n ** BigInt(rateDecimals);
const wholeBps = 10_000n;

/** US dollars for one unit of a currency, from what one euro is worth in both. */
export function crossRate(dollarsPerEuro: string, unitsPerEuro: string): Fraction {
  const dollars = fractionOf(dollarsPerEuro);
  const units = fractionOf(unitsPerEuro);
  return { over: dollars.over * units.under, under: dollars.under * units.over };
}

/** The rate a customer deals at: the market's with our spread, rounded up to eight decimals. */
export function customerRate(market: Fraction, spreadBps: number): string {
  const scaled = divideUp(
    market.over * (wholeBps + BigInt(spreadBps)) * rateScale,
    market.under * wholeBps,
  );
  const digits = scaled.toString().padStart(rateDecimals + 1, '0');
  return `${digits.slice(0, -rateDecimals)}.${digits.slice(-rateDecimals)}`.replace(/\.?0+$/, '');
}

/** An amount at a rate, rounded up to the cent: what the customer pays. */
export function convertUp(amountMinor: bigint, { over, under }: Fraction): bigint {
  return divideUp(amountMinor * over, under);
}

/**
 * The largest amount that a sum in cents pays for: `convertUp()` of it is at most that sum, of
 * one minor unit more always. Negative cents buy none.
 */
export function affordedBy(centsMinor: bigint, { over, under }: Fraction): bigint {
  return centsMinor <= 0n ? 0n : (centsMinor * under) / over;
}

/** An amount at a rate, rounded down to the cent: what it is worth on the market. */
export function convertDown(amountMinor: bigint, { over, under }: Fraction): bigint {
  return (amountMinor * over) / under;
}
