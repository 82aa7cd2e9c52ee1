import type { Context } from '../context.ts';
import { totalMinor, type Price } from '../exchange/price.ts';
import { journalStamp } from '../journal-stamp.ts';
import { bankAccountId } from '../ledger/bank-accounts.ts';
import type { JournalPlan, Leg } from '../ledger/plan.ts';
import { clearingAccountOf } from './order-journal.ts';
import type { TransferRow } from './transfer-row.ts';

/** The dollars that buy the currency go into our position in dollars; what we keep of them, spread and rounding, comes out again as income, in sight. */
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

/**
 * The balanced event of an order abroad: the payer's dollars on one side, the recipient's currency in wire clearing on the other, each half balanced in its
 * own currency through our position; the fee is ours.
 */
export function internationalJournal(ctx: Context, row: TransferRow & { payerAccountId: string }, price: Price): JournalPlan {
  return {
    kind: 'international_transfer',
    ...journalStamp(ctx),
    reference: row.reference,
    memo: row.recipientName,
    legs: [
      { accountId: row.payerAccountId, amountMinor: -totalMinor(price) },
      ...(price.currency === 'USD' ? [] : exchangeLegs(price)),
      { accountId: clearingAccountOf(row), amountMinor: price.amountMinor },
      ...(price.feeMinor > 0n ? [{ accountId: bankAccountId('fee_income', 'USD'), amountMinor: price.feeMinor }] : []),
    ],
  };
}
