import { nothing, type Got, type VictimKind } from './outcomes.ts';
import type { ThiefName } from './thieves.ts';

export interface CustomerRow {
  thief: ThiefName;
  /** In the reader's words, after “The attacker holds”. */
  holds: string;
  /** The gains from each kind of customer; one who has no such thing to hold is in no group. */
  gets: readonly [of: readonly VictimKind[], got: Got][];
  /** The owner's way back. */
  back: string;
}

const alone = 'a password alone';
const pin = 'a PIN';
const app = 'a PIN and an app';
const passkey = 'a passkey';

/** The bound of who has no factor, and of a factor in its first day. */
const aDay: Got['money'] = { toKnown: 2500, toNew: 2500, held: 0 };
const everything: Got['money'] = { toKnown: 'all', toNew: 'all', held: 0 };
const allDocuments: Got['documents'] = ['identity document', 'check pictures', 'statements'];
const allContact: Got['contact'] = ['email', 'phone', 'address', 'name', 'identity document'];
const allWaysIn: Got['waysIn'] = ['password', 'PIN', 'app', 'passkey'];

/** A session that may do what asks for no proof. */
const session: Got = { ...nothing, account: 'used', documents: allDocuments, told: true };
const withPassword: Got = { ...session, waysIn: ['password'] };

/**
 * A first payment above `toNew` waits, so that the owner can cancel it: no other bound is left
 * against a thief who has the password and the PIN.
 */
const held: Got['money'] = { toKnown: 'all', toNew: 500, held: 'all' };

/** The gains of each attacker of a customer; `npm test -- takeover` checks them. */
export const customerRows: readonly CustomerRow[] = [
  {
    thief: 'nothing',
    holds: 'nothing',
    gets: [[[alone, pin, app, passkey], nothing]],
    back: '—',
  },
  {
    thief: 'password',
    holds: 'the password',
    gets: [
      [
        [alone],
        {
          ...session,
          money: aDay,
          cardNumbers: true,
          contact: allContact,
          waysIn: allWaysIn,
        },
      ],
      [[pin, passkey], withPassword],
      [[app], nothing],
    ],
    back: 'presses “This was not me” in the mail; the password is withdrawn',
  },
  {
    thief: 'passwordAndPin',
    holds: 'the password and the PIN',
    gets: [
      [
        [pin],
        {
          ...session,
          money: held,
          cardNumbers: true,
          contact: allContact,
          waysIn: allWaysIn,
        },
      ],
      [[app], nothing],
    ],
    back: 'presses “This was not me”, or the button that cancels the payment',
  },
  {
    thief: 'neighbour',
    holds: 'the same, in the owner’s network, with a program that names itself as the browser',
    gets: [
      [
        [pin],
        {
          ...session,
          money: held,
          cardNumbers: true,
          contact: allContact,
          waysIn: allWaysIn,
        },
      ],
      [[app], nothing],
    ],
    back: 'the same',
  },
  {
    thief: 'mailbox',
    holds: 'the mailbox',
    gets: [
      [
        [alone],
        {
          ...session,
          money: aDay,
          contact: ['phone', 'address', 'name', 'identity document'],
          waysIn: ['password', 'PIN'],
        },
      ],
      [[pin, passkey], withPassword],
      [[app], { ...nothing, waysIn: ['password'], told: true }],
    ],
    back: 'lifts the freeze with an older factor, or with staff; the mail is read by the thief too',
  },
  {
    thief: 'formerMailbox',
    holds: 'the former mailbox, for 72 hours after the owner moved away from it',
    gets: [
      [[alone, pin, passkey], { ...withPassword, contact: ['email'] }],
      [[app], { ...nothing, contact: ['email'], waysIn: ['password'], told: true }],
    ],
    back: 'nothing can be paid meanwhile; a factor or staff lifts the freeze',
  },
  {
    thief: 'tokenWithoutCookie',
    holds: 'a browser’s token without its cookie',
    gets: [[[alone, pin, app, passkey], { ...nothing, account: 'read' }]],
    back: 'ends the session from another one',
  },
  {
    thief: 'hourOldSession',
    holds: 'token and cookie of a session that is an hour old',
    gets: [
      [
        [alone],
        {
          ...session,
          money: aDay,
          contact: ['phone', 'address', 'name', 'identity document'],
        },
      ],
      [[pin, app, passkey], session],
    ],
    back: 'freezes from any session or mail; contact data of the last 72 hours are taken back',
  },
  {
    thief: 'openDevice',
    holds: 'the open device, in the five minutes after a sign-in',
    gets: [
      [
        [alone],
        {
          ...session,
          money: aDay,
          cardNumbers: true,
          contact: allContact,
          waysIn: allWaysIn,
        },
      ],
      [[pin, app, passkey], { ...withPassword, cardNumbers: true }],
    ],
    back: 'freezes by the mail',
  },
  {
    thief: 'pin',
    holds: 'the PIN',
    gets: [[[pin, app], nothing]],
    back: 'chooses another by mail',
  },
  {
    thief: 'seed',
    holds: 'the seed of the app',
    gets: [[[app], nothing]],
    back: 'turns the app off and on again',
  },
  {
    thief: 'passkey',
    holds: 'the passkey, with the device’s own lock opened: two things',
    gets: [
      [
        [passkey],
        {
          ...session,
          money: everything,
          cardNumbers: true,
          contact: allContact,
          waysIn: allWaysIn,
        },
      ],
    ],
    back: 'removes it from another session, or freezes',
  },
  {
    thief: 'wiretap',
    holds: 'what goes over the line of a bank at plain http',
    gets: [
      [
        [alone],
        { ...session, money: aDay, cardNumbers: true, contact: allContact, waysIn: allWaysIn },
      ],
      [
        [pin],
        {
          ...session,
          money: everything,
          cardNumbers: true,
          contact: allContact,
          waysIn: allWaysIn,
        },
      ],
      [
        [app],
        { ...withPassword, money: { toKnown: 10_000, toNew: 0, held: 0 }, cardNumbers: true },
      ],
      [[passkey], withPassword],
    ],
    back: 'the bank warns at its start: put it behind https',
  },
];
