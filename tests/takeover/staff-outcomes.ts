/** An act of the attacker at the desk against customers. */
export type CustomerDeed = 'suspended' | 'closed' | 'a way in removed';
/** An act against colleagues. */
export type ColleagueDeed = 'invited' | 'role changed' | 'access ended' | 'kept off a customer';

/** The gains of an attacker at the desk, whichever call gave them. */
export interface GotAtDesk {
  /** Nothing of the staff's is read; it is read; something is decided. */
  desk: 'closed' | 'read' | 'used';
  /** The credits to customers by the attacker's acts. */
  credits: 'none' | 'up to the two-person size' | 'any sum';
  cardNumbers: boolean;
  identityDocuments: boolean;
  customers: readonly CustomerDeed[];
  colleagues: readonly ColleagueDeed[];
  /** The trail is hidden from the auditor, or a customer from a colleague. */
  hidden: boolean;
  /** A colleague got a mail of it. */
  told: boolean;
}

export const nothingAtDesk: GotAtDesk = {
  desk: 'closed',
  credits: 'none',
  cardNumbers: false,
  identityDocuments: false,
  customers: [],
  colleagues: [],
  hidden: false,
  told: false,
};
