import type { LegToBook, VoucherEffect } from '../../../contract/staff/vouchers.ts';
import type { Queryable } from '../../db/database.ts';
import type { Leg } from '../../ledger/plan.ts';
import { viewAccounts } from '../books/book-accounts.ts';
import { findBookAccounts } from '../books/book-accounts-store.ts';
import type { UndoPlan } from './plan-undo.ts';

/** Legs as staff read them, with what each account holds after it. */
export async function viewLegsToBook(db: Queryable, legs: readonly Leg[]): Promise<LegToBook[]> {
  const stored = await findBookAccounts(db, [...new Set(legs.map(({ accountId }) => accountId))]);
  const heads = await viewAccounts(db, stored);
  const accounts = new Map(heads.map((head) => [head.id, head]));
  const balances = new Map(stored.map(({ id, postedMinor }) => [id, postedMinor]));
  return legs.flatMap(({ accountId, amountMinor }) => {
    const account = accounts.get(accountId);
    if (!account) return [];
    const balanceAfter = (balances.get(accountId) ?? 0n) + amountMinor;
    balances.set(accountId, balanceAfter);
    return [{ account, amount: amountMinor, balanceAfter }];
  });
}

/** The effect of a voucher, as staff read it before it is posted. */
export async function viewEffect(
  db: Queryable,
  { legs, owed, order }: Pick<UndoPlan, 'legs' | 'owed' | 'order'>,
): Promise<VoucherEffect> {
  const owedMinor = owed.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return {
    legs: await viewLegsToBook(db, legs),
    owed: owedMinor === 0n ? null : owedMinor,
    orderBecomes: order?.becomes ?? null,
  };
}
