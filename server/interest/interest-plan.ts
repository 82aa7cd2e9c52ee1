import { bank as facts } from '../../config/bank.ts';
import type { CalendarDay } from '../../contract/calendar-day.ts';
import { auditSideRow } from '../audit/audit-event.ts';
import { derivedId, digestOf } from '../canonical-json.ts';
import type { Context } from '../context.ts';
import { journalStamp } from '../journal-stamp.ts';
import { bankAccountId } from '../ledger/bank-accounts.ts';
import type { PostingPlan } from '../ledger/plan.ts';
import { creditByBank, transferSideRow, type TransferRow } from '../transfers/transfer-row.ts';
import type { EarningAccount } from './interest-store.ts';

/** The interest of one month on one account. */
export interface MonthOfInterest {
  account: EarningAccount;
  from: CalendarDay;
  /** The day it is due: the first of the month after, or the day the account is closed. */
  dueOn: CalendarDay;
  amountMinor: bigint;
}

function transferOf(ctx: Context, id: string, { account, from, amountMinor }: MonthOfInterest): TransferRow {
  const now = ctx.bank.clock.businessNow();
  return {
    ...creditByBank(id, amountMinor, now),
    kind: 'interest',
    payeeId: account.userId,
    payeeAccountId: account.accountId,
    senderAccount: facts.name,
    recipientName: account.holder,
    recipientAccount: account.number,
    recipientBank: facts.name,
    reference: `INTEREST-${from.slice(0, 7)}`,
    transferDate: now,
  };
}

/** Credits a month's interest. The same account and month always have the same id, so that no two workers, and no second run, credit it twice. */
export function interestPlan(ctx: Context, month: MonthOfInterest): PostingPlan {
  const { account, from, dueOn, amountMinor } = month;
  const id = derivedId('interest', account.accountId, from.slice(0, 7));
  const row = transferOf(ctx, id, month);
  return {
    claimId: id,
    payloadHash: digestOf(['interest', account.accountId, from, dueOn, String(amountMinor)]),
    requestId: ctx.requestId,
    preconditions: [],
    journal: {
      kind: 'interest',
      ...journalStamp(ctx),
      valueDate: dueOn,
      reference: row.reference,
      memo: `Interest on savings account ${account.number}`,
      legs: [
        { accountId: bankAccountId('interest_expense', 'USD'), amountMinor: -amountMinor },
        { accountId: account.accountId, amountMinor },
      ],
    },
    activities: [{ ownerId: account.userId, accountId: account.accountId, transferId: id, direction: 'credit' }],
    sideRows: [
      transferSideRow(row),
      auditSideRow(ctx, { action: 'interest.credited', subject: `account:${account.accountId}`, person: account.userId, details: { transfer: id } }),
    ],
    answer: null,
  };
}
