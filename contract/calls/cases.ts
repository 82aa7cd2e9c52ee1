import * as z from 'zod/mini';
import { idField, isPrintable, isVisible, oneOf, optionalTextField } from '../values/fields.ts';
import { defineRoute } from './route.ts';

/** The kinds of cases that staff decide, one person at a time. Each kind is one queue. */
export const caseKinds = [
  'check',
  'loan',
  'identity_document',
  'freeze',
  'payment',
  'dispute',
  'funding',
  'return',
  'voucher',
  'message',
] as const;
export type CaseKind = (typeof caseKinds)[number];

/** A case that its holder has not opened for this long can be taken over without a reason. */
export const leftAfterMinutes = 15;

/** May be blank where the case was left. */
const takeOverReason = z.string('Reason must be text.').check(
  z.trim(),
  z.maxLength(200, 'At most 200 characters.'),
  z.refine((text: string) => text === '' || isVisible(text), 'Reason must be readable.'),
  z.refine(isPrintable, 'Control characters are not allowed.'),
);

const oneCase = z.object({ kind: oneOf(caseKinds, 'Kind'), id: idField });

export const caseHolder = z.strictObject({
  username: z.string(),
  isYou: z.boolean(),
  /** When they last opened it. */
  takenAt: z.string(),
  /** Its holder has not opened it for so long that taking it over needs no reason. */
  isLeft: z.boolean(),
});

export type CaseHolder = z.infer<typeof caseHolder>;

/** The fields of every row of a queue, of any kind. */
export const caseFields = {
  _id: z.string(),
  /** Since when it waits, in business time. */
  waitingSince: z.string(),
  /** The person who works on it; null while it is free. */
  holder: z.nullable(caseHolder),
};

/** The outcome of a case that is approved or declined. */
export const caseDecision = z.strictObject({
  outcome: z.enum(['approved', 'declined']),
  by: z.string(),
  at: z.string(),
  reason: z.nullable(z.string()),
});

export type CaseDecision = z.infer<typeof caseDecision>;

/** The words of staff who say no: a reason, and a note for the audit trail only. */
export const declining = <Code extends string>(codes: readonly [Code, ...Code[]]) =>
  z.object({ reason: oneOf(codes, 'Reason'), note: optionalTextField(500) });

/** The fields of every answer with a queue in addition to its rows, which are oldest first. */
export const queueFields = {
  /** All that wait; the rows are the oldest of them. */
  total: z.number(),
  /** Business time when it was read, for ages. */
  asOf: z.string(),
};

const queue = z.strictObject({
  kind: z.enum(caseKinds),
  waiting: z.number(),
  /** Since when the oldest waits; null where none does. */
  oldestSince: z.nullable(z.string()),
  /** The number that have to be answered today at the latest, where the law names a day. */
  due: z.number(),
  /** The number of them that the staff work on now, and how many of those you do. */
  held: z.number(),
  heldByYou: z.number(),
  /**
   * Another text once another case waits, or one changes hands or is left. While it stays, the list
   * shows nothing new, and a look at it would be one for nothing.
   */
  mark: z.string(),
});

export type QueueSummary = z.infer<typeof queue>;

export const listQueuesRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/queues',
  who: 'admin',
  right: 'any',
  look: { namesNoCustomer: 'how many cases wait, since when, and whether that has changed' },
  background: true,
  summary:
    'What waits for a decision of the staff: each queue with its number of cases, its oldest, ' +
    'and a mark that changes with its list. An open page asks this again and again, and the ' +
    'list only when the mark has changed.',
  answers: { 200: z.strictObject({ queues: z.array(queue), asOf: z.string() }) },
  refusals: [],
});

export const takeCaseRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/queues/{kind}/{id}/take',
  who: 'admin',
  right: 'see-customers',
  needsNoFreshProof: 'it decides nothing',
  background: true,
  summary:
    'Takes a case that has no holder. Taken again by its holder it stays theirs, and counts as ' +
    'opened now.',
  params: oneCase,
  answers: { 200: z.strictObject({ holder: caseHolder }) },
  refusals: ['CASE_NOT_FOUND', 'CASE_DECIDED', 'CASE_HELD'],
  leaves: ['case.taken'],
});

export const takeNextCaseRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/queues/take-next',
  who: 'admin',
  right: 'see-customers',
  needsNoFreshProof: 'it decides nothing',
  summary:
    'Takes the case that has waited longest of all queues and that nobody holds; none that you ' +
    'proposed yourself. Two people who ask at once get different ones, and one person who asks ' +
    'twice at once gets one. Null: none is free.',
  answers: {
    200: z.strictObject({
      case: z.nullable(z.strictObject({ kind: z.enum(caseKinds), _id: z.string() })),
    }),
  },
  refusals: ['CASE_JUST_TAKEN'],
  leaves: ['case.taken'],
});

export const takeOverCaseRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/queues/{kind}/{id}/take-over',
  who: 'admin',
  right: 'see-customers',
  needsNoFreshProof: 'it decides nothing',
  summary:
    'Takes a case from its holder, which the audit trail keeps. While they have opened it ' +
    `in the last ${leftAfterMinutes} minutes, it needs a reason.`,
  params: oneCase,
  body: z.object({ reason: takeOverReason }),
  example: { reason: 'Its holder is away.' },
  answers: { 200: z.strictObject({ holder: caseHolder }) },
  refusals: ['CASE_NOT_FOUND', 'CASE_DECIDED', 'TAKE_OVER_UNEXPLAINED'],
  leaves: ['case.taken_over'],
});

export const giveBackCaseRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/queues/{kind}/{id}/give-back',
  who: 'admin',
  right: 'see-customers',
  needsNoFreshProof: 'it decides nothing',
  summary: 'Lets go of a case without deciding it. One without a holder stays as it is.',
  params: oneCase,
  answers: { 204: null },
  refusals: ['CASE_HELD'],
  leaves: ['case.given_back'],
});
