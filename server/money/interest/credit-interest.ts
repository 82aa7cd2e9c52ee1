import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { bankingDayOf, startOfDay } from '../../base/clock.ts';
import { derivedId, digestOf } from '../../base/digest.ts';
import { invariant } from '../../base/invariant.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { lockPeriod } from '../../ledger/lock-period.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';
import { rowByRow } from '../../services/jobs/row-by-row.ts';
import { creditFromBank } from '../transfers/credit-from-bank.ts';
import { firstOfMonth, firstOfNextMonth, interestEarned } from './interest-earned.ts';
import {
  type EarningAccount,
  frontOfQueue,
  insertInterestCredits,
  lockEarningAccounts,
  lockEarningAccountsOf,
  setInterestFrom,
} from './interest-store.ts';

/** A payment prepared before midnight may be written a moment after it; by then it is there. */
const lateBookingsMinutes = 10;

/** The first day of the month under way. */
const creditedUntil = ({ bank }: Context): CalendarDay =>
  firstOfMonth(bankingDayOf(bank.clock.businessNow().subtract({ minutes: lateBookingsMinutes })));

const earlier = (one: CalendarDay, other: CalendarDay): CalendarDay => (one < other ? one : other);

async function post(tx: Tx, ctx: Context, months: readonly MonthOfInterest[]): Promise<void> {
  const plans = months.map((month) => interestPlan(ctx, month));
  const outcomes = await ctx.bank.ledger.postWithin(tx, plans);
  const credits = months.map(({ account: { accountId }, dueOn, amountMinor }, index) => {
    invariant(
      outcomes[index]?.kind === 'posted',
      `interest on ${accountId} due ${dueOn} was ${outcomes[index]?.kind}`,
    );
    return { accountId, dueOn, amountMinor, transferId: plans[index]?.claimId as string };
  });
  await insertInterestCredits(tx, credits);
}

/**
 * Credits each account its next month, or what there is of it before `until`; the caller holds
 * their locks.
 */
async function creditNextMonth(
  tx: Tx,
  ctx: Context,
  accounts: readonly EarningAccount[],
  until: CalendarDay,
): Promise<void> {
  const periods = accounts.map((account) => {
    const from = account.interestFrom ?? until;
    return {
      account,
      accountId: account.accountId,
      from,
      until: earlier(firstOfNextMonth(from), until),
    };
  });
  const earned = await interestEarned(tx, periods);
  const months = periods.map((period) => ({
    ...period,
    dueOn: period.until,
    amountMinor: earned.get(period.accountId) ?? 0n,
  }));
  const payable = months.filter(({ amountMinor }) => amountMinor > 0n);
  if (payable.length > 0) await post(tx, ctx, payable);
  await setInterestFrom(tx, months);
}

/**
 * Accounts of one call of the posting function. Their owners wait while it runs and commits: a tenth
 * of a second.
 */
const accountsAtOnce = 500;

/** The last account that a run has credited. */
const reached = new WeakMap<Context, EarningAccount>();

const creditEndedMonths = rowByRow<EarningAccount>({
  atOnce: accountsAtOnce,
  turns: 20,
  lock: (tx, ctx, due) =>
    lockEarningAccounts(tx, creditedUntil(ctx), {
      ...due,
      behind: reached.get(ctx) ?? frontOfQueue,
    }),
  idOf: ({ accountId }) => accountId,
  work: async (tx, ctx, accounts) => {
    await creditNextMonth(tx, ctx, accounts, creditedUntil(ctx));
    reached.set(ctx, accounts.at(-1) as EarningAccount);
  },
});

/**
 * Credits savings accounts the months that have ended: one month of some accounts at a time, the
 * earliest months first, so that interest credited for one month earns in the next. From then on
 * nothing is booked into those months, whether their days were closed by then or not: what earns is
 * what was paid for. Safe to run twice, and on two servers at once.
 * @returns how many accounts.
 */
export async function creditInterest(ctx: Context): Promise<number> {
  await lockPeriod(ctx.bank.db, startOfDay(creditedUntil(ctx)));
  return await creditEndedMonths(ctx);
}

/**
 * Credits a leaving customer what their savings have earned until yesterday: months that are late,
 * and the part of this one.
 */
async function creditInterestOnClosing(tx: Tx, ctx: Context, userId: string): Promise<void> {
  // The bank reckons it by itself, as each month: the person who closes the customer gives nothing.
  const byBank: Context = { ...ctx, actor: { name: 'system:interest', channel: 'job' } };
  const today = ctx.bank.clock.businessDay();
  for (;;) {
    const behind = (await lockEarningAccountsOf(tx, userId)).filter(
      ({ interestFrom }) => interestFrom !== null && interestFrom < today,
    );
    if (behind.length === 0) return;
    await creditNextMonth(tx, byBank, behind, today);
  }
}

/** The interest of one month on one account. */
interface MonthOfInterest {
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
function interestPlan(
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

export const interestClosing: CustomerClosing = {
  tables: { interest_credit: 'kept: the books' },
  // The interest that savings have earned until yesterday goes with the rest of the money.
  settle: creditInterestOnClosing,
};
