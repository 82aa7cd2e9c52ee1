import { findAccountByNumber, type StoredAccount } from '../accounts/accounts-store.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';

/**
 * The own open account with this number.
 * @throws {Refusal} ACCOUNT_NOT_FOUND for another customer's account and for a number without one
 * alike.
 */
export async function requireOwnAccount(
  ctx: SignedInContext,
  number: string,
): Promise<StoredAccount> {
  const account = await findAccountByNumber(ctx.bank.db, number);
  return account?.userId === ctx.session.userId ? account : refuse('ACCOUNT_NOT_FOUND');
}
