import type { CalendarDay } from '../../../contract/calendar-day.ts';
import { derivedId, digestOf } from '../../base/digest.ts';
import type { Context } from '../../context.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { creditFromBank } from '../transfers/credit-from-bank.ts';
import type { EarningAccount } from './interest-store.ts';

/** The interest of one month on one account. */
export interface MonthOfInterest {
  account: EarningAccount;
  from: CalendarDay;
  /** The day it is due: the first of the month after, or the day the account is closed. */
  dueOn: CalendarDay;
  amountMinor: bigint;
}

/**
 * Credits a month's interest. The same account and month always have the same id, so that no two
 * workers, and no second run, credit it twice.
 */
export function interestPlan(
  ctx: Context,
  { account, from, dueOn, amountMinor }: MonthOfInterest,
): PostingPlan {
  const { accountId, userId, number, holder } = account;
  const month = from.slice(0, 7);
  const claimId = derivedId('interest', accountId, month);
  return creditFromBank(
    ctx,
    { claimId, payloadHash: digestOf(['interest', accountId, from, dueOn, String(amountMinor)]) },
    {
      kind: 'interest',
      account: { id: accountId, userId, number },
      amountMinor,
      recipientName: holder,
      reference: `INTEREST-${month}`,
      memo: `Interest on savings account ${number}`,
      valueDate: dueOn,
      trail: {
        action: 'interest.credited',
        subject: `account:${accountId}`,
        person: userId,
        details: { transfer: claimId },
      },
    },
  );
}
