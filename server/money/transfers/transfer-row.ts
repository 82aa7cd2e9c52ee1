import type { Currency } from '../../../contract/values/money.ts';
import { columnOf } from '../../db/column-of.ts';
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

/** A field of an order; `orElse` is what a new order has that does not say it. */
interface Field<T> {
  type?: T;
  orElse?: T;
}

const always = <T>(): Field<T> => ({});
const usually = <T>(orElse: T): { type?: T; orElse: T } => ({ orElse });
const sometimes = <T>() => usually<T | null>(null);

/**
 * The fields of an order, entered here alone, in the order of the type `posting_order`, by which
 * the posting function takes them. Those that an order has only where its kind, or how far it is,
 * gives them are there sometimes.
 */
const fields = {
  id: always<string>(),
  kind: always<PaymentKind>(),
  status: always<TransferStatus>(),
  statusReason: sometimes<string>(),
  payerId: sometimes<string>(),
  payerAccountId: sometimes<string>(),
  payeeId: sometimes<string>(),
  payeeAccountId: sometimes<string>(),
  senderAccount: always<string>(),
  recipientName: always<string>(),
  recipientAccount: always<string>(),
  recipientBank: always<string>(),
  recipientRouting: sometimes<string>(),
  recipientSwift: sometimes<string>(),
  recipientIban: sometimes<string>(),
  recipientCountry: sometimes<string>(),
  billType: sometimes<string>(),
  /** US dollars for one unit of `currency`, as it was booked. */
  fxRate: sometimes<string>(),
  amountMinor: always<bigint>(),
  currency: usually<Currency>('USD'),
  debitedUsdMinor: always<bigint>(),
  feeMinor: usually(0n),
  transferType: sometimes<string>(),
  reference: always<string>(),
  transferDate: always<Temporal.Instant>(),
  createdAt: always<Temporal.Instant>(),
  bookedAt: sometimes<Temporal.Instant>(),
  journalId: sometimes<string>(),
  dueAt: sometimes<Temporal.Instant>(),
};

type Fields = typeof fields;

/** A customer's order as it is stored. */
export type TransferRow = {
  [Name in keyof Fields]: Fields[Name] extends Field<infer T> ? T : never;
};

type Optional = {
  [Name in keyof Fields]: Fields[Name] extends { orElse: unknown } ? Name : never;
}[keyof Fields];

const nothingMore = Object.fromEntries(
  Object.entries<Field<unknown>>(fields).flatMap(([name, field]) =>
    'orElse' in field ? [[name, field.orElse]] : [],
  ),
) as Pick<TransferRow, Optional>;

type Given = Omit<TransferRow, Optional | 'debitedUsdMinor' | 'transferDate'> &
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

/** The select list of a transfer `t`, in this row's names. */
export const transferColumns = Object.entries(fields)
  .map(([name]) => `t.${columnOf(name)} AS "${name}"`)
  .join(', ');

/** Says in SQL which way the money of an order `t` goes, as one of its customers sees it. */
export const directionOf = (customer: string) =>
  `CASE WHEN t.payer_id = ${customer} THEN 'debit' ELSE 'credit' END`;

/** The kinds that can leave the bank, for `t.kind IN (…)`. */
export const outsideKindsSql = (): string =>
  outsideKinds()
    .map((kind) => `'${kind}'`)
    .join(', ');

const columns = (Object.keys(fields) as (keyof Fields)[]).map(
  (name) => [name, columnOf(name)] as const,
);

const asText = (value: unknown) =>
  typeof value === 'bigint' || value instanceof Temporal.Instant ? value.toString() : value;

/** The row as a side row of a posting: plain JSON, amounts as text so that none is rounded. */
export function transferSideRow(row: TransferRow): {
  table: 'transfer';
  row: Record<string, unknown>;
} {
  const written: Record<string, unknown> = {};
  for (const [name, column] of columns) written[column] = asText(row[name]);
  return { table: 'transfer', row: written };
}
