import * as z from 'zod/mini';
import { dayField, idField, textField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

const oneReopening = z.object({ id: idField });
/** Days that a member of the staff wants closed again, from one on. */
export const reopening = z.strictObject({
  _id: z.string(),
  fromDay: z.string(),
  reason: z.string(),
  /** The username. */
  proposedBy: z.string(),
  proposedAt: z.string(),
  isYours: z.boolean(),
});

export const proposeReopeningRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/books/reopenings',
  who: 'admin',
  right: 'run-bank',
  summary:
    'Proposes to have the closed days from one on closed again from their entries. A second ' +
    'person approves it; until then nothing changes.',
  body: z.strictObject({
    fromDay: dayField(),
    reason: textField({ required: 'Please say what is wrong with these closings.', max: 500 }),
  }),
  example: { fromDay: '2026-11-21', reason: 'The closing misses an entry.' },
  answers: { 202: saying(['DAYS_REOPENING_PROPOSED']) },
  refusals: ['DAY_NOT_CLOSED', 'DAY_DETACHED', 'DAY_IN_CLOSED_PERIOD', 'REOPENING_WAITS'],
  leaves: ['days.reopening_proposed'],
});

export const approveReopeningRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/books/reopenings/{id}/approve',
  who: 'admin',
  right: 'run-bank',
  summary:
    'Reopens the days: their closings are superseded and kept, and the days are closed again. ' +
    'Never by who proposed it. No money moves.',
  params: oneReopening,
  answers: { 200: saying(['DAYS_REOPENED']) },
  refusals: [
    'REOPENING_NOT_FOUND',
    'REOPENING_DECIDED',
    'DAY_DETACHED',
    'DAY_IN_CLOSED_PERIOD',
    'OWN_REOPENING',
    'NOT_YET_TWO',
    'PROPOSER_LEFT',
  ],
  leaves: ['days.reopened'],
});

export const declineReopeningRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/books/reopenings/{id}/decline',
  who: 'admin',
  right: 'run-bank',
  needsNoFreshProof: 'it changes nothing',
  summary: 'Declines a proposed reopening, or withdraws one’s own. The closings stay.',
  params: oneReopening,
  answers: { 200: saying(['DAYS_STAY_CLOSED']) },
  refusals: ['REOPENING_NOT_FOUND', 'REOPENING_DECIDED'],
  leaves: ['days.reopening_declined'],
});
