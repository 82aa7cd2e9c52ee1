import { paymentKinds, type PaymentKind } from '../../../contract/money/payment-kinds.ts';
import type { Context } from '../../context.ts';
import type { Price } from '../exchange/price.ts';
import { invariant } from '../../base/invariant.ts';
import { journalBy } from '../journals/journal-stamp.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import type { JournalPlan, Leg } from '../../ledger/plan.ts';
import type { PaidRow, TransferRow } from './transfer-row.ts';

/** The row of a kind that can leave the bank. */
function outside(kind: PaymentKind) {
  const row = paymentKinds[kind];
  invariant('clearing' in row, `${kind} does not leave the bank`);
  return row;
}

/** The clearing account an order's money waits on between its debit and its settlement. */
export function clearingAccountOf({
  kind,
  currency,
}: Pick<TransferRow, 'kind' | 'currency'>): string {
  return bankAccountId(outside(kind).clearing, currency);
}

/**
 * The dollars that buy the currency go into our position in dollars; what we keep of them, spread
 * and rounding, comes out again as income, in sight.
 */
function exchangeLegs({ currency, amountMinor, equivalentMinor, marketMinor }: Price): Leg[] {
  const spreadMinor = equivalentMinor - marketMinor;
  const position = bankAccountId('fx_position', 'USD');
  const spread: Leg[] = [
    { accountId: position, amountMinor: -spreadMinor },
    { accountId: bankAccountId('fx_spread_income', 'USD'), amountMinor: spreadMinor },
  ];
  return [
    { accountId: position, amountMinor: equivalentMinor },
    ...(spreadMinor > 0n ? spread : []),
    { accountId: bankAccountId('fx_position', currency), amountMinor: -amountMinor },
  ];
}

interface OnTheWay {
  /** The bank's own account it waits on, where that is not the clearing account of its kind. */
  waitsOn?: string | undefined;
  /** The price, where it may be in another currency. */
  price?: Price | undefined;
}

/**
 * The balanced event of a customer's order: from the payer to the payee's account, or to the
 * clearing account on its way out, unless it waits elsewhere; the fee is ours. In another currency
 * each half is balanced in its own currency, through our position.
 */
export function orderJournal(
  ctx: Context,
  row: PaidRow,
  { price, waitsOn }: OnTheWay = {},
): JournalPlan {
  return journalBy(ctx, {
    kind: outside(row.kind).journal,
    reference: row.reference,
    memo: row.recipientName,
    legs: [
      { accountId: row.payerAccountId, amountMinor: -row.debitedUsdMinor },
      ...(price && price.currency !== 'USD' ? exchangeLegs(price) : []),
      {
        accountId: waitsOn ?? row.payeeAccountId ?? clearingAccountOf(row),
        amountMinor: row.amountMinor,
      },
      ...(row.feeMinor > 0n
        ? [{ accountId: bankAccountId('fee_income', 'USD'), amountMinor: row.feeMinor }]
        : []),
    ],
  });
}
