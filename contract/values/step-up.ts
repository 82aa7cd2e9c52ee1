import * as z from 'zod/mini';

/**
 * The factors with which a person proves who they are, from the weakest to the strongest. A passkey
 * checks its owner by itself, so it is two factors in one.
 */
export const factors = ['password', 'pin', 'code', 'passkey'] as const;

export type Factor = (typeof factors)[number];

export const factorWanted = z.enum(factors);

/**
 * The signals on which the bank asks for more than it always does: a payee that this customer has
 * not paid before, a browser or program that is new to them, an address or password that was
 * changed lately, a large amount, many payments in an hour.
 */
export const riskSignals = [
  'newPayee',
  'newDevice',
  'contactChanged',
  'largeAmount',
  'manyPayments',
] as const;

export type RiskSignal = (typeof riskSignals)[number];

/**
 * The time for which a passkey or a code counts for what staff do with money, terms and documents.
 */
export const freshProofMinutes = 5;
