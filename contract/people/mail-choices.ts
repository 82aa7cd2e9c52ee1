import * as z from 'zod/mini';
import { optionalMailNames } from '../values/optional-mails.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

const choices = z.strictObject({
  choices: z.array(z.strictObject({ mail: z.enum(optionalMailNames), wanted: z.boolean() })),
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
  body: z.object({
    mail: z.enum(
      optionalMailNames,
      'This email cannot be turned off: it is owed to you, or keeps your account safe. Nothing ' +
        'was changed.',
    ),
    wanted: z.boolean('Please say whether you want this email: true or false.'),
  }),
  example: { mail: 'loan-repaid', wanted: false },
  answers: { 200: saying(['MAIL_TURNED_ON', 'MAIL_TURNED_OFF']) },
  refusals: [],
  leaves: ['notice.turned_off'],
});
