import { bankAccountId } from '../ledger/bank-accounts.ts';
import type { Context } from '../context.ts';
import { invariant } from '../invariant.ts';
import { journalStamp } from '../journal-stamp.ts';
import type { JournalPlan } from '../ledger/plan.ts';
import type { TransferKind, TransferRow } from './transfer-row.ts';

/** What the event of an order is called, and where its money waits on the way out. */
const waysOut = {
  local: { journal: 'local_transfer', clearing: 'clearing_ach' },
  bill: { journal: 'bill_payment', clearing: 'clearing_bill_pay' },
  international: { journal: 'international_transfer', clearing: 'clearing_wire' },
} as const;

function wayOut(kind: TransferKind) {
  invariant(kind === 'local' || kind === 'bill' || kind === 'international', `${kind} does not leave the bank`);
  return waysOut[kind];
}

/** The clearing account an order's money waits on between its debit and its settlement. */
export function clearingAccountOf({ kind, currency }: Pick<TransferRow, 'kind' | 'currency'>): string {
  return bankAccountId(wayOut(kind).clearing, currency);
}

/**
 * The balanced event of an order in US dollars: from the payer to the payee's account, or to the clearing account on its way out, unless it waits elsewhere; the
 * fee is ours.
 */
export function orderJournal(ctx: Context, row: TransferRow & { payerAccountId: string }, to = row.payeeAccountId ?? clearingAccountOf(row)): JournalPlan {
  return {
    kind: wayOut(row.kind).journal,
    ...journalStamp(ctx),
    reference: row.reference,
    memo: row.recipientName,
    legs: [
      { accountId: row.payerAccountId, amountMinor: -row.debitedUsdMinor },
      { accountId: to, amountMinor: row.amountMinor },
      ...(row.feeMinor > 0n ? [{ accountId: bankAccountId('fee_income', 'USD'), amountMinor: row.feeMinor }] : []),
    ],
  };
}
