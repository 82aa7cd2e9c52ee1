import type { OwnDays } from '../../../contract/values/business-days.ts';
import { comingDays } from '../../../contract/money/coming.ts';
import { addDays, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Clock } from '../../base/clock.ts';
import type { Queryable } from '../../db/database.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { findAccountsOf, type StoredAccount } from '../accounts/accounts-store.ts';
import { seenComingUntil } from '../ach/due-on.ts';
import { findCreditsOnTheirWay, type CreditOnItsWay } from '../ach/rail-entries-store.ts';
import { feeOf } from '../approvals/order-fee.ts';
import { scheduleNow } from '../bills/schedule-pause.ts';
import type { ScheduleRow } from '../bills/schedule-row.ts';
import { findSchedules, type ListedSchedule } from '../bills/schedules-store.ts';
import {
  findCheckHolds,
  findHeldChecks,
  type CheckHoldRow,
} from '../deposits/check-holds-store.ts';
import { firstOfMonth, firstOfNextMonth, interestEarned } from '../interest/interest-earned.ts';
import { findInstalmentsAhead, type InstalmentAhead } from '../loans/instalments-store.ts';
import { findPayeesAhead, type KnownPayee } from '../transfers/nicknames-store.ts';
import type { TransferRow } from '../transfers/transfer-row.ts';
import { findScheduledTransfers } from '../transfers/transfers-store.ts';

/** All that is known of a customer's money to come. */
export interface ComingFacts {
  now: Temporal.Instant;
  today: CalendarDay;
  own: OwnDays;
  billFeeMinor: bigint;
  accounts: readonly StoredAccount[];
  orders: readonly TransferRow[];
  /** As they are today, those too that are paused until they are resumed. */
  schedules: readonly ListedSchedule[];
  payees: ReadonlyMap<string, KnownPayee>;
  instalments: readonly InstalmentAhead[];
  holds: readonly (CheckHoldRow & { accountId: string })[];
  /** Of files that have come, until the next banking day. */
  deposits: readonly CreditOnItsWay[];
  /** The sum that savings have earned since the first of the month, and when it is credited. */
  interest: { day: CalendarDay; byAccount: ReadonlyMap<string, bigint> };
}

/**
 * Reads what moves a customer's money by itself: orders and bills for later, installments of loans,
 * interest, and checks on hold.
 * @param last is how far installments are read; of later ones, the next of each loan.
 */
export async function readComing(
  db: Queryable,
  { clock }: { clock: Clock },
  userId: string,
  last: CalendarDay = addDays(clock.businessDay(), comingDays),
): Promise<ComingFacts> {
  const now = clock.businessNow();
  const today = clock.businessDay();
  // One after the other: a job asks within its transaction, which has one connection.
  const own = await readPolicy(db, 'holidays', now);
  const fees = await readPolicy(db, 'fees', now);
  const accounts = await findAccountsOf(db, [userId]);
  const orders = await findScheduledTransfers(db, userId);
  const schedules = await findSchedules(db, userId);
  const payees =
    orders.length + schedules.length === 0
      ? new Map<string, KnownPayee>()
      : await findPayeesAhead(db, userId);
  const instalments = await findInstalmentsAhead(db, userId, last);
  const held = new Map(
    (await findHeldChecks(db, userId)).map(({ checkId, accountId }) => [checkId, accountId]),
  );
  const holds =
    held.size === 0
      ? new Map<string, CheckHoldRow[]>()
      : await findCheckHolds(db, [...held.keys()]);
  const deposits = await findCreditsOnTheirWay(db, userId, seenComingUntil(today));
  const from = firstOfMonth(today);
  const byAccount = await interestEarned(
    db,
    accounts
      .filter(({ kind }) => kind === 'savings')
      .map(({ id }) => ({ accountId: id, from, until: today })),
  );
  return {
    now,
    today,
    own,
    billFeeMinor: feeOf(fees, 'bill'),
    accounts,
    orders,
    schedules: schedules.map(({ last: latest, ...row }) => ({
      ...scheduleNow(row, { own, clock }),
      last: latest,
    })),
    payees,
    instalments,
    holds: [...holds.values()]
      .flat()
      .map((hold) => ({ ...hold, accountId: held.get(hold.checkId) ?? '' })),
    deposits,
    interest: { day: firstOfNextMonth(today), byAccount },
  };
}

/** Paused until its customer resumes it: no date of it is known. */
export const restsUntilResumed = ({ pausedAt, pausedUntil }: ScheduleRow): boolean =>
  pausedAt !== null && pausedUntil === null;
