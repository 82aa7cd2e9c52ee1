import { findAccountByNumber, type StoredAccount } from '../accounts/accounts-store.ts';
import type { Queryable } from '../db/database.ts';

/** Where money to a routing and account number goes: an open account of ours, or out through the clearing account. */
export type Recipient = { kind: 'inside'; account: StoredAccount } | { kind: 'outside'; unknownHere: boolean };

/** A number of ours that nobody has, or nobody has any more, is taken as outside: settlement returns it. */
export async function resolveRecipient(db: Queryable, ownRouting: string, routing: string, number: string): Promise<Recipient> {
  if (routing !== ownRouting) return { kind: 'outside', unknownHere: false };
  const account = await findAccountByNumber(db, number);
  return account ? { kind: 'inside', account } : { kind: 'outside', unknownHere: true };
}
