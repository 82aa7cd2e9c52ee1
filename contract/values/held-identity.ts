/**
 * The reasons why a customer is held back whose identity is not accepted: no document was handed
 * in, the latest waits for staff, or staff could not accept it.
 */
export const heldIdentities = ['none', 'waiting', 'refused'] as const;
export type HeldIdentity = (typeof heldIdentities)[number];
