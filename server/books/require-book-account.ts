import { recordAudit, type AuditAction } from '../audit/audit-event.ts';
import type { SignedInContext } from '../context.ts';
import { refuse } from '../refusal.ts';
import { findBookAccounts, type StoredBookAccount } from './book-accounts-store.ts';

/**
 * An account of the ledger for staff. A look at a customer's is written to the trail first, so that none stays unseen.
 * @throws {Refusal} BOOK_ACCOUNT_NOT_FOUND
 */
export async function requireBookAccount(ctx: SignedInContext, id: string, action: Extract<AuditAction, `account.${string}`>): Promise<StoredBookAccount> {
  const { db } = ctx.bank;
  const [account] = await findBookAccounts(db, [id]);
  if (!account) return refuse('BOOK_ACCOUNT_NOT_FOUND');
  if (account.userId !== null) await recordAudit(db, ctx, { action, subject: `account:${id}`, details: { person: account.userId } });
  return account;
}
