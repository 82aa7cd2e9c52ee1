import * as z from 'zod/mini';

/**
 * What somebody proves who they are with, from the weakest to the strongest. A passkey checks its
 * owner by itself, so it is two factors in one.
 */
export const factors = ['password', 'pin', 'code', 'passkey'] as const;

export type Factor = (typeof factors)[number];

export const factorWanted = z.enum(factors);

/**
 * What makes the bank ask for more than it always does: a payee that this customer has not paid
 * before, a browser or program that is new to them, an address or password that was changed lately,
 * a large amount, many payments in an hour.
 */
export const riskSignals = [
  'newPayee',
  'newDevice',
  'contactChanged',
  'largeAmount',
  'manyPayments',
] as const;

export type RiskSignal = (typeof riskSignals)[number];

/** How long a passkey or a code counts for what staff do with money, terms and documents. */
export const freshProofMinutes = 5;
