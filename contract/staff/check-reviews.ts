import * as z from 'zod/mini';
import { caseFields, queueFields } from '../calls/cases.ts';
import { checkAcceptance } from '../money/check-acceptance.ts';
import { reasonCodes } from '../people/reasons.ts';
import { reasonTexts } from '../people/reasons.texts.ts';
import { checkHold, checkStatuses } from '../money/deposits.ts';
import { amount, idField, oneOf, optionalTextField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

/** Signs that staff should look at first; never a reason to refuse by itself. */
export const checkFlags = ['duplicate', 'look_alike', 'tiny', 'same_sides'] as const;
export type CheckFlag = (typeof checkFlags)[number];

const oneCheck = z.object({ id: idField });

const waitingCheck = z.strictObject({
  ...caseFields,
  username: z.string(),
  fullName: z.string(),
  statedAmount: z.nullable(amount),
  flags: z.array(z.enum(checkFlags)),
});

export type WaitingCheck = z.infer<typeof waitingCheck>;

/** Another check, as far as it helps to judge this one. */
const checkBefore = z.strictObject({
  _id: z.string(),
  username: z.string(),
  fullName: z.string(),
  sentAt: z.string(),
  status: z.enum(checkStatuses),
  amount: z.nullable(amount),
});

export type CheckBefore = z.infer<typeof checkBefore>;

const checkForStaff = z.strictObject({
  _id: z.string(),
  sentAt: z.string(),
  status: z.enum(checkStatuses),
  customer: z.strictObject({
    _id: z.string(),
    username: z.string(),
    fullName: z.string(),
    isSuspended: z.boolean(),
    since: z.string(),
  }),
  account: z.string(),
  statedAmount: z.nullable(amount),
  acceptedAmount: z.nullable(amount),
  /**
   * The person who has read its amount first, where two people have to; their amount is left out,
   * so that the second reads it as well.
   */
  readBy: z.nullable(z.strictObject({ username: z.string(), isYou: z.boolean() })),
  /**
   * The most that the customer's checks may still come to with this one, by the limits of its day;
   * null where no limits are in force.
   */
  atMost: z.nullable(amount),
  flags: z.array(z.enum(checkFlags)),
  /** The day its money is available, and what would come free before. */
  availableDate: z.string(),
  holds: z.array(checkHold),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  returnReason: z.nullable(z.string()),
  front: z.string(),
  back: z.string(),
  /** Checks of any customer whose front is the very same file. */
  sameFront: z.array(checkBefore),
  /** The customer's other checks, newest first. */
  history: z.array(checkBefore),
});

export type CheckForStaff = z.infer<typeof checkForStaff>;

export const listWaitingChecksRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/checks',
  who: 'admin',
  right: 'see-customers',
  look: ['checks.listed'],
  background: true,
  summary: 'The checks that wait for a decision, the oldest 100 first.',
  answers: { 200: z.strictObject({ cases: z.array(waitingCheck), ...queueFields }) },
  refusals: [],
});

export const getCheckForStaffRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/checks/{id}',
  who: 'admin',
  right: 'see-customers',
  look: ['check.viewed'],
  summary:
    'One check with its customer and what they deposited before. The look is written to the ' +
    'audit trail.',
  params: oneCheck,
  answers: { 200: checkForStaff },
  refusals: ['CASE_NOT_FOUND'],
});

export const acceptCheckRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/checks/{id}/accept',
  who: 'admin',
  right: 'handle-money',
  summary:
    'Credits a check at once, on hold until its available date. Only its holder may; an amount ' +
    'other than the stated one is sent twice. Above the two-person size a second person has to ' +
    'read the same amount: 202.',
  movesMoney: true,
  params: oneCheck,
  body: checkAcceptance,
  example: { amount: 20, confirmedAmount: 20 },
  answers: {
    200: saying(['CHECK_ACCEPTED']),
    /** It waits for a second person. */
    202: saying(['CHECK_READ_ONCE']),
  },
  refusals: [
    'CASE_NOT_FOUND',
    'CASE_DECIDED',
    'CASE_NOT_TAKEN',
    'CASE_HELD',
    'AMOUNT_NOT_CONFIRMED',
    'CHECK_ABOVE_LIMIT',
    'CHECK_READ_BY_YOU',
    'NOT_YET_TWO',
    'ACCOUNT_CLOSED',
  ],
  leaves: ['check.accepted'],
});

export const returnCheckRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/checks/{id}/return',
  who: 'admin',
  right: 'handle-money',
  summary:
    'Returns a check unpaid. Its customer reads the reason, also by mail. Only its holder may.',
  params: oneCheck,
  body: z.strictObject({
    reason: oneOf(reasonCodes(reasonTexts.checkReturn), 'Reason'),
    /** For the audit trail; only staff read it. */
    note: optionalTextField(500),
  }),
  example: { reason: 'UNREADABLE', note: 'Blurred.' },
  answers: { 200: saying(['CHECK_RETURNED']) },
  refusals: ['CASE_NOT_FOUND', 'CASE_DECIDED', 'CASE_NOT_TAKEN', 'CASE_HELD'],
  leaves: ['check.returned'],
});
