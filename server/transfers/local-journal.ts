import { bankAccountId } from '../ledger/bank-accounts.ts';
import { bankingDayOf } from '../clock.ts';
import type { Context } from '../context.ts';
import { journalStamp } from '../journal-stamp.ts';
import type { JournalPlan } from '../ledger/plan.ts';
import type { TransferRow } from './transfer-row.ts';

/** The balanced event of a local order: from the payer to the payee's account, or to the clearing account on its way out. */
export function localJournal(ctx: Context, row: TransferRow & { payerAccountId: string }): JournalPlan {
  return {
    kind: 'local_transfer',
    ...journalStamp(ctx),
    valueDate: bankingDayOf(row.transferDate),
    reference: row.reference,
    memo: row.recipientName,
    legs: [
      { accountId: row.payerAccountId, amountMinor: -row.debitedUsdMinor },
      { accountId: row.payeeAccountId ?? bankAccountId('clearing_ach', 'USD'), amountMinor: row.debitedUsdMinor },
    ],
  };
}
