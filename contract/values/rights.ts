/**
 * The rights of the staff, by the kind of work. Each call for staff names the one right that it
 * needs; a role is a set of them.
 */
export const rights = {
  'see-customers': 'See customers and their cases',
  'see-books': 'See the books',
  'read-trail': 'Read and export the audit trail',
  'work-cases': 'Answer messages and check identity documents',
  'decide-requests': 'Decide payments, loans, disputes and freezes',
  'handle-money': 'Credit accounts, decide checks and pay out loans',
  'approve-credits': 'Approve the credits of a colleague',
  'restrict-customers': 'Suspend customers, end their sessions and two-step sign-in',
  'close-customers': 'Delete customers',
  'change-terms': 'Change policies and exchange rates',
  'run-bank': 'Run checks and jobs, reopen days and resume payments',
  'manage-colleagues': 'Invite colleagues and change their roles',
} as const;

export type Right = keyof typeof rights;

export const rightNames = Object.keys(rights) as [Right, ...Right[]];

/** The roles of the staff, as they are named on screen; a policy says the rights of each. */
export const staffRoles = {
  viewer: 'Viewer',
  teller: 'Teller',
  approver: 'Approver',
  manager: 'Manager',
  auditor: 'Auditor',
} as const;

export type StaffRole = keyof typeof staffRoles;

export const staffRoleNames = Object.keys(staffRoles) as [StaffRole, ...StaffRole[]];

/** A manager always has these: without them no one could give a right back. */
export const rightsOfEveryManager = ['see-customers', 'change-terms', 'manage-colleagues'] as const;
