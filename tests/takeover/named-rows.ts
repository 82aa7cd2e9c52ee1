/** An attacker whom no test can become in a running bank: what they get is proved by tests by name. */
export interface NamedRow {
  holds: string;
  gets: string;
  back: string;
  /** The tests that prove it have this tag in their titles. */
  tag: string;
}

/** The attacks by what others wrote, which a customer's page, file or program reads. */
export const strangerRows: readonly NamedRow[] = [
  {
    holds: 'the name or the reference of a payment to the victim',
    gets: 'text stays text: no page, mail, search, statement or export runs it',
    back: '—',
    tag: 'T-01',
  },
  {
    holds: 'a file that the bank takes',
    gets: 'only its pixels are kept; staff see a document as pictures',
    back: '—',
    tag: 'T-02',
  },
  {
    holds: 'an account of their own, and sends what takes the bank long',
    gets: 'their own turn: another customer is answered within five seconds',
    back: '—',
    tag: 'T-03',
  },
];

/** The attacks on the ways in to the desk. */
export const staffDoorRows: readonly NamedRow[] = [
  {
    holds: 'the password of staff, where staff need two steps',
    gets: 'the choice of a second step only',
    back: 'an operator makes a new password',
    tag: 'T-04',
  },
  {
    holds: 'the password of staff, where they do not (a bank on one machine, as specified)',
    gets: 'the desk; moves **credits by staff, at once below the two-person size**; none to the staff themselves; changes customers, each with a line in the trail',
    back: 'a colleague ends the sessions',
    tag: 'T-05',
  },
  {
    holds: 'the mailbox of somebody who is invited to the staff',
    gets: 'the desk in the role of the invitation, if they use the link first and turn on two steps of their own; moves what the role may; changes what the role may',
    back: 'the inviter is told at once and ends the access; the invited person finds a dead link',
    tag: 'T-06',
  },
  {
    holds: 'a right that is taken away while their calls are under way',
    gets: 'what was written before; nothing after it',
    back: '—',
    tag: 'T-07',
  },
];

/** The attacks from the operator’s side. */
export const operatorRows: readonly NamedRow[] = [
  {
    holds: 'the database, to read',
    gets: 'names, balances, orders; moves nothing: tokens, passwords, PINs and links are hashed, card numbers and app seeds sealed',
    back: 'renews the keys',
    tag: 'T-08',
  },
  {
    holds: 'the database, to write',
    gets: 'all of it; moves **whatever they write**: no software on top can prevent that; changes all of it',
    back: 'the nightly proof and the signed trail name the place',
    tag: 'T-09',
  },
  {
    holds: 'the key file',
    gets: 'nothing without the database',
    back: 'renews the keys: what is made from then on is out of its reach',
    tag: 'T-10',
  },
  {
    holds: 'the log',
    gets: 'which call was made when and from where; no secret',
    back: '—',
    tag: 'T-11',
  },
  {
    holds: 'a backup',
    gets: 'as the database, to read; moves nothing in the running bank',
    back: 'as above',
    tag: 'T-12',
  },
  {
    holds: 'a restored old backup',
    gets: 'nothing: sessions, passwords, passkeys and links of that time are dead',
    back: 'chooses a password by mail',
    tag: 'T-13',
  },
];
