import type { Closing } from '../../../contract/user-sheet.ts';
import { numberFromMinor } from '../../../contract/money.ts';
import { findAccountsOf } from '../../money/accounts/accounts-store.ts';
import { findSchedules } from '../../money/bills/schedules-store.ts';
import { findCardsOf } from '../../money/cards/cards-store.ts';
import type { Tx } from '../../db/database.ts';
import { countWaitingChecks } from '../../money/deposits/checks-store.ts';
import { countDisputesOf } from '../../money/disputes/disputes-store.ts';
import { countOpenLoans } from '../../money/loans/loans-store.ts';
import {
  countTransfersInReview,
  findScheduledTransfers,
} from '../../money/transfers/transfers-store.ts';
import { findSessionsOf } from '../../people/users/sessions-store.ts';

/** What deleting a person would end, and what stands in its way. */
export async function readClosing(tx: Tx, userId: string): Promise<Closing> {
  const accounts = await findAccountsOf(tx, [userId]);
  return {
    money: numberFromMinor(accounts.reduce((sum, { postedMinor }) => sum + postedMinor, 0n)),
    scheduledTransfers: (await findScheduledTransfers(tx, userId)).length,
    recurringBills: (await findSchedules(tx, userId)).filter(({ status }) => status === 'active')
      .length,
    cards: (await findCardsOf(tx, userId)).length,
    sessions: (await findSessionsOf(tx, userId)).length,
    openLoans: await countOpenLoans(tx, userId),
    waitingChecks: await countWaitingChecks(tx, userId),
    paymentsInReview: await countTransfersInReview(tx, userId),
    waitingDisputes: (await countDisputesOf(tx, userId)).waiting,
  };
}
