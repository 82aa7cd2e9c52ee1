import * as z from 'zod/mini';
import { linkSecret } from './fields.ts';
import { defineRoute } from './route.ts';
import { saying } from './saying.ts';

export const notMeBody = z.object({ token: linkSecret });

export const sayNotMeRoute = defineRoute({
  method: 'POST',
  path: '/api/users/not-me',
  who: 'anyone',
  summary:
    'With the link of a security mail: freezes payments, ends every session and withdraws the ' +
    'password; from the former address it also takes a change of the email address back. One ' +
    'use, 72 hours.',
  body: notMeBody,
  answers: { 200: saying(['FREEZE_BEGUN']) },
  refusals: ['TOO_MANY_TRIES', 'NOT_ME_LINK_INVALID'],
});
