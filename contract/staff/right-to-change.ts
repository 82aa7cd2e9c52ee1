import type { PolicyName } from '../values/policy.ts';

/**
 * @returns the right that changes a policy. Roles take the right to manage colleagues: else a
 * teller who may change terms would give every right to tellers.
 */
export const rightToChange = (name: PolicyName): 'manage-colleagues' | 'change-terms' =>
  name === 'roles' ? 'manage-colleagues' : 'change-terms';
