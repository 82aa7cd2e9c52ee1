import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { findAccountByNumber, type StoredAccount } from '../accounts/accounts-store.ts';

/**
 * The own open savings account with this number.
 * @throws {Refusal} ACCOUNT_NOT_FOUND for another customer's, for one of another kind, and for a
 * number without one alike.
 */
export async function requireSavings(
  { bank, session }: SignedInContext,
  number: string,
): Promise<StoredAccount> {
  const account = await findAccountByNumber(bank.db, number);
  return account?.userId === session.userId && account.kind === 'savings'
    ? account
    : refuse('ACCOUNT_NOT_FOUND');
}
