import { voucherAccounts, type VoucherCode } from '../../../contract/staff/voucher-accounts.ts';
import type { Right } from '../../../contract/values/rights.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { findBookAccounts } from '../books/book-accounts-store.ts';
import { findJournal } from '../books/journals-store.ts';
import { findUndoing } from './undone-journals-store.ts';
import { findVoucherLegs, type VoucherRow } from './vouchers-store.ts';

const isVoucherCode = (code: string): code is VoucherCode => Object.hasOwn(voucherAccounts, code);

/**
 * Refuses accounts that the role of who asks does not include.
 * @param instead the right of a checker, which is enough for what a maker needs `handle-money` for
 * @throws {Refusal} VOUCHER_ACCOUNT_REFUSED, with the first of them.
 */
export function requireAccounts(
  { session }: SignedInContext,
  codes: readonly string[],
  instead: Right = 'handle-money',
): void {
  const has = (needs: Right) => session.rights.includes(needs === 'handle-money' ? instead : needs);
  for (const code of codes)
    if (isVoucherCode(code) && !has(voucherAccounts[code].needs))
      refuse('VOUCHER_ACCOUNT_REFUSED', {
        params: { account: `${code} ${voucherAccounts[code].name}` },
      });
}

/**
 * The accounts of the bank for which a voucher needs a right of their own: those of free legs, also
 * where these are undone. Undoing what a customer was credited needs none.
 */
export async function codesOfUndo(db: Queryable, journalId: string): Promise<string[]> {
  if ((await findJournal(db, journalId))?.kind !== 'voucher') return [];
  return (await findUndoing(db, journalId)).legs.map(({ code }) => code);
}

/** The same of a voucher. */
export async function codesOf(db: Queryable, { id, reverses }: VoucherRow): Promise<string[]> {
  if (reverses !== null) return await codesOfUndo(db, reverses);
  const legs = await findVoucherLegs(db, id);
  const accounts = await findBookAccounts(
    db,
    legs.map(({ accountId }) => accountId),
  );
  return accounts.map(({ code }) => code);
}

/** The rights of those accounts, each once. */
export const rightsFor = (codes: readonly string[]): Right[] => [
  ...new Set(codes.filter(isVoucherCode).map((code) => voucherAccounts[code].needs)),
];
