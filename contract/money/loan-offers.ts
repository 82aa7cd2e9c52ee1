import * as z from 'zod/mini';
import { amount, amountField, idField } from '../values/fields.ts';
import { proofRefusals, strongestProof } from '../people/own-proof.ts';
import { knownCredential, requestOptions } from '../people/passkeys.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

/** The price of a loan, as 12 CFR 1026.18 has it, and the last day on which it can be accepted. */
export const loanOffer = z.strictObject({
  /** The last day on which it can be accepted. */
  until: z.string(),
  /** The annual percentage rate, in basis points. */
  aprBps: z.number(),
  financeCharge: amount,
  totalOfPayments: amount,
  /** Payments of one amount after another, one a month, first to last. */
  payments: z.array(z.strictObject({ count: z.number(), amount })),
});

export type LoanOffer = z.infer<typeof loanOffer>;

const oneLoan = z.object({ id: idField });

function wholeNumber(name: string) {
  const text = `${name} must be a whole number, as in the offer.`;
  return z.number(text).check(z.refine((value) => Number.isInteger(value) && value >= 0, text));
}

/** The terms that the customer has read: others are not accepted by it. */
const readTerms = {
  amount: amountField({
    required: 'Amount is required.',
    positive: 'Amount must be greater than 0.',
  }),
  loanTerm: wholeNumber('Term'),
  rateBps: wholeNumber('Rate'),
  aprBps: wholeNumber('Annual percentage rate'),
};

const offerRefusals = [
  'LOAN_NOT_FOUND',
  'OFFER_NOT_MADE',
  'OFFER_ANSWERED',
  'OFFER_LAPSED',
] as const;

export const getLoanAgreementRoute = defineRoute({
  method: 'GET',
  path: '/api/loans/{id}/agreement.pdf',
  who: 'customer',
  summary:
    'The agreement of an own loan as PDF, from its approval on: annual percentage rate, finance ' +
    'charge, amount financed, total of payments and payment schedule (12 CFR 1026.18).',
  params: oneLoan,
  answers: {},
  download: ['application/pdf'],
  refusals: ['LOAN_NOT_FOUND', 'OFFER_NOT_MADE', 'TOO_MANY_TRIES'],
});

export const beginLoanAcceptanceRoute = defineRoute({
  method: 'POST',
  path: '/api/loans/{id}/accept/begin',
  who: 'active-customer',
  summary:
    'What the browser is asked to sign the terms of an offered loan with, by one of the own ' +
    'passkeys. The challenge is the SHA-256 of the terms, this session and the nonce: one use, ' +
    'five minutes.',
  params: oneLoan,
  body: z.object(readTerms),
  example: { amount: 12_000, loanTerm: 48, rateBps: 699, aprBps: 699 },
  answers: {
    200: z.strictObject({
      nonce: z.string(),
      options: z.extend(requestOptions, { allowCredentials: z.array(knownCredential) }),
    }),
  },
  refusals: [...offerRefusals, 'OFFER_CHANGED', 'PASSKEYS_UNAVAILABLE', 'PASSKEY_NOT_FOUND'],
  leaves: [],
});

export const acceptLoanRoute = defineRoute({
  method: 'POST',
  path: '/api/loans/{id}/accept',
  who: 'active-customer',
  summary:
    'Accepts an offered loan, with the terms that were read and the strongest factor its customer ' +
    'has. A passkey signs the terms themselves, with the nonce of `accept/begin`. No money moves: ' +
    'staff pay the loan out afterwards.',
  params: oneLoan,
  body: z.extend(strongestProof, {
    ...readTerms,
    /** As it came with what the device was asked to sign. */
    nonce: z.optional(
      z.string('Please sign again.').check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'Please sign again.')),
    ),
  }),
  example: {
    amount: 12_000,
    loanTerm: 48,
    rateBps: 699,
    aprBps: 699,
    securityPin: '4711',
  },
  answers: { 200: saying(['LOAN_ACCEPTED']) },
  refusals: [...offerRefusals, 'OFFER_CHANGED', 'PASSWORD_CHANGE_REQUIRED', ...proofRefusals],
  leaves: ['loan.accepted'],
});

export const turnDownLoanRoute = defineRoute({
  method: 'POST',
  path: '/api/loans/{id}/turn-down',
  who: 'active-customer',
  summary: 'Turns an offered loan down. It costs nothing, and one may apply again at any time.',
  params: oneLoan,
  answers: { 200: saying(['LOAN_TURNED_DOWN']) },
  refusals: [...offerRefusals, 'ACCOUNT_FROZEN'],
  leaves: ['loan.turned_down'],
});
