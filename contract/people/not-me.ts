import * as z from 'zod/mini';
import { linkSecret } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

export const notMeBody = z.object({ token: linkSecret });

export const sayNotMeRoute = defineRoute({
  method: 'POST',
  path: '/api/users/not-me',
  who: 'anyone',
  summary:
    'With the link of a security mail: freezes payments, cancels what was ordered in the latest 72 ' +
    'hours and has not left, ends every session and withdraws the password; from the former ' +
    'address it also takes a change of the email address back. One use, 72 hours.',
  body: notMeBody,
  example: { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' },
  answers: { 200: saying(['FREEZE_BEGUN']) },
  refusals: ['TOO_MANY_TRIES', 'NOT_ME_LINK_INVALID'],
  leaves: ['email.change_taken_back', 'account.frozen'],
});
