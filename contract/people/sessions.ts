import * as z from 'zod/mini';
import { idField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

/**
 * One sign-in of a person, as its owner sees it. Nothing here opens anything: the token is nowhere.
 */
export const session = z.strictObject({
  _id: z.string(),
  /** In plain words, e.g. `Chrome on Windows`. */
  device: z.string(),
  /** The parts of `device`, such as `Chrome` and `Windows`; null where the browser does not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** The network address, shortened. */
  place: z.string(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
});

export type Session = z.infer<typeof session>;

export const listSessionsRoute = defineRoute({
  method: 'GET',
  path: '/api/users/sessions',
  who: 'signed-in',
  summary: 'The live sessions of the signed-in person, the latest used first.',
  answers: { 200: z.strictObject({ sessions: z.array(session) }) },
  refusals: [],
});

export const getSessionTimeRoute = defineRoute({
  method: 'GET',
  path: '/api/users/sessions/time',
  who: 'signed-in',
  summary:
    'How many seconds this session has left. Asking counts as use, so the idle limit starts again.',
  answers: { 200: z.strictObject({ idleSeconds: z.number(), absoluteSeconds: z.number() }) },
  refusals: [],
});

export const getDraftKeyRoute = defineRoute({
  method: 'GET',
  path: '/api/users/draft-key',
  who: 'customer',
  summary:
    'The key of the signed-in customer for forms left half filled: a browser seals them with it ' +
    'when a session ends by time, and opens them after the next sign-in.',
  paired: 'the key opens what the same storage keeps sealed',
  answers: { 200: z.strictObject({ key: z.string() }) },
  refusals: [],
});

export const endSessionRoute = defineRoute({
  method: 'DELETE',
  path: '/api/users/sessions/{id}',
  who: 'signed-in',
  summary: 'Ends one of the own sessions, on every server at once.',
  params: z.object({ id: idField }),
  answers: { 200: saying(['SESSION_ENDED']) },
  refusals: ['SESSION_NOT_FOUND'],
  leaves: ['session.ended'],
});

export const endOtherSessionsRoute = defineRoute({
  method: 'POST',
  path: '/api/users/logout-others',
  who: 'signed-in',
  summary: 'Ends every session of the signed-in person but this one.',
  answers: { 200: saying(['OTHER_SESSIONS_ENDED', 'NO_OTHER_SESSIONS'], { ended: z.number() }) },
  refusals: [],
  leaves: ['session.others_ended'],
});
