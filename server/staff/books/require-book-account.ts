import type { AuditAction } from '../../../contract/audit-actions.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { findBookAccounts, type StoredBookAccount } from './book-accounts-store.ts';

/**
 * An account of the ledger for staff. The look is written to the trail first: entries of the bank's
 * own accounts name customers too.
 * @throws {Refusal} BOOK_ACCOUNT_NOT_FOUND
 */
export async function requireBookAccount(
  ctx: SignedInContext,
  id: string,
  action: Extract<AuditAction, `account.${string}`>,
): Promise<StoredBookAccount> {
  const { db } = ctx.bank;
  const [account] = await findBookAccounts(db, [id]);
  if (!account) return refuse('BOOK_ACCOUNT_NOT_FOUND');
  await recordAudit(db, ctx, { action, subject: `account:${id}`, person: account.userId });
  return account;
}
