import type { CalendarDay } from '../../../../contract/values/calendar-day.ts';
import { startOfDay } from '../../../base/clock.ts';
import { invariant } from '../../../base/invariant.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { rowByRow } from '../../../services/jobs/row-by-row.ts';
import { queueTask } from '../../../services/jobs/task-queue.ts';
import { optionalNoticeMail, queueNoticeWith } from '../../../services/mail/queue-notice.ts';
import { statementReadyNotice } from '../../../services/mail/notices.ts';
import { firstOfMonth, firstOfNextMonth } from '../../interest/interest-earned.ts';
import { mostLines } from '../read-statement.ts';
import type { StatementMail } from '../send-statement.ts';
import { monthOf } from '../statement-months.ts';
import {
  type DueCustomer,
  findOpenMonth,
  frontOfQueue,
  insertStatements,
  lockDueCustomers,
  type MonthFigures,
  reckonMonth,
  setStatementsFrom,
} from './monthly-store.ts';

/** Customers of one transaction: a deed of theirs waits for it, a quarter of a second. */
const customersAtOnce = 100;

/** A customer, and whether the month that comes next for them is closed: of a new one it is not. */
interface Due extends DueCustomer {
  isClosed: boolean;
}

/** The last customer that a run has done. */
const reached = new WeakMap<Context, Due>();

function requireWhole({ accountId, firstSeq, lastSeq, found, ...sums }: MonthFigures): void {
  const { openingMinor, inMinor, outMinor, closingMinor } = sums;
  invariant(
    found === lastSeq - firstSeq + 1n && openingMinor + inMinor + outMinor === closingMinor,
    `entries ${firstSeq} to ${lastSeq} of ${accountId} are not all in the tables, or do not add up`,
  );
}

/** A month with transactions, and else one a quarter: so banks owe it (12 CFR 1005.9(b)). */
function owedOf(month: CalendarDay, own: readonly MonthFigures[]): readonly MonthFigures[] {
  const endsQuarter = Number(month.slice(5, 7)) % 3 === 0;
  return own.filter(({ found }) => endsQuarter || found > 0n);
}

/** Tells a customer once, in the app and by mail, that the statements of a month are there. */
async function tell(
  tx: Tx,
  { bank: { clock } }: Context,
  { userId, language, isMailed, wantsNotice, from, ...person }: Due,
  owed: readonly MonthFigures[],
): Promise<void> {
  const short = owed.filter(({ firstSeq, lastSeq }) => lastSeq - firstSeq < mostLines);
  const attached = isMailed ? short : [];
  for (const { number } of attached) {
    const mail: StatementMail = { userId, account: number, month: monthOf(from), monthly: true };
    await queueTask(tx, 'statement_mail', mail, clock.now());
  }
  const notice = statementReadyNotice(from);
  const isNoticeMailed = attached.length < owed.length && (isMailed || wantsNotice);
  const mails = isNoticeMailed ? [optionalNoticeMail({ ...person, language }, notice)] : [];
  await queueNoticeWith(tx, clock, { userId, language, notice, mails });
}

/**
 * Makes the statements of one month of some customers; the caller holds their locks. A notice goes
 * out for last month alone: months that are made up for are in the list.
 */
async function makeMonth(
  tx: Tx,
  ctx: Context,
  from: CalendarDay,
  customers: readonly Due[],
): Promise<void> {
  const next = firstOfNextMonth(from);
  const ids = customers.map(({ userId }) => userId);
  const figures = await reckonMonth(tx, ids, { from: startOfDay(from), until: startOfDay(next) });
  figures.forEach(requireWhole);
  const byCustomer = Map.groupBy(figures, ({ userId }) => userId);
  const statements = customers.flatMap(({ userId, holder, language }) =>
    (byCustomer.get(userId) ?? []).map((one) => ({ ...one, holder, language: language ?? 'en' })),
  );
  await insertStatements(tx, { month: from, madeAt: ctx.bank.clock.businessNow() }, statements);
  await setStatementsFrom(
    tx,
    customers.map(({ accountId, userId, hasLeft }) => ({
      accountId,
      next: hasLeft && !byCustomer.has(userId) ? 'infinity' : next,
    })),
  );
  if (next !== firstOfMonth(ctx.bank.clock.businessDay())) return;
  for (const customer of customers) {
    const owed = owedOf(from, byCustomer.get(customer.userId) ?? []);
    if (!customer.hasLeft && owed.length > 0) await tell(tx, ctx, customer, owed);
  }
}

/**
 * Makes the statements of months that are closed, one month of some customers at a time, the
 * earliest first: nothing is booked into those months any more, so what is made never changes. Safe
 * to run twice, and on two servers at once.
 * @returns how many customers it looked at.
 */
export const makeMonths: (ctx: Context) => Promise<number> = rowByRow<Due>({
  atOnce: customersAtOnce,
  turns: 20,
  async lock(tx, ctx, due) {
    const openMonth = await findOpenMonth(tx);
    if (openMonth === undefined) return [];
    const behind = reached.get(ctx) ?? frontOfQueue;
    const customers = await lockDueCustomers(tx, openMonth, { ...due, behind });
    return customers.map((customer) => ({ ...customer, isClosed: customer.from < openMonth }));
  },
  idOf: ({ accountId }) => accountId,
  async work(tx, ctx, customers) {
    for (const [from, own] of Map.groupBy(customers, (one) => one.from)) {
      if (own.some(({ isClosed }) => isClosed)) await makeMonth(tx, ctx, from, own);
      else {
        const places = own.map(({ accountId }) => ({ accountId, next: from }));
        await setStatementsFrom(tx, places);
      }
    }
    reached.set(ctx, customers.at(-1) as Due);
  },
});
