import * as z from 'zod/mini';
import { linkSecret } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

export const ownEmailConfirmation = z.object({
  token: linkSecret,
  /** Of the account the link was mailed for, where this browser is not logged in to it. */
  password: z.optional(
    z
      .string('Password is required')
      .check(z.minLength(1, 'Password is required'), z.maxLength(512, 'Password is required')),
  ),
});

export const confirmOwnEmailRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/confirm-email',
  who: 'anyone',
  summary:
    'Confirms the email address an account was opened with, by the link mailed to it: one use, ' +
    '72 hours. From the browser that is logged in to that account, or with its password: the ' +
    'link alone proves only who reads the mail.',
  body: ownEmailConfirmation,
  example: { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', password: 'long-enough' },
  answers: { 200: saying(['EMAIL_CONFIRMED']) },
  refusals: [
    'TOO_MANY_TRIES',
    'EMAIL_LINK_INVALID',
    'PASSWORD_NEEDED',
    'WRONG_PASSWORD',
    'ACCOUNT_SUSPENDED',
  ],
  leaves: ['email.confirmed'],
});

export const mailOwnEmailLinkRoute = defineRoute({
  method: 'POST',
  path: '/api/users/email/link',
  who: 'active-customer',
  summary:
    'Mails a new link to confirm the own email address, at most five a day; an older one is ' +
    'dead then. An address that is confirmed gets none (200).',
  answers: { 200: saying(['EMAIL_CONFIRMED_ALREADY']), 202: saying(['EMAIL_LINK_MAILED']) },
  refusals: ['ACCOUNT_FROZEN', 'TOO_MANY_TRIES'],
  leaves: [],
});
