import type { Closing } from '../../contract/user-sheet.ts';
import { numberFromMinor } from '../../contract/money.ts';
import { findAccountsOf } from '../accounts/accounts-store.ts';
import { findSchedules } from '../bills/schedules-store.ts';
import { findCardsOf } from '../cards/cards-store.ts';
import type { Tx } from '../db/database.ts';
import { countWaitingChecks } from '../deposits/checks-store.ts';
import { countDisputesOf } from '../disputes/disputes-store.ts';
import { countOpenLoans } from '../loans/loans-store.ts';
import { countTransfersInReview, findScheduledTransfers } from '../transfers/transfers-store.ts';
import { findSessionsOf } from '../users/sessions-store.ts';

/** What deleting a person would end, and what stands in its way. */
export async function readClosing(tx: Tx, userId: string): Promise<Closing> {
  const accounts = await findAccountsOf(tx, [userId]);
  return {
    money: numberFromMinor(accounts.reduce((sum, { postedMinor }) => sum + postedMinor, 0n)),
    scheduledTransfers: (await findScheduledTransfers(tx, userId)).length,
    recurringBills: (await findSchedules(tx, userId)).filter(({ status }) => status === 'active').length,
    cards: (await findCardsOf(tx, userId)).length,
    sessions: (await findSessionsOf(tx, userId)).length,
    openLoans: await countOpenLoans(tx, userId),
    waitingChecks: await countWaitingChecks(tx, userId),
    paymentsInReview: await countTransfersInReview(tx, userId),
    waitingDisputes: (await countDisputesOf(tx, userId)).waiting,
  };
}
