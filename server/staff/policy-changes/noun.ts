import { noun } from '../../noun.ts';
import { openChanges } from './open-changes.ts';
import { openPlans } from './open-plans.ts';
import { bindPolicyChanges } from './policy-changes-routes.ts';

export const policyChanges = noun({
  calls: [(app, bank, { proposals }) => bindPolicyChanges(app, bank, proposals)],
  proposals: [openChanges, openPlans],
  tablesOfStaff: ['policy_proposal'],
});
