/** Customers, by what they have besides a password. */
export const victims = ['a password alone', 'a PIN', 'a PIN and an app', 'a passkey'] as const;
export type VictimKind = (typeof victims)[number];

/** US dollars that leave the account: a bound of the bank, or whatever is there. */
type Dollars = number | 'all';

/** The money paid to others, by its payee. */
export interface MoneyOut {
  /** At once, to a payee whom the owner has paid before. */
  toKnown: Dollars;
  /** At once, to a stranger. */
  toNew: Dollars;
  /** To a stranger, taken as Scheduled: the owner can cancel it. */
  held: Dollars;
}

export type DocumentKind = 'identity document' | 'check pictures' | 'statements';
export type ContactPart = 'email' | 'phone' | 'address' | 'name' | 'identity document';
export type WayIn = 'password' | 'PIN' | 'app' | 'passkey';

/** The gains of an attacker from a customer, as found afterwards, whichever call gave them. */
export interface Got {
  /** Nothing is read; it is read; something is written, which the account's owner could do. */
  account: 'closed' | 'read' | 'used';
  money: MoneyOut;
  /** A number or a code of a card, old or new. */
  cardNumbers: boolean;
  documents: readonly DocumentKind[];
  contact: readonly ContactPart[];
  waysIn: readonly WayIn[];
  /** A mail with the button "This was not me" went to the owner's own address. */
  told: boolean;
}

export const nothing: Got = {
  account: 'closed',
  money: { toKnown: 0, toNew: 0, held: 0 },
  cardNumbers: false,
  documents: [],
  contact: [],
  waysIn: [],
  told: false,
};
