import { policyNames } from '../../../contract/values/policy.ts';
import {
  approvePolicyChangeRoute,
  changePolicyRoute,
  declinePolicyChangeRoute,
  listPoliciesRoute,
  withdrawPolicyChangeRoute,
} from '../../../contract/staff/policy-changes.ts';
import { said } from '../../../contract/calls/said.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import type { OpenProposals } from '../../people/colleagues/open-proposals.ts';
import { changePolicy } from './change-policy.ts';
import { approvePolicyChange, declinePolicyChange } from './approve-policy-change.ts';
import { readPolicyForStaff } from './read-policy-for-staff.ts';
import { withdrawPolicyChange } from './withdraw-policy-change.ts';

export const callsOfPolicyChanges = (proposals: readonly OpenProposals[]) => [
  answerTo(listPoliciesRoute, async (ctx) => ({
    policies: await Promise.all(
      policyNames.map((name) => readPolicyForStaff(ctx.bank.db, ctx, name)),
    ),
  })),

  bindRoute(changePolicyRoute, async (ctx, { params: { name }, body }) => {
    const isWritten = await changePolicy(ctx, { name, given: body, proposals });
    const policy = await readPolicyForStaff(ctx.bank.db, ctx, name);
    if (!isWritten) return { status: 202, body: { ...said('POLICY_PROPOSED'), policy } };
    const words = body.effectiveFrom === undefined ? said('POLICY_SET') : said('POLICY_PLANNED');
    return { status: 201, body: { ...words, policy } };
  }),

  answerTo(approvePolicyChangeRoute, async (ctx, { params }) => {
    await approvePolicyChange(ctx, { ...params, proposals });
    const policy = await readPolicyForStaff(ctx.bank.db, ctx, params.name);
    return { ...said('POLICY_APPROVED'), policy };
  }),

  answerTo(declinePolicyChangeRoute, async (ctx, { params, body }) => {
    await declinePolicyChange(ctx, { ...params, ...body });
    const policy = await readPolicyForStaff(ctx.bank.db, ctx, params.name);
    return { ...said('PROPOSAL_DECLINED'), policy };
  }),

  answerTo(withdrawPolicyChangeRoute, async (ctx, { params: { name }, body }) => {
    await withdrawPolicyChange(ctx, name, body);
    const policy = await readPolicyForStaff(ctx.bank.db, ctx, name);
    return { ...said('POLICY_WITHDRAWN'), policy };
  }),
];
