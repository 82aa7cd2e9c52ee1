import * as z from 'zod/mini';
import { card } from '../money/cards.ts';
import { check } from '../money/deposits.ts';
import { amount, idField, searchField, wholeNumberField } from '../values/fields.ts';
import { loan } from '../money/loans.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { transfer } from '../money/transfers.ts';

const oneUser = z.object({ id: idField });
export const listTransfersOfUserRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/users/{id}/transactions',
  reads: 'recent',
  who: 'admin',
  right: 'see-customers',
  look: ['user.transactions_viewed'],
  summary: "One page of a person's orders, newest first. The look is kept in the trail.",
  params: oneUser,
  query: z.object({
    search: searchField(),
    page: wholeNumberField('Page must be a whole number from 1.', 1, 9_999_999),
    limit: wholeNumberField('Limit must be a whole number from 1 to 100.', 1, 100),
  }),
  answers: {
    200: z.strictObject({
      transfers: z.array(transfer),
      total: z.number(),
      totalIsCapped: z.boolean(),
      page: z.number(),
      limit: z.number(),
    }),
  },
  refusals: ['USER_NOT_FOUND'],
});

export const listCardsOfUserRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/users/{id}/cards',
  who: 'admin',
  right: 'see-customers',
  look: ['user.cards_viewed'],
  summary: "A person's cards in force, always masked. The look is kept in the trail.",
  params: oneUser,
  answers: { 200: z.strictObject({ cards: z.array(card) }) },
  refusals: ['USER_NOT_FOUND'],
});

export const listLoansOfUserRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/users/{id}/loans',
  who: 'admin',
  right: 'see-customers',
  look: ['user.loans_viewed'],
  summary: "A person's loan applications, newest first. The look is kept in the trail.",
  params: oneUser,
  answers: { 200: z.strictObject({ loans: z.array(loan) }) },
  refusals: ['USER_NOT_FOUND'],
});

export const listChecksOfUserRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/users/{id}/checks',
  who: 'admin',
  right: 'see-customers',
  look: ['user.checks_viewed'],
  summary:
    "A person's last 100 checks, newest first, also of one who was deleted. The look is kept in " +
    'the trail.',
  params: oneUser,
  answers: { 200: z.strictObject({ checks: z.array(check) }) },
  refusals: ['USER_NOT_FOUND'],
});

/** A sign-in as staff see it. Nothing here opens anything: the token is nowhere. */
const sessionOfUser = z.strictObject({
  _id: z.string(),
  /** In plain words, e.g. `Chrome on Windows`. */
  device: z.string(),
  address: z.string(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
});

/** A person's proof at login in addition to the password. */
const secondFactorOfUser = z.strictObject({
  /** Since when the password alone no longer signs in; null: it does. */
  since: z.nullable(z.string()),
  recoveryCodesLeft: z.number(),
  passkeys: z.number(),
});

export const listSessionsOfUserRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/users/{id}/sessions',
  who: 'admin',
  right: 'see-customers',
  look: ['user.sessions_viewed'],
  summary:
    "A person's live sessions, the latest used first, and what signing in asks for. The look is " +
    'kept in the trail.',
  params: oneUser,
  answers: {
    200: z.strictObject({ sessions: z.array(sessionOfUser), secondFactor: secondFactorOfUser }),
  },
  refusals: ['USER_NOT_FOUND'],
});

export const removeSecondFactorOfUserRoute = defineRoute({
  method: 'DELETE',
  path: '/api/admin/users/{id}/second-factor',
  who: 'admin',
  right: 'restrict-customers',
  summary:
    'Removes authenticator app, recovery codes and passkeys of a customer who has lost them, ' +
    'and ends all sessions. The customer gets an email.',
  params: oneUser,
  answers: { 200: saying(['SECOND_FACTOR_REMOVED']) },
  refusals: ['USER_NOT_FOUND', 'OWN_PERSON', 'ADMIN_SIGN_IN_NOT_CHANGEABLE', 'SECOND_FACTOR_OFF'],
  leaves: ['two_step_sign_in.removed_by_staff'],
});

export const endSessionOfUserRoute = defineRoute({
  method: 'DELETE',
  path: '/api/admin/users/{id}/sessions/{sessionId}',
  who: 'admin',
  right: 'restrict-customers',
  needsNoFreshProof: 'it only takes away, and an intruder is put out at once',
  summary: "Ends one of a person's sessions, on every server at once.",
  params: z.object({ id: idField, sessionId: idField }),
  answers: { 200: saying(['SESSION_ENDED']) },
  refusals: ['USER_NOT_FOUND', 'OWN_PERSON', 'SESSION_NOT_FOUND'],
  leaves: ['session.ended_by_staff'],
});

export const endSessionsOfUserRoute = defineRoute({
  method: 'DELETE',
  path: '/api/admin/users/{id}/sessions',
  who: 'admin',
  right: 'restrict-customers',
  needsNoFreshProof: 'it only takes away, and an intruder is put out at once',
  summary: "Ends all of a person's sessions and connected apps, on every server at once.",
  params: oneUser,
  answers: { 200: saying(['ALL_SESSIONS_ENDED', 'NO_SESSIONS'], { ended: z.number() }) },
  refusals: ['USER_NOT_FOUND', 'OWN_PERSON'],
  leaves: ['session.ended_by_staff'],
});

/** The things that a deletion would end, and those that prevent it. */
export const closing = z.strictObject({
  /** Goes to unclaimed funds; interest of the last days comes on top. */
  money: amount,
  scheduledTransfers: z.number(),
  recurringBills: z.number(),
  cards: z.number(),
  sessions: z.number(),
  openLoans: z.number(),
  /** Debits that the account did not hold and that are not paid back. */
  openDebts: z.number(),
  waitingChecks: z.number(),
  paymentsInReview: z.number(),
  waitingDisputes: z.number(),
});

export type Closing = z.infer<typeof closing>;

export const getClosingRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/users/{id}/closing',
  who: 'admin',
  right: 'see-customers',
  look: ['user.closing_viewed'],
  summary:
    'What deleting a person would end, and what stands in its way. The look is kept in the trail.',
  params: oneUser,
  answers: { 200: closing },
  refusals: ['USER_NOT_FOUND'],
});
