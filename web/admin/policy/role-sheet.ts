import { policyTitles } from '../../../contract/staff/policy-titles.ts';
import type { Policy } from '../../../contract/values/policy.ts';
import { rightNames, rights, staffRoleNames, staffRoles } from '../../../contract/values/rights.ts';
import type { PolicyField, Raw } from './policy-field.ts';
import type { PolicySheet } from './policy-sheet.ts';

type Roles = Policy<'roles'>;

/** One row per right, with a tick for each role that has it. */
const rowsOf = (value: unknown): Raw[] =>
  rightNames.map((right) => ({
    name: rights[right],
    ...Object.fromEntries(
      staffRoleNames.map((role) => [role, (value as Roles)[role].includes(right)]),
    ),
  }));

export const roleSheet: PolicySheet = {
  title: policyTitles.roles,
  about:
    'What each role of the staff can do. A change takes effect right away for everyone who has ' +
    'the role.',
  fields: [
    { name: 'name', label: 'Right', kind: 'fixed' },
    ...staffRoleNames.map(
      (role): PolicyField => ({ name: role, label: staffRoles[role], kind: 'flag' }),
    ),
  ],
  list: { rowName: 'Right', newRow: {}, shownAs: 'matrix', isFixed: true },
  rowsOf,
  valueOf: (rows) =>
    Object.fromEntries(
      staffRoleNames.map((role) => [
        role,
        rightNames.filter((_, index) => rows[index]?.[role] === true),
      ]),
    ),
  linesOf: (value) =>
    rightNames.map((right) => ({
      label: rights[right],
      text:
        staffRoleNames
          .filter((role) => (value as Roles)[role].includes(right))
          .map((role) => staffRoles[role])
          .join(', ') || 'No role',
    })),
  // A fault of a role is said above all rows: it has a tick in each of them.
  placeOf: () => ({}),
};
