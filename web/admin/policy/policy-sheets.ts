import type { PolicyName } from '../../../contract/values/policy.ts';
import { branchSheet } from './branch-sheet.ts';
import { flatSheets } from './flat-sheets.ts';
import { holidaySheet } from './holiday-sheet.ts';
import { loanRateSheet } from './loan-rate-sheet.ts';
import type { PolicySheet } from './policy-sheet.ts';
import { roleSheet } from './role-sheet.ts';

/** The sheet in which each policy is read and typed. */
export const policySheets: Record<PolicyName, PolicySheet> = {
  ...flatSheets,
  roles: roleSheet,
  loanRates: loanRateSheet,
  holidays: holidaySheet,
  branches: branchSheet,
};
