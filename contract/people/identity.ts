import * as z from 'zod/mini';
import { caseFields, queueFields } from '../calls/cases.ts';
import { reasonCodes } from './reasons.ts';
import { reasonTexts } from './reasons.texts.ts';
import { amount, idField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

/**
 * `none`: no document was handed in. `waiting` and `in_review`: it is the staff's turn. `refused`:
 * it is the customer's.
 */
export const identityStates = ['none', 'waiting', 'in_review', 'verified', 'refused'] as const;

const identity = z.strictObject({
  state: z.enum(identityStates),
  /** When the latest document was handed in, and when it was decided on. */
  submittedAt: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** In plain words; empty unless refused. */
  refusalReasons: z.array(z.string()),
  /**
   * The limit a day on payments to others, and the rest of it today, until staff have accepted a
   * document; until then there is no card, and nothing goes abroad. Null: nothing is held back.
   */
  hold: z.nullable(z.strictObject({ perDay: amount, leftToday: amount })),
});

export type Identity = z.infer<typeof identity>;

export const getIdentityRoute = defineRoute({
  method: 'GET',
  path: '/api/users/identity',
  who: 'customer',
  summary: 'How far the own identity is verified, and what stands in the way.',
  answers: { 200: identity },
  refusals: [],
});

const customer = z.strictObject({
  _id: z.string(),
  username: z.string(),
  fullName: z.string(),
  suspended: z.boolean(),
});

/** `_id` is the customer’s. */
const identityCaseRow = z.strictObject({ ...caseFields, customer });

export type IdentityCaseRow = z.infer<typeof identityCaseRow>;

export const listIdentityCasesRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/identity',
  who: 'admin',
  right: 'see-customers',
  look: ['identities.listed'],
  background: true,
  summary: 'Customers whose identity document waits for a decision, oldest first.',
  answers: { 200: z.strictObject({ cases: z.array(identityCaseRow), ...queueFields }) },
  refusals: [],
});

const decided = z.strictObject({
  outcome: z.enum(['accepted', 'refused']),
  by: z.string(),
  at: z.string(),
  /** The name it was compared with. */
  statedName: z.string(),
  reasons: z.array(z.string()),
});

const identityCase = z.strictObject({
  ...caseFields,
  /** The document to decide on: a newer one, or another name, has another id. */
  document: z.strictObject({ _id: z.string(), address: z.string(), statedName: z.string() }),
  /** Null while it waits. */
  decision: z.nullable(decided),
  customer: z.extend(customer, {
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    customerSince: z.string(),
    profileImage: z.nullable(z.string()),
  }),
  /** The decisions on earlier documents, newest first. */
  earlier: z.array(decided),
});

export type IdentityCase = z.infer<typeof identityCase>;

const oneCustomer = z.object({ id: idField });
const caseRefusals = [
  'CASE_NOT_FOUND',
  'CASE_DECIDED',
  'CASE_NOT_TAKEN',
  'CASE_HELD',
  'DOCUMENT_REPLACED',
] as const;

export const getIdentityCaseRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/identity/{id}',
  who: 'admin',
  right: 'see-customers',
  wantsFreshProof: true,
  look: ['identity.viewed'],
  summary:
    'The latest document of a customer with what they say about themselves. The look is ' +
    'written to the audit trail, and so is each look at a file.',
  params: oneCustomer,
  answers: { 200: identityCase },
  refusals: ['CASE_NOT_FOUND'],
});

export const acceptIdentityRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/identity/{id}/accept',
  who: 'admin',
  right: 'work-cases',
  summary: 'Accepts a document: the customer is verified under the name they state, and told.',
  params: oneCustomer,
  body: z.strictObject({ document: idField }),
  example: { document: '00000000-0000-4000-8000-000000000000' },
  answers: { 200: saying(['IDENTITY_VERIFIED']) },
  refusals: caseRefusals,
  leaves: ['identity.accepted'],
});

const noReason = 'Please choose at least one reason.';

export const refuseIdentityRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/identity/{id}/refuse',
  who: 'admin',
  right: 'work-cases',
  needsNoFreshProof: 'it only takes away',
  summary:
    'Refuses a document with reasons, which the customer is mailed and shown in plain words ' +
    'with what to do.',
  params: oneCustomer,
  body: z.strictObject({
    document: idField,
    reasons: z
      .array(
        z.enum(reasonCodes(reasonTexts.documentRefusal), 'Please choose reasons from the list.'),
        noReason,
      )
      .check(
        z.minLength(1, { error: noReason, abort: true }),
        z.refine(
          (codes: string[]) => new Set(codes).size === codes.length,
          'Please choose each reason once.',
        ),
      ),
  }),
  example: { document: '00000000-0000-4000-8000-000000000000', reasons: ['UNREADABLE'] },
  answers: { 200: saying(['DOCUMENT_REFUSED']) },
  refusals: caseRefusals,
  leaves: ['identity.refused'],
});
