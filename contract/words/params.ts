import * as z from 'zod/mini';
import { currencies, formatMoney } from '../values/money.ts';

/** An amount in integer minor units of its currency: `{ "minor": 1200, "currency": "USD" }`. */
export const amountParam = z.strictObject({ minor: z.int(), currency: z.enum(currencies) });

export type AmountParam = z.infer<typeof amountParam>;

/** The amount of minor units of US dollars. */
export const usdParam = (minor: bigint): AmountParam => ({ minor: Number(minor), currency: 'USD' });

/** `$12.00`, in every language we write: the dollar of the United States and its separators. */
export const amountText = ({ minor, currency }: AmountParam): string =>
  formatMoney({ minor: BigInt(minor), currency });

export const countParam = z.int().check(z.nonnegative());

/** A day of the bank, `2026-12-01`. */
export const dayParam = z.iso.date();

/** A moment in UTC; the texts write it as it is in New York. */
export const momentParam = z.iso.datetime();

/** A name or a number that reads the same in every language. */
export const nameParam = z.string();
