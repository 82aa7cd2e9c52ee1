import { digestOf } from '../../base/digest.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { Leg } from '../../ledger/plan.ts';
import { postRequestWithin } from '../../ledger/post-one.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import { voucherMemos } from '../../money/journals/voucher-memos.ts';
import { journalBy } from '../../money/journals/journal-stamp.ts';
import { orderReason } from '../../money/transfers/order-reasons.ts';
import { changeStatus } from '../../money/transfers/transfers-store.ts';
import { givenByTwo } from '../../people/users/second-person.ts';
import { findUser } from '../../people/users/users-store.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { planCustomerVoucher } from './plan-customer-voucher.ts';
import { planUndoToBook, type UndoPlan } from './plan-undo.ts';
import { requireOpenDay } from './open-day.ts';
import { requireUnswept } from './require-unswept.ts';
import { customerVoucherNotice, undoneNotice } from './undone-notice.ts';
import { requireEvidence } from './require-evidence.ts';
import { findVoucherLegs, type VoucherRow } from './vouchers-store.ts';

/** Posts the journal of a voucher, whose row is locked, in the transaction that decides it. */
async function post(
  tx: Tx,
  ctx: SignedInContext,
  { journalId, kind, proposedBy, reference, reason, day, reverses }: VoucherRow,
  legs: Leg[],
): Promise<void> {
  await postRequestWithin(ctx.bank.ledger, tx, {
    claimId: journalId,
    payloadHash: digestOf([journalId]),
    requestId: ctx.requestId,
    ...givenByTwo(proposedBy),
    activities: [],
    sideRows: [],
    answer: null,
    journal: journalBy(ctx, {
      kind: 'voucher',
      reference,
      // A customer reads it on a statement; the reason is for the staff.
      memo: kind === 'free' ? reason : voucherMemos[kind],
      legs,
      ...(day !== null && { valueDate: day }),
      ...(reverses !== null && { reverses }),
    }),
  });
}

/** Gives the order its new status, and tells its customers. */
async function changeOrder(
  tx: Tx,
  ctx: SignedInContext,
  { row, becomes }: NonNullable<UndoPlan['order']>,
): Promise<void> {
  const because = becomes === 'returned' ? 'undone' : 'restored';
  const people = [...new Set([row.payerId, row.payeeId].filter((id) => id !== null))];
  const customers = (await Promise.all(people.map((id) => findUser(tx, id)))).filter(
    (user) => user !== undefined,
  );
  // The order keeps the reason in the language of its payer, or of whom it was credited to.
  await changeStatus(tx, {
    id: row.id,
    status: becomes,
    reason: orderReason(because, customers[0]?.language),
  });
  for (const customer of customers)
    await queueNotice(tx, ctx.bank.clock, customer, undoneNotice(row, because));
}

async function bookUndo(
  tx: Tx,
  ctx: SignedInContext,
  voucher: VoucherRow & { reverses: string },
): Promise<void> {
  const { reverses, receivable } = voucher;
  const plan = await planUndoToBook(tx, ctx, { journalId: reverses, receivable });
  await post(tx, ctx, voucher, plan.legs);
  if (plan.order) await changeOrder(tx, ctx, plan.order);
}

/** Debits or credits its customer, ends a debt, or pays out, and tells a customer who is here. */
async function bookForCustomer(
  tx: Tx,
  ctx: SignedInContext,
  voucher: VoucherRow & { personId: string },
): Promise<void> {
  const { ledger, clock } = ctx.bank;
  const { id, kind, personId } = voucher;
  await requireEvidence(tx, voucher);
  const legs = await findVoucherLegs(tx, id);
  await ledger.lockOwners(tx, [personId]);
  await ledger.lockAccounts(tx, [
    ...legs.map(({ accountId }) => accountId),
    bankAccountId('receivables', 'USD'),
  ]);
  const plan = await planCustomerVoucher(tx, ctx, { ...voucher, legs });
  await post(tx, ctx, voucher, plan.legs);
  const customer = await findUser(tx, personId);
  if (customer && (kind === 'debit' || kind === 'fee_refund' || kind === 'repayment'))
    await queueNotice(tx, clock, customer, customerVoucherNotice(voucher, kind));
}

/**
 * Books a voucher: once, by its second person, as it was made.
 * @throws {Refusal} PERIOD_CLOSED, DAY_CLOSED, SWEEP_TOO_LARGE, UNDONE_BEFORE, UNDONE_ELSEWHERE,
 * MONEY_GONE, NOT_YET_TWO, DEBT_SMALLER, UNCLAIMED_SMALLER, EVIDENCE_MISSING, INSUFFICIENT_FUNDS,
 * ACCOUNT_CLOSED
 */
export async function bookVoucher(
  tx: Tx,
  ctx: SignedInContext,
  voucher: VoucherRow,
): Promise<void> {
  const { id, day, reverses } = voucher;
  if (day !== null) await requireOpenDay(tx, day);
  if (reverses !== null) return await bookUndo(tx, ctx, { ...voucher, reverses });
  const { personId } = voucher;
  if (personId !== null) return await bookForCustomer(tx, ctx, { ...voucher, personId });
  const legs = await findVoucherLegs(tx, id);
  // Of two that sweep at once, the second one sees what the first one left.
  await ctx.bank.ledger.lockAccounts(
    tx,
    legs.map(({ accountId }) => accountId),
  );
  await requireUnswept(tx, ctx.bank, legs);
  await post(tx, ctx, voucher, legs);
}
