import * as z from 'zod/mini';
import { dateTimeField, idField, oneOf, textField } from './fields.ts';
import { policyNames } from './policy.ts';
import { defineRoute } from './route.ts';
import { saying } from './saying.ts';

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
  /** In the form that `contract/policy.ts` gives each policy. */
  value: z.unknown(),
  /** What was in force until then. */
  before: z.unknown(),
  effectiveFrom: z.string(),
  setBy: z.string(),
  setAt: z.string(),
  reason: z.string(),
  /** The second person, where two were needed. */
  approvedBy: z.nullable(z.string()),
  /** Who took it back before it came into force. */
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
  /** Whether a change waits for a second person now. */
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
  /** In the form that `contract/policy.ts` gives this policy. */
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
  wantsFreshProof: true,
  summary:
    'Changes a policy at once or from a later moment on. The change is a new row; what was ' +
    'stays written down. Where two people may change policies, it waits for the second: 202.',
  params: onePolicy,
  body: policyChange,
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
});

const oneProposal = z.object({ name: oneOf(policyNames, 'Policy'), id: idField });

export const approvePolicyChangeRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/policies/{name}/proposals/{id}/approve',
  who: 'admin',
  right: 'change-terms',
  wantsFreshProof: true,
  summary: 'Makes a proposed change of a policy. Not by the person who proposed it.',
  params: oneProposal,
  answers: { 201: saying(['POLICY_APPROVED'], { policy: policyForStaff }) },
  refusals: [
    'PROPOSAL_NOT_FOUND',
    'OWN_POLICY_PROPOSAL',
    'PROPOSER_LEFT',
    'POLICY_CHANGED',
    'POLICY_UNCHANGED',
    'LOOSENED_TOO_SOON',
  ],
});

export const policyDecline = z.object({ reason });

export const declinePolicyChangeRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/policies/{name}/proposals/{id}/decline',
  who: 'admin',
  right: 'change-terms',
  summary: 'Ends a proposed change of a policy. The person who proposed it takes it back so.',
  params: oneProposal,
  body: policyDecline,
  answers: { 200: saying(['PROPOSAL_DECLINED'], { policy: policyForStaff }) },
  refusals: ['PROPOSAL_NOT_FOUND'],
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
  wantsFreshProof: true,
  summary: 'Takes back a planned change before it comes into force.',
  params: onePolicy,
  body: policyWithdrawal,
  answers: { 201: saying(['POLICY_WITHDRAWN'], { policy: policyForStaff }) },
  refusals: ['POLICY_CHANGED', 'CHANGE_NOT_PLANNED', 'WITHDRAWN_TOO_LATE'],
});
