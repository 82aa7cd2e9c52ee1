import type { FastifyInstance } from 'fastify';
import { policyNames } from '../../../contract/policy.ts';
import {
  changePolicyRoute,
  listPoliciesRoute,
  withdrawPolicyChangeRoute,
} from '../../../contract/policy-changes.ts';
import type { Bank } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { changePolicy } from './change-policy.ts';
import { findChanges } from './policy-changes-store.ts';
import { policyView } from './policy-view.ts';
import { withdrawPolicyChange } from './withdraw-policy-change.ts';

export function bindPolicyChanges(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, listPoliciesRoute).to(async () => {
    const now = bank.clock.businessNow();
    const policies = await Promise.all(
      policyNames.map(async (name) => policyView(name, await findChanges(bank.db, name), now)),
    );
    return { status: 200, body: { policies } };
  });

  bindRoute(app, bank, changePolicyRoute).to(async (ctx, { params, body }) => {
    const policy = await changePolicy(ctx, params.name, body);
    return {
      status: 201,
      body: {
        message: body.effectiveFrom === undefined ? 'Policy changed.' : 'Change planned.',
        policy,
      },
    };
  });

  bindRoute(app, bank, withdrawPolicyChangeRoute).to(async (ctx, { params, body }) => ({
    status: 201,
    body: {
      message: 'Change withdrawn.',
      policy: await withdrawPolicyChange(ctx, params.name, body),
    },
  }));
}
