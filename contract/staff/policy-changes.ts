import * as z from 'zod/mini';
import { dateTimeField, idField, oneOf, textField } from '../values/fields.ts';
import { policyNames } from '../values/policy.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

const onePolicy = z.object({ name: oneOf(policyNames, 'Policy') });

/**
 * The newest version the person saw. If two people change one policy at once, the second is
 * refused.
 */
const seenVersion = z
  .int('The version you saw is missing.')
  .check(z.minimum(0, 'The version you saw is missing.'));

const reason = textField({ required: 'Please say why.', max: 500 });

export const changeStates = ['in_force', 'planned', 'past', 'withdrawn'] as const;

/** One change of a policy, from 1 on. */
const change = z.strictObject({
  version: z.number(),
  state: z.enum(changeStates),
  /** In the form that `contract/values/policy.ts` gives each policy. */
  value: z.unknown(),
  /** The value that was in force until then. */
  before: z.unknown(),
  effectiveFrom: z.string(),
  setBy: z.string(),
  setAt: z.string(),
  reason: z.string(),
  /** The second person, where two were needed. */
  approvedBy: z.nullable(z.string()),
  /** The person who took it back before it came into force. */
  withdrawal: z.nullable(
    z.strictObject({ setBy: z.string(), setAt: z.string(), reason: z.string() }),
  ),
});

/** A policy with its past and its plans. */
const policyForStaff = z.strictObject({
  name: z.enum(policyNames),
  /**
   * The newest number given, for changes and withdrawals alike; 0 while the bank has what it
   * shipped with.
   */
  version: z.number(),
  value: z.unknown(),
  /**
   * Newest first: what is in force, all that is planned, and of the others the last five hundred.
   */
  changes: z.array(change),
  /** True where a change made now waits for a second person. */
  needsTwo: z.boolean(),
  /** The change that waits, if one. */
  proposal: z.nullable(
    z.strictObject({
      _id: z.string(),
      value: z.unknown(),
      /** Null: from its approval on. */
      effectiveFrom: z.nullable(z.string()),
      reason: z.string(),
      proposedBy: z.string(),
      proposedAt: z.string(),
      isYours: z.boolean(),
    }),
  ),
});

export type PolicyChange = z.infer<typeof change>;

export type PolicyForStaff = z.infer<typeof policyForStaff>;

export const listPoliciesRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/policies',
  who: 'admin',
  right: 'any',
  look: { namesNoCustomer: 'terms of the bank and which staff changed them' },
  summary: 'Every policy: what is in force now, what is planned, and what was.',
  answers: { 200: z.strictObject({ policies: z.array(policyForStaff) }) },
  refusals: [],
});

export const policyChange = z.strictObject({
  version: seenVersion,
  /** In the form that `contract/values/policy.ts` gives this policy. */
  value: z.unknown(),
  reason,
  /** A day or an instant ahead, in business time; at once when it is left out. */
  effectiveFrom: z.optional(dateTimeField('Please enter a valid date.')),
});

export const changePolicyRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/policies/{name}',
  who: 'admin',
  right: 'change-terms',
  summary:
    'Changes a policy at once or from a later moment on. The change is a new row; what was ' +
    'stays written down. Where two people may change policies, it waits for the second: 202.',
  params: onePolicy,
  body: policyChange,
  example: {
    version: 0,
    value: { rateBps: 425 },
    reason: 'The market moved.',
    effectiveFrom: '2027-01-01',
  },
  answers: {
    201: saying(['POLICY_SET', 'POLICY_PLANNED'], { policy: policyForStaff }),
    /** It waits for a second person. */
    202: saying(['POLICY_PROPOSED'], { policy: policyForStaff }),
  },
  refusals: [
    'EFFECTIVE_DATE_INVALID',
    'POLICY_CHANGED',
    'POLICY_UNCHANGED',
    'LOOSENED_TOO_SOON',
    'PROPOSAL_WAITS',
  ],
  leaves: ['policy.changed'],
});

const oneProposal = z.object({ name: oneOf(policyNames, 'Policy'), id: idField });

export const approvePolicyChangeRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/policies/{name}/proposals/{id}/approve',
  who: 'admin',
  right: 'change-terms',
  summary: 'Makes a proposed change of a policy. Not by the person who proposed it.',
  params: oneProposal,
  answers: { 201: saying(['POLICY_APPROVED'], { policy: policyForStaff }) },
  refusals: [
    'PROPOSAL_NOT_FOUND',
    'OWN_POLICY_PROPOSAL',
    'NOT_YET_TWO',
    'PROPOSER_LEFT',
    'POLICY_CHANGED',
    'POLICY_UNCHANGED',
    'LOOSENED_TOO_SOON',
  ],
  leaves: ['policy.changed'],
});

export const policyDecline = z.object({ reason });

export const declinePolicyChangeRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/policies/{name}/proposals/{id}/decline',
  who: 'admin',
  right: 'change-terms',
  needsNoFreshProof: 'it changes nothing',
  summary: 'Ends a proposed change of a policy. The person who proposed it takes it back so.',
  params: oneProposal,
  body: policyDecline,
  example: { reason: 'Not agreed.' },
  answers: { 200: saying(['PROPOSAL_DECLINED'], { policy: policyForStaff }) },
  refusals: ['PROPOSAL_NOT_FOUND'],
  leaves: ['policy.change_declined'],
});

export const policyWithdrawal = z.strictObject({
  version: seenVersion,
  /** The number of the change that shall not come into force. */
  change: z.int('Please say which change.').check(z.minimum(1, 'Please say which change.')),
  reason,
});

export const withdrawPolicyChangeRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/policies/{name}/withdrawals',
  who: 'admin',
  right: 'change-terms',
  summary: 'Takes back a planned change before it comes into force.',
  params: onePolicy,
  body: policyWithdrawal,
  example: { version: 1, change: 1, reason: 'Not yet.' },
  answers: { 201: saying(['POLICY_WITHDRAWN'], { policy: policyForStaff }) },
  refusals: ['POLICY_CHANGED', 'CHANGE_NOT_PLANNED', 'WITHDRAWN_TOO_LATE'],
  leaves: ['policy.change_withdrawn'],
});
