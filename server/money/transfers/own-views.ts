import { ownMoveLabel } from '../../../contract/money/payment-kinds.ts';
import type {
  OwnReceipt,
  OwnTransfer,
  TransferReceipt,
} from '../../../contract/money/transfers.ts';
import type { SignedInContext } from '../../context.ts';
import { findBalancesAfter } from './balances-after-store.ts';
import { findPayeeLabels } from './payee-labels-store.ts';
import { findRepeatedMoves } from './repeated-moves-store.ts';
import type { TransferStatus } from './transfer-row.ts';
import { transferView } from './transfer-view.ts';
import type { ListedTransfer } from './transfers-store.ts';

const monthly = { repeats: 'monthly' } as const;
const noOwnSide = { nickname: null, sortedAs: null };

/** Their money came back, or never left: no balance of now comes from them. */
const undone: ReadonlySet<TransferStatus> = new Set(['declined', 'returned', 'cancelled']);

/**
 * The customer's account of that number, where the order moved money on it. The number alone would
 * show a customer the balance of whom they pay.
 */
function ownAccountIn(row: ListedTransfer, userId: string, number: string): string | null {
  if (undone.has(row.status)) return null;
  if (row.payerId === userId && row.senderAccount === number) return row.payerAccountId;
  return row.payeeId === userId && row.recipientAccount === number ? row.payeeAccountId : null;
}

/**
 * Orders as their own customer reads them, each with what the customer has said about it; in the
 * list of one account with its balance after each.
 */
export async function ownViews(
  { bank, session: { userId } }: SignedInContext,
  rows: readonly ListedTransfer[],
  account: string | null = null,
): Promise<OwnTransfer[]> {
  if (rows.length === 0) return [];
  const seen =
    account === null
      ? []
      : rows.map((row) => ({ ...row, accountId: ownAccountIn(row, userId, account) }));
  // Asked for together, so that no page waits for one after the other.
  const [sides, balances, repeated] = await Promise.all([
    findPayeeLabels(
      bank.db,
      userId,
      rows.map(({ id }) => id),
    ),
    findBalancesAfter(bank.db, seen),
    findRepeatedMoves(
      bank.db,
      rows
        .filter(({ status, payerId, payeeId }) => status === 'scheduled' && payerId === payeeId)
        .map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => {
    return {
      ...transferView(row, row.direction),
      ...(sides.get(row.id) ?? noOwnSide),
      balanceAfter: balances.get(row.id) ?? null,
      ...(repeated.has(row.id) && monthly),
    };
  });
}

/** A receipt as its own customer reads it. */
export async function ownReceipt(
  { bank, session }: SignedInContext,
  receipt: TransferReceipt,
): Promise<OwnReceipt> {
  const [sides, repeated] = await Promise.all([
    findPayeeLabels(bank.db, session.userId, [receipt._id]),
    findRepeatedMoves(
      bank.db,
      receipt.status === 'Scheduled' && receipt.category === ownMoveLabel ? [receipt._id] : [],
    ),
  ]);
  return {
    ...receipt,
    ...(sides.get(receipt._id) ?? noOwnSide),
    ...(repeated.size > 0 && monthly),
  };
}
