import type { Currency } from '../../../contract/values/money.ts';
import { outsideKinds, type PaymentKind } from '../../../contract/money/payment-kinds.ts';

export type TransferStatus =
  | 'scheduled'
  | 'in_review'
  | 'settling'
  | 'approved'
  | 'completed'
  | 'declined'
  | 'returned'
  | 'cancelled';

/** A customer's order as it is stored. */
export interface TransferRow {
  id: string;
  kind: PaymentKind;
  status: TransferStatus;
  statusReason: string | null;
  payerId: string | null;
  payerAccountId: string | null;
  payeeId: string | null;
  payeeAccountId: string | null;
  senderAccount: string;
  recipientName: string;
  recipientAccount: string;
  recipientBank: string;
  recipientRouting: string | null;
  recipientSwift: string | null;
  recipientIban: string | null;
  recipientCountry: string | null;
  billType: string | null;
  /** US dollars for one unit of `currency`, as it was booked. */
  fxRate: string | null;
  amountMinor: bigint;
  currency: Currency;
  debitedUsdMinor: bigint;
  feeMinor: bigint;
  transferType: string | null;
  reference: string;
  transferDate: Temporal.Instant;
  createdAt: Temporal.Instant;
  bookedAt: Temporal.Instant | null;
  journalId: string | null;
  dueAt: Temporal.Instant | null;
}

/** The fields that an order has only where its kind, or how far it is, gives them. */
const nothingMore = {
  statusReason: null,
  payerId: null,
  payerAccountId: null,
  payeeId: null,
  payeeAccountId: null,
  recipientRouting: null,
  recipientSwift: null,
  recipientIban: null,
  recipientCountry: null,
  billType: null,
  fxRate: null,
  currency: 'USD',
  feeMinor: 0n,
  transferType: null,
  bookedAt: null,
  journalId: null,
  dueAt: null,
} as const;

type Given = Omit<TransferRow, keyof typeof nothingMore | 'debitedUsdMinor' | 'transferDate'> &
  Partial<TransferRow>;

/**
 * An order of any kind. Unless it says otherwise it costs its amount and its fee, and counts for
 * the moment it was made.
 */
export function orderRow<Parts extends Given>(given: Parts): TransferRow & Parts {
  const { amountMinor, feeMinor = 0n, createdAt } = given;
  return {
    ...nothingMore,
    debitedUsdMinor: amountMinor + feeMinor,
    transferDate: createdAt,
    ...given,
  };
}

/** An order that a customer's account is debited for. */
export type PaidRow = TransferRow & { payerId: string; payerAccountId: string };

/** In the order of the type `posting_order`, by which the posting function takes them. */
const columnOf: Record<keyof TransferRow, string> = {
  id: 'id',
  kind: 'kind',
  status: 'status',
  statusReason: 'status_reason',
  payerId: 'payer_id',
  payerAccountId: 'payer_account_id',
  payeeId: 'payee_id',
  payeeAccountId: 'payee_account_id',
  senderAccount: 'sender_account',
  recipientName: 'recipient_name',
  recipientAccount: 'recipient_account',
  recipientBank: 'recipient_bank',
  recipientRouting: 'recipient_routing',
  recipientSwift: 'recipient_swift',
  recipientIban: 'recipient_iban',
  recipientCountry: 'recipient_country',
  billType: 'bill_type',
  fxRate: 'fx_rate',
  amountMinor: 'amount_minor',
  currency: 'currency',
  debitedUsdMinor: 'debited_usd_minor',
  feeMinor: 'fee_minor',
  transferType: 'transfer_type',
  reference: 'reference',
  transferDate: 'transfer_date',
  createdAt: 'created_at',
  bookedAt: 'booked_at',
  journalId: 'journal_id',
  dueAt: 'due_at',
};

/** The select list of a transfer `t`, in this row's names. */
export const transferColumns = Object.entries(columnOf)
  .map(([name, column]) => `t.${column} AS "${name}"`)
  .join(', ');

/** Says in SQL which way the money of an order `t` goes, as one of its customers sees it. */
export const directionOf = (customer: string) =>
  `CASE WHEN t.payer_id = ${customer} THEN 'debit' ELSE 'credit' END`;

/** The kinds that can leave the bank, for `t.kind IN (…)`. */
export const outsideKindsSql = (): string =>
  outsideKinds()
    .map((kind) => `'${kind}'`)
    .join(', ');

const names = Object.keys(columnOf) as (keyof TransferRow)[];

const asText = (value: unknown) =>
  typeof value === 'bigint' || value instanceof Temporal.Instant ? value.toString() : value;

/** The row as a side row of a posting: plain JSON, amounts as text so that none is rounded. */
export function transferSideRow(row: TransferRow): {
  table: 'transfer';
  row: Record<string, unknown>;
} {
  const written: Record<string, unknown> = {};
  for (const name of names) written[columnOf[name]] = asText(row[name]);
  return { table: 'transfer', row: written };
}
