import * as z from 'zod/mini';
import { changesBeatSeconds, mostMissedSeconds } from './change-topics.ts';
import { wholeNumberField } from '../values/fields.ts';
import { defineRoute } from './route.ts';

export const watchChangesRoute = defineRoute({
  method: 'GET',
  path: '/api/changes',
  who: 'signed-in',
  background: true,
  summary:
    'Stays open and says within two seconds that something has changed, never what: for a ' +
    'customer `own`, after anything that they, staff or the bank did to what they have; for ' +
    'staff `queues`. A line comes every ' +
    `${changesBeatSeconds} seconds. It ends with its session, and when the server stops: ask ` +
    'again then, with the seconds in which nothing was heard.',
  query: z.object({
    /** Changes of this time, in seconds until now, are said at once. */
    missed: wholeNumberField(
      `Missed must be a whole number of seconds up to ${mostMissedSeconds}.`,
      0,
      mostMissedSeconds,
    ),
  }),
  stream: true,
  answers: {},
  refusals: ['TOO_MANY_TRIES', 'BUSY'],
});
