import type { PolicyName } from './policy.ts';
import type { Right } from './rights.ts';

/**
 * What changes a policy. Roles take the right to manage colleagues: else a teller who may change
 * terms would give every right to tellers.
 */
export const rightToChange = (name: PolicyName): Right =>
  name === 'roles' ? 'manage-colleagues' : 'change-terms';
