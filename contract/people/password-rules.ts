import * as z from 'zod/mini';
import { defineRoute } from '../calls/route.ts';

/** Asks for nothing that is typed, so that a page can judge a password before it is sent. */
export const getPasswordRulesRoute = defineRoute({
  method: 'GET',
  path: '/api/password-rules',
  who: 'anyone',
  summary:
    'How long a password must be here, and by their fingerprints the passwords that attackers try ' +
    'first although they look hard to guess.',
  answers: {
    200: z.strictObject({
      /** In characters, where the password alone signs in and where a code is asked for as well. */
      least: z.strictObject({ alone: z.number(), besideACode: z.number() }),
      /** See `fingerprintOf`; those that look easy are not in it. */
      common: z.array(z.string()),
    }),
  },
  refusals: [],
});
