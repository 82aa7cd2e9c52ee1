import { jsonText } from '../../../contract/values/amounts-on-wire.ts';
import { said } from '../../../contract/calls/said.ts';
import type { OrderSays } from '../../../contract/money/transfers.ts';
import type { Queryable } from '../../db/database.ts';
import type { NewAnswer } from '../../http/answer-money.ts';
import { invariant } from '../../base/invariant.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import type { TransferRow, TransferStatus } from './transfer-row.ts';
import { transferView } from './transfer-view.ts';
import { findTransfer } from './transfers-store.ts';

const usual = 'TRANSFER_SUBMITTED';

/**
 * The part of an order's answer that its claim keeps: how far the order was, and what may read
 * otherwise later. The rest is in the order and never changes, so that it is not written twice.
 */
interface KeptOrder {
  order: TransferStatus;
  /** The message, where it is not the usual. */
  says?: OrderSays;
  /** The same in words, of a claim that an earlier server kept. */
  message?: string;
  reason?: string;
  /** Of an order for a later day: the estimate that its customer read. */
  debitedUsdMinor?: string;
  /** It waits, and goes to the customer's own account: its payee was known from the first. */
  own?: true;
  /** The other parts of the answer; amounts in those that a claim has kept are JSON numbers. */
  more?: Record<string, unknown>;
}

/** Makes the answer to a new order, and the part of it that the claim keeps. */
export function answerToOrder(
  row: TransferRow,
  says: OrderSays,
  more: Record<string, unknown>,
): Required<Pick<PostingPlan, 'answer' | 'kept'>> {
  const kept: KeptOrder = {
    order: row.status,
    ...(says === usual ? {} : { says }),
    ...(row.statusReason === null ? {} : { reason: row.statusReason }),
    ...(row.status === 'scheduled' ? { debitedUsdMinor: String(row.debitedUsdMinor) } : {}),
    ...(row.status !== 'completed' && row.payeeId !== null ? { own: true } : {}),
    ...(Object.keys(more).length === 0 ? {} : { more }),
  };
  return { answer: answerOf(row, said(says), more), kept };
}

/** The answer of a claim as it was first given, drawn from the order where the claim names one. */
export async function answerAgain(db: Queryable, id: string, kept: unknown): Promise<unknown> {
  if (typeof kept !== 'object' || kept === null || !('order' in kept)) return kept;
  const order = kept as KeptOrder;
  const row = await findTransfer(db, id);
  invariant(row !== undefined, `the order of claim ${id} is not there`);
  const { says = usual, message, more = {} } = order;
  const words = message === undefined ? said(says) : { message };
  // On the wire, as the parts that the claim has kept.
  return JSON.parse(jsonText(answerOf(orderAtCreation(row, order), words, more)));
}

/** An order as it was when it was made, whatever became of it since. */
function orderAtCreation(
  row: TransferRow,
  { order, reason, debitedUsdMinor, own }: KeptOrder,
): TransferRow {
  const isLater = order === 'scheduled';
  return {
    ...row,
    status: order,
    statusReason: reason ?? null,
    // An order to another person that waited, for its day or for staff, had no payee yet.
    payeeId: order === 'completed' || own ? row.payeeId : null,
    // An order that moves at once is answered as booked when it was made.
    bookedAt: isLater ? null : row.createdAt,
    fxRate: isLater ? null : row.fxRate,
    debitedUsdMinor: debitedUsdMinor === undefined ? row.debitedUsdMinor : BigInt(debitedUsdMinor),
  };
}

function answerOf(
  row: TransferRow,
  words: { message: string },
  more: Record<string, unknown>,
): NewAnswer {
  const transfer = transferView(row, 'debit');
  const { status, fee, receipt } = transfer;
  return { status: 201, body: { ...words, transfer, status, fee, receipt, ...more } };
}
