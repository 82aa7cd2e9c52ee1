import * as z from 'zod/mini';
import { loanPurposes } from './loan-purposes.ts';

const minor = z.int().check(z.minimum(0), z.maximum(99_999_999_999));
const bps = z.int().check(z.minimum(0), z.maximum(10_000));

/** For each purpose, from the best score down: the first line whose score is reached gives the rate. */
export const loanRates = z.array(z.strictObject({ purpose: z.enum(loanPurposes), minimumScore: z.int(), rateBps: bps }));

/** What the bank decides and may change without a new version, by name. Amounts are US minor units, rates basis points a year. */
export const policies = {
  /** Per order, by kind. */
  fees: z.strictObject({ localMinor: minor, billMinor: minor, internationalMinor: minor }),
  /** Orders above this wait for staff; null: none does. */
  review: z.strictObject({ aboveMinor: z.nullable(minor) }),
  loanRates,
  /** Paid on savings: accrued daily, credited monthly. */
  savingsRate: z.strictObject({ rateBps: bps }),
  /** Deposited checks: how much of one is available on the next business day; the rest on the second. */
  checkHold: z.strictObject({ nextDayMinor: minor, perDayMinor: minor, per30DaysMinor: minor }),
  /** Added to the market's rate, as income of its own. */
  exchange: z.strictObject({ spreadBps: bps, quoteMinutes: z.int() }),
} as const;

export type PolicyName = keyof typeof policies;
export type Policy<Name extends PolicyName> = z.output<(typeof policies)[Name]>;
