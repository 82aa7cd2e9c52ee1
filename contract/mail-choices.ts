import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

/**
 * Mails that a customer may do without, with their names. All others are owed, asked for, or keep
 * the account safe, and are always sent.
 */
export const optionalMails = {
  'short-funds': 'Low balance before a payment',
  'payment-approved': 'Payment approved',
  'loan-repaid': 'Loan paid back',
} as const;

export type OptionalMail = keyof typeof optionalMails;

const names = Object.keys(optionalMails) as [OptionalMail, ...OptionalMail[]];

const choices = z.strictObject({
  choices: z.array(z.strictObject({ mail: z.enum(names), wanted: z.boolean() })),
});

export const listMailChoicesRoute = defineRoute({
  method: 'GET',
  path: '/api/users/mail-choices',
  who: 'customer',
  summary:
    'Which of the mails that can be turned off the signed-in customer wants. What is not listed ' +
    'is always sent.',
  answers: { 200: choices },
  refusals: [],
});

export const chooseMailRoute = defineRoute({
  method: 'PUT',
  path: '/api/users/mail-choices',
  who: 'active-customer',
  summary: 'Turns one of these mails on or off.',
  paired: true,
  body: z.object({
    mail: z.enum(
      names,
      'This email cannot be turned off: it is owed to you, or keeps your account safe. Nothing ' +
        'was changed.',
    ),
    wanted: z.boolean('Please say whether you want this email: true or false.'),
  }),
  answers: { 200: z.strictObject({ message: z.string() }) },
  refusals: [],
});
