import { noun } from '../../noun.ts';
import { openChanges } from './open-changes.ts';
import { openPlans } from './open-plans.ts';
import { callsOfPolicyChanges } from './policy-changes-routes.ts';

export const policyChanges = noun({
  calls: [({ proposals }) => callsOfPolicyChanges(proposals)],
  proposals: [openChanges, openPlans],
  tablesOfStaff: ['policy_proposal'],
});
