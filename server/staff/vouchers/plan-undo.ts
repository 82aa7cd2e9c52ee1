import type { UndoneAt } from '../../../contract/words/vouchers.ts';
import { usdParam } from '../../../contract/words/params.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import type { Leg } from '../../ledger/plan.ts';
import { findCorrectedMinor } from '../../money/transfers/order-reversal.ts';
import type { TransferRow } from '../../money/transfers/transfer-row.ts';
import { findTransfer, lockTransfer } from '../../money/transfers/transfers-store.ts';
import { findJournal, type StoredJournal } from '../books/journals-store.ts';
import {
  type Debt,
  findDebtsOfJournal,
  findOrderOfJournal,
  findUndoing,
  type Undoing,
  type UndoingLeg,
} from './undone-journals-store.ts';
import { findVoucherOfJournal, type VoucherRow } from './vouchers-store.ts';

/** The sum that a customer owes once a journal is undone, in US minor units. */
export interface Owed {
  userId: string;
  amountMinor: bigint;
}

/** The effect of undoing a journal. */
export interface UndoPlan {
  journal: StoredJournal;
  legs: Leg[];
  owed: Owed[];
  /** The customers whom it concerns: two at most. */
  people: string[];
  order?: { row: TransferRow; becomes: 'returned' | 'completed' };
}

const elsewhere: Partial<Record<string, UndoneAt>> = {
  international_transfer: 'outside-payments',
  bill_payment: 'outside-payments',
  settlement: 'outside-payments',
  check_deposit: 'checks',
  correction: 'disputes',
};

/**
 * Where a journal is undone, if not by a voucher: its order, check or loan has a state that only
 * that call keeps right. The posting function has the same list.
 */
function undoneAt(
  { kind }: StoredJournal,
  { rootKind, legs, depth }: Undoing,
): UndoneAt | undefined {
  // A payout that was undone may be more by now than is left of that person's.
  if (rootKind === 'voucher')
    return depth % 2 === 1 && legs.some(({ code }) => code === '2310') ? 'payouts' : undefined;
  if (rootKind !== 'funding' && rootKind !== 'local_transfer') return elsewhere[kind] ?? 'nowhere';
  const codes = legs.filter(({ ownerId }) => ownerId === null).map(({ code }) => code);
  if (codes.includes('1110')) return 'outside-payments';
  if (codes.includes('2320')) return 'payments-in-review';
  return codes.every((code) => code === '1410' || code === '4020') ? undefined : 'nowhere';
}

async function orderOf(
  tx: Tx,
  { root, rootKind, depth }: Undoing,
  people: readonly string[],
): Promise<UndoPlan['order']> {
  if (rootKind === 'voucher') return undefined;
  const id = await findOrderOfJournal(tx, root, people);
  if (id === undefined) return refuse('UNDONE_ELSEWHERE', { params: { at: 'nowhere' } });
  const row = await findTransfer(tx, id);
  const becomes = depth % 2 === 0 ? 'returned' : 'completed';
  const isAsItWas =
    becomes === 'returned' ? row?.status === 'completed' : row?.status === 'returned';
  if (!row || !isAsItWas) return refuse('UNDONE_ELSEWHERE', { params: { at: 'nowhere' } });
  if ((await findCorrectedMinor(tx, id)) > 0n)
    refuse('UNDONE_ELSEWHERE', { params: { at: 'disputes' } });
  return { row, becomes };
}

/** Finds the sum left for a customer's leg: on their account, or theirs in unclaimed funds. */
async function leftFor(
  tx: Tx,
  { bank: { ledger } }: SignedInContext,
  { accountId, ownerId, isClosed }: UndoingLeg & { ownerId: string },
): Promise<bigint> {
  if (isClosed) return await ledger.unclaimedOf(tx, ownerId);
  const [balance] = await ledger.findBalances(tx, [accountId]);
  const left = balance?.availableMinor ?? 0n;
  return left < 0n ? 0n : left;
}

/**
 * Takes no more from customers than is there; the rest they owe. A debt that the undone journal made
 * is owed no more, and comes off the sum that they get.
 */
async function takeWhatIsThere(
  tx: Tx,
  ctx: SignedInContext,
  { whole, debts }: { whole: readonly UndoingLeg[]; debts: readonly Debt[] },
): Promise<{ legs: Leg[]; owed: Owed[] }> {
  const receivables = bankAccountId('receivables', 'USD');
  const legs: Leg[] = [];
  const owed: Owed[] = [];
  let dueMinor = 0n;
  for (const leg of whole) {
    const { accountId, ownerId, amountMinor, isClosed } = leg;
    if (ownerId === null) {
      if (accountId === receivables) dueMinor -= amountMinor;
      else legs.push({ accountId, amountMinor, forced: true });
      continue;
    }
    let booked = amountMinor;
    if (amountMinor > 0n) {
      for (const debt of debts) if (debt.userId === ownerId) booked -= debt.openMinor;
      dueMinor -= amountMinor - booked;
    } else {
      const left = await leftFor(tx, ctx, { ...leg, ownerId });
      if (left < -amountMinor) {
        booked = -left;
        owed.push({ userId: ownerId, amountMinor: booked - amountMinor });
        dueMinor += booked - amountMinor;
      }
    }
    const on = isClosed ? bankAccountId('unclaimed_funds', 'USD') : accountId;
    if (booked !== 0n) legs.push({ accountId: on, amountMinor: booked, forced: true });
  }
  if (dueMinor !== 0n) legs.push({ accountId: receivables, amountMinor: -dueMinor, forced: true });
  return { legs, owed };
}

/**
 * Refuses what would leave a debt wrong: a part of what the journal made was repaid or written off
 * since, or what it paid is not owed any more.
 */
async function requireDebts(
  tx: Tx,
  debts: readonly Debt[],
  { whole, of }: { whole: readonly UndoingLeg[]; of: VoucherRow | undefined },
): Promise<void> {
  const isOpen = debts.every(({ openMinor, amountMinor }) => openMinor === amountMinor);
  const paid = of?.debt == null ? undefined : (await findDebtsOfJournal(tx, of.debt))[0];
  const onDebt = whole.find(({ code }) => code === '1230')?.amountMinor ?? 0n;
  const becomes = paid === undefined ? 0n : paid.openMinor - onDebt;
  if (!isOpen || becomes < 0n || becomes > (paid?.amountMinor ?? 0n))
    refuse('UNDONE_ELSEWHERE', { params: { at: 'debts' } });
}

/** Locks what an undoing decides upon, in the order of every posting, and tells what it read first. */
async function lockFor(tx: Tx, { bank: { ledger } }: SignedInContext, plan: UndoPlan) {
  if (plan.order) await lockTransfer(tx, plan.order.row.id);
  await ledger.lockOwners(tx, plan.people);
  await ledger.lockAccounts(tx, [
    ...plan.legs.map(({ accountId }) => accountId),
    bankAccountId('receivables', 'USD'),
  ]);
}

/**
 * Plans what undoing a journal does, as things are now. It changes nothing.
 * @throws {Refusal} JOURNAL_NOT_FOUND, UNDONE_BEFORE, UNDONE_ELSEWHERE
 */
export async function planUndo(tx: Tx, ctx: SignedInContext, journalId: string): Promise<UndoPlan> {
  const journal = (await findJournal(tx, journalId)) ?? refuse('JOURNAL_NOT_FOUND');
  if (journal.reversedBy !== null)
    refuse('UNDONE_BEFORE', { params: { journal: journal.reversedBy } });
  const undoing = await findUndoing(tx, journalId);
  const at = undoneAt(journal, undoing);
  if (at) refuse('UNDONE_ELSEWHERE', { params: { at } });
  const { legs: whole, root } = undoing;
  const debts = await findDebtsOfJournal(tx, journalId);
  const of = undoing.rootKind === 'voucher' ? await findVoucherOfJournal(tx, root) : undefined;
  await requireDebts(tx, debts, { whole, of });
  const people = [
    ...new Set([...whole.map(({ ownerId }) => ownerId), of?.personId].filter((id) => id != null)),
  ];
  const order = await orderOf(tx, undoing, people);
  const taken = await takeWhatIsThere(tx, ctx, { whole, debts });
  return { journal, people, ...taken, ...(order && { order }) };
}

/**
 * The same under the locks of all that it decides upon: it stays so until the transaction ends.
 * @throws {Refusal} as `planUndo`, and MONEY_GONE where its maker did not say that its customer owes the rest
 */
export async function planUndoToBook(
  tx: Tx,
  ctx: SignedInContext,
  { journalId, receivable }: { journalId: string; receivable: boolean },
): Promise<UndoPlan> {
  await lockFor(tx, ctx, await planUndo(tx, ctx, journalId));
  const plan = await planUndo(tx, ctx, journalId);
  requireOwing(plan, receivable);
  return plan;
}

/** @throws {Refusal} MONEY_GONE, with what is missing. */
export function requireOwing({ owed }: Pick<UndoPlan, 'owed'>, receivable: boolean): void {
  const short = owed.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  if (short > 0n && !receivable) refuse('MONEY_GONE', { params: { short: usdParam(short) } });
}
