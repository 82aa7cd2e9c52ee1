import * as z from 'zod/mini';
import { oneOf } from '../values/fields.ts';
import { defineRoute } from './route.ts';

/** A page could not be drawn; a file of it did not come; a script failed elsewhere. */
const clientErrorKinds = ['page', 'file', 'script'] as const;

/** A word of our own code. It has no room for a sentence, an amount or an id. */
const word = (shape: RegExp, name: string) =>
  z.string(`${name} is required.`).check(z.regex(shape, `${name} is not readable.`));

const clientError = z.strictObject({
  kind: oneOf(clientErrorKinds, 'Kind'),
  /** The script this tab runs, `app-BxY12_z`: each build gives it another name. */
  build: word(/^[\w-]{1,60}$/, 'Build'),
  /** The pattern of the address, `/user/transactions/:id`. */
  page: word(/^\/[a-z/:*?-]{0,100}$/i, 'Page'),
  /** The class of the error, `TypeError`. */
  error: word(/^[A-Za-z]{1,60}$/, 'Error'),
  /** The component that failed, as the build calls it. */
  component: z.optional(word(/^[\w$]{1,60}$/, 'Component')),
  /** Where it was thrown, for `npm run bank -- source PLACE`. */
  place: z.optional(word(/^[\w-]{1,80}\.js:\d{1,6}:\d{1,7}$/, 'Place')),
});

export type ClientError = z.infer<typeof clientError>;

export const reportClientErrorRoute = defineRoute({
  method: 'POST',
  path: '/api/client-errors',
  who: 'anyone',
  background: true,
  summary: 'A page of ours failed in a browser: where and how, without a word of what it showed.',
  body: clientError,
  example: {
    kind: 'page',
    build: 'app-BxY12_z',
    page: '/user/transactions/:id',
    error: 'TypeError',
    place: 'app-BxY12_z.js:1:2345',
  },
  answers: { 204: null },
  refusals: ['TOO_MANY_TRIES'],
  leaves: [],
});
