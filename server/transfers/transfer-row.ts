import { bank } from '../../config/bank.ts';
import type { Currency } from '../../contract/money.ts';

export type TransferStatus = 'scheduled' | 'in_review' | 'settling' | 'approved' | 'completed' | 'declined' | 'returned' | 'cancelled';

export type TransferKind =
  | 'local'
  | 'funding'
  | 'international'
  | 'bill'
  | 'check_deposit'
  | 'interest'
  | 'loan_disbursement'
  | 'loan_instalment'
  | 'correction';

/** A customer's order as it is stored. */
export interface TransferRow {
  id: string;
  kind: TransferKind;
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

/** What only international orders and bills have, for every other kind. */
export const homeOrder = { recipientSwift: null, recipientIban: null, recipientCountry: null, billType: null, fxRate: null } as const;

/** A credit that the bank itself gives: booked at once, free, and from no customer's account. */
export function creditByBank(id: string, amountMinor: bigint, now: Temporal.Instant) {
  return {
    ...homeOrder,
    id,
    status: 'completed',
    statusReason: null,
    payerId: null,
    payerAccountId: null,
    recipientRouting: bank.routingNumber,
    amountMinor,
    currency: 'USD',
    debitedUsdMinor: amountMinor,
    feeMinor: 0n,
    transferType: null,
    createdAt: now,
    bookedAt: now,
    journalId: id,
    dueAt: null,
  } as const;
}

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

const names = Object.keys(columnOf) as (keyof TransferRow)[];

const asText = (value: unknown) => (typeof value === 'bigint' || value instanceof Temporal.Instant ? value.toString() : value);

/** The row as a side row of a posting: plain JSON, amounts as text so that none is rounded. */
export function transferSideRow(row: TransferRow): { table: 'transfer'; row: Record<string, unknown> } {
  const written: Record<string, unknown> = {};
  for (const name of names) written[columnOf[name]] = asText(row[name]);
  return { table: 'transfer', row: written };
}
