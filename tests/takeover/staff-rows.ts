import { nothingAtDesk, type GotAtDesk } from './staff-outcomes.ts';
import type { StaffThiefName } from './staff-thieves.ts';

export interface StaffRow {
  thief: StaffThiefName;
  holds: string;
  got: GotAtDesk;
  back: string;
}

const looks: GotAtDesk = { ...nothingAtDesk, desk: 'read', identityDocuments: true };
const works: GotAtDesk = {
  ...looks,
  desk: 'used',
  credits: 'up to the two-person size',
  customers: ['suspended', 'a way in removed'],
  told: true,
};
const manages: GotAtDesk = {
  ...works,
  customers: ['suspended', 'closed', 'a way in removed'],
  colleagues: ['access ended'],
};

/** The gains of each attacker at the desk, in a bank with an honest colleague of each kind. */
export const staffRows: readonly StaffRow[] = [
  {
    thief: 'tokenWithoutCookie',
    holds: 'a token of staff, without its cookie',
    got: nothingAtDesk,
    back: 'ends the session',
  },
  {
    thief: 'openDesk',
    holds: 'the open desk of a manager who has an app, after five minutes',
    got: { ...looks, desk: 'used', identityDocuments: false, customers: ['suspended'] },
    back: 'logs out elsewhere; a colleague ends the sessions',
  },
  {
    thief: 'viewer',
    holds: 'the account of a viewer',
    got: looks,
    back: 'a manager ends the access',
  },
  { thief: 'auditor', holds: 'the account of an auditor', got: looks, back: 'the same' },
  {
    thief: 'teller',
    holds: 'the account of a teller',
    // A proposed credit waits in the queue: no mail tells of it.
    got: { ...works, told: false },
    back: 'the same',
  },
  { thief: 'approver', holds: 'the account of an approver', got: works, back: 'the same' },
  {
    thief: 'manager',
    holds: 'the account of a manager, in a bank with several',
    got: manages,
    back: 'the other managers are mailed each act, and end the access',
  },
  {
    thief: 'soleManager',
    holds: 'the account of the only manager',
    got: { ...manages, colleagues: ['invited', 'role changed', 'access ended'] },
    back: 'all staff are mailed each act; an operator adds a manager',
  },
  {
    thief: 'removed',
    holds: 'a right that was taken away',
    got: nothingAtDesk,
    back: '—',
  },
];
