import * as z from 'zod/mini';
import { caseFields, queueFields, declining } from '../calls/cases.ts';
import { contactParts } from '../values/contact-parts.ts';
import { idField } from '../values/fields.ts';
import { orderInDoubt } from './orders-in-doubt.ts';
import { proofRefusals, strongestProof } from './own-proof.ts';
import { factorWanted } from '../values/step-up.ts';
import { reasonCodes } from './reasons.ts';
import { reasonTexts } from './reasons.texts.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

const takenBack = z.array(z.enum(contactParts));
/**
 * The orders of the 72 hours before that waited to leave and were canceled, and those whose money
 * could still come back, and did.
 */
const canceledOrders = z.array(orderInDoubt);

export const freeze = z.strictObject({
  frozenAt: z.string(),
  /** The reference that the customer quotes to the bank on the phone. */
  reference: z.string(),
  takenBack,
  canceledOrders,
  /**
   * The strongest factor that is 72 hours older than the freeze, which lifts it; null: there is
   * none, so the bank has to.
   */
  factorWanted: z.nullable(factorWanted),
  passwordNeeded: z.boolean(),
});

export type Freeze = z.infer<typeof freeze>;

export const getFreezeRoute = defineRoute({
  method: 'GET',
  path: '/api/users/freeze',
  who: 'customer',
  background: true,
  summary: 'Whether payments and changes of the own account are frozen, and what lifts that.',
  answers: { 200: z.strictObject({ freeze: z.nullable(freeze) }) },
  refusals: [],
});

export const freezeAccountRoute = defineRoute({
  method: 'POST',
  path: '/api/users/freeze',
  who: 'customer',
  summary:
    '“This was not me”, said in a session: freezes payments, changes and card data, ends every ' +
    'other session, withdraws the password, takes back a change of contact data, name or ID ' +
    'document of the latest 72 hours, cancels what was ordered in them and has not left, ' +
    'brings back what could still be taken back, and tells the staff. Said again it changes nothing.',
  answers: { 200: saying(['FREEZE_BEGUN'], { freeze }) },
  refusals: ['TOO_MANY_TRIES'],
  leaves: ['account.frozen'],
});

export const liftFreezeRoute = defineRoute({
  method: 'POST',
  path: '/api/users/freeze/lift',
  who: 'customer',
  summary:
    'Ends the freeze with the strongest factor that the customer had 72 hours before it. Who ' +
    'has none is let on by the staff.',
  body: strongestProof,
  example: { securityPin: '4071' },
  answers: { 200: saying(['FREEZE_LIFTED']) },
  refusals: [
    'NOT_FROZEN',
    'FREEZE_LIFTED_BY_STAFF',
    'ACCOUNT_SUSPENDED',
    ...proofRefusals.filter(
      (code) => code !== 'ACCOUNT_FROZEN' && code !== 'TOO_SOON_AFTER_CHANGE',
    ),
  ],
  leaves: ['account.unfrozen'],
});

const customer = z.strictObject({
  _id: z.string(),
  username: z.string(),
  fullName: z.string(),
  suspended: z.boolean(),
});

const freezeCaseRow = z.strictObject({
  ...caseFields,
  customer,
  saidIn: z.enum(['mail', 'session']),
});

export type FreezeCaseRow = z.infer<typeof freezeCaseRow>;

export const listFreezesRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/freezes',
  who: 'admin',
  right: 'see-customers',
  look: ['freezes.listed'],
  background: true,
  summary: 'Customers who said “This was not me” and are frozen since, oldest first.',
  answers: { 200: z.strictObject({ cases: z.array(freezeCaseRow), ...queueFields }) },
  refusals: [],
});

const oneFreeze = z.object({ id: idField });

const freezeCase = z.strictObject({
  ...caseFields,
  customer: z.extend(customer, {
    email: z.string(),
    /** As it was before the changes that were taken back: the number to call. */
    phone: z.string(),
    address: z.string(),
    customerSince: z.string(),
  }),
  saidIn: z.enum(['mail', 'session']),
  reference: z.string(),
  takenBack,
  canceledOrders,
  /** Ordered earlier: it leaves on its date, unless the customer cancels it. */
  waitingOrders: z.array(orderInDoubt),
  /** The factor with which the customer can lift it alone; null: only the staff can. */
  factorWanted: z.nullable(factorWanted),
  /** The changes of the 72 hours before, newest first: the action of the audit trail. */
  changes: z.array(z.strictObject({ at: z.string(), action: z.string() })),
  /** Null while it is frozen. */
  ended: z.nullable(z.strictObject({ at: z.string(), by: z.string() })),
  asOf: z.string(),
});

export type FreezeCase = z.infer<typeof freezeCase>;

export const getFreezeCaseRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/freezes/{id}',
  who: 'admin',
  right: 'see-customers',
  look: ['freeze.viewed'],
  summary:
    'One freeze: what was taken back, and what was changed before it. The look is written to the ' +
    'audit trail.',
  params: oneFreeze,
  answers: { 200: freezeCase },
  refusals: ['CASE_NOT_FOUND'],
});

export const liftFreezeByStaffRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/freezes/{id}/lift',
  who: 'admin',
  right: 'decide-requests',
  summary:
    'Lifts a freeze after the staff made sure who asks; how is kept. The customer is told at ' +
    'every address that hears of security.',
  params: oneFreeze,
  body: declining(reasonCodes(reasonTexts.identityCheck)),
  example: { reason: 'IN_PERSON' },
  answers: { 200: saying(['FREEZE_OF_CUSTOMER_LIFTED']) },
  refusals: ['CASE_NOT_FOUND', 'CASE_DECIDED', 'CASE_NOT_TAKEN', 'CASE_HELD'],
  leaves: ['freeze.lifted'],
});
