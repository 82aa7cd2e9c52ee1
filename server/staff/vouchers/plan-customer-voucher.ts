import { usdParam } from '../../../contract/words/params.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import type { Leg } from '../../ledger/plan.ts';
import { type Owed, requireOwing } from './plan-undo.ts';
import { findDebtsOfJournal } from './undone-journals-store.ts';
import type { VoucherRow } from './vouchers-store.ts';

interface Asked extends Pick<VoucherRow, 'kind' | 'personId' | 'debt' | 'receivable'> {
  /** As they were made: the first is on the side of its customer. */
  legs: readonly Leg[];
}

export interface CustomerPlan {
  legs: Leg[];
  owed: Owed[];
}

/**
 * Plans what a voucher does to its customer, as things are now. It changes nothing; booked, its
 * caller holds the locks of its accounts and of 1230.
 * @throws {Refusal} DEBT_SMALLER, UNCLAIMED_SMALLER, INSUFFICIENT_FUNDS
 */
export async function foreseeCustomerVoucher(
  db: Queryable,
  { bank: { ledger } }: SignedInContext,
  { kind, personId, debt, legs }: Asked,
): Promise<CustomerPlan> {
  const [own, other] = legs;
  if (!own || !other || own.amountMinor > 0n) return { legs: [...legs], owed: [] };
  const wanted = -own.amountMinor;
  if (kind === 'payout') {
    const left = await ledger.unclaimedOf(db, personId ?? '');
    if (left < wanted) refuse('UNCLAIMED_SMALLER', { params: { left: usdParam(left) } });
    return { legs: [...legs], owed: [] };
  }
  if (debt !== null) {
    const open = (await findDebtsOfJournal(db, debt)).find(({ userId }) => userId === personId);
    const openMinor = open?.openMinor ?? 0n;
    if (openMinor < wanted) refuse('DEBT_SMALLER', { params: { open: usdParam(openMinor) } });
  }
  if (kind === 'write_off') return { legs: [...legs], owed: [] };
  const [balance] = await ledger.findBalances(db, [own.accountId]);
  const available = balance?.availableMinor ?? 0n;
  const left = available < 0n ? 0n : available;
  if (left >= wanted) return { legs: [...legs], owed: [] };
  if (kind !== 'debit') refuse('INSUFFICIENT_FUNDS', { params: { available: usdParam(left) } });
  const short = wanted - left;
  return {
    legs: [
      ...(left > 0n ? [{ ...own, amountMinor: -left }] : []),
      { accountId: bankAccountId('receivables', 'USD'), amountMinor: -short },
      other,
    ],
    owed: [{ userId: personId ?? '', amountMinor: short }],
  };
}

/**
 * The same, refused where its maker did not say that its customer owes the rest.
 * @throws {Refusal} as `foreseeCustomerVoucher`, and MONEY_GONE
 */
export async function planCustomerVoucher(
  db: Queryable,
  ctx: SignedInContext,
  asked: Asked,
): Promise<CustomerPlan> {
  const plan = await foreseeCustomerVoucher(db, ctx, asked);
  requireOwing(plan, asked.receivable);
  return plan;
}
