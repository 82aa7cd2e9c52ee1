import type { PolicyName } from '../../../contract/policy.ts';
import type { Right } from '../../../contract/rights.ts';

/** Who may change a policy: roles are changed by who manages colleagues. */
export const rightToChange = (name: PolicyName): Right =>
  name === 'roles' ? 'manage-colleagues' : 'change-terms';
