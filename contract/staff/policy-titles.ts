import type { PolicyName } from '../values/policy.ts';

/** The name of each policy, on screen and in mails to staff. */
export const policyTitles: Record<PolicyName, string> = {
  fees: 'Fees',
  limits: 'Payment limits',
  identity: 'Until the ID is accepted',
  review: 'Review threshold',
  twoPeople: 'Two-person rule',
  roles: 'Roles',
  stepUp: 'Sign-off rules',
  loanRates: 'Loan rates',
  savingsRate: 'Savings rate',
  checkHold: 'Mobile check deposits',
  exchange: 'Exchange',
  rateAge: 'Maximum rate age',
  fetchedRates: 'Fetched rates',
  exchangeLimit: 'Exchange limit',
  holidays: 'Business days',
  branches: 'Branches',
};
