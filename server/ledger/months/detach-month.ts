import type { Database, Tx } from '../../db/database.ts';
import { findBroken, type Finding } from '../find-broken.ts';
import { provenDaysUnchanged } from '../proven-days.ts';
import { carriedAddsUp, carriedIsLast } from './detached-invariants.ts';
import {
  boundMonth,
  type ClosedMonth,
  moveMonth,
  unboundMonth,
  validateBounds,
} from './move-month.ts';
import { type Month, readMonths } from './months.ts';
import { lockMonths, detachBlockerOf } from './detach-blockers.ts';

/** The reason why a month was left where it is. Nothing was changed. */
export class MonthStaysError extends Error {
  override name = 'MonthStaysError';
}

interface Detaching {
  /** The years for which it has to be over. */
  years: number;
  /** In the same transaction, once it is detached. */
  note: (tx: Tx) => Promise<void>;
}

/**
 * Detaches the oldest month that is attached: from then on proofs begin with the balances that it
 * carries on. Its entries are read as ever, by way of every_entry.
 * @throws {MonthStaysError}
 */
export async function detachMonth(
  db: Database,
  month: ClosedMonth,
  { years, note }: Detaching,
): Promise<void> {
  await db.tx(async (tx) => {
    await requireLeaving(tx, month, years);
    await boundMonth(tx, month);
  });
  await db.tx(async (tx) => {
    await requireLeaving(tx, month, years);
    await validateBounds(tx, month);
    await carryOn(tx, month);
    await tx.query(
      `INSERT INTO detached_month (partition, from_at, until_at)
        VALUES ($1, coalesce($2::timestamptz, '-infinity'), $3)`,
      [month.partition, month.from, month.until],
    );
    await requireUnchanged(tx, month);
    await moveMonth(tx, month);
    await refuseOlderServers(tx);
    await note(tx);
  });
}

async function requireLeaving(tx: Tx, month: ClosedMonth, years: number): Promise<void> {
  await lockMonths(tx);
  const reason = await detachBlockerOf(tx, month.until, years);
  if (reason !== undefined) throw new MonthStaysError(`${month.partition} ${reason}.`);
  const oldest = (await readMonths(tx)).find(({ isDetached }) => !isDetached);
  requireNext(month, oldest, 'the oldest attached month');
}

async function requireComing(tx: Tx, month: ClosedMonth): Promise<void> {
  await lockMonths(tx);
  const newest = (await readMonths(tx)).findLast(({ isDetached }) => isDetached);
  requireNext(month, newest, 'the newest detached month');
}

/** Another operator may have moved months since they were listed. */
function requireNext({ partition }: Month, next: Month | undefined, what: string): void {
  if (next?.partition !== partition)
    throw new MonthStaysError(`${partition} stays: it is not ${what}.`);
}

const ofMonth = (
  entries: string,
) => `FROM ${entries} WHERE booked_at >= coalesce($1, '-infinity'::timestamptz)
  AND booked_at < $2 GROUP BY account_id`;

/** Adds the entries of the month to the balance and count that each account carries on. */
async function carryOn(tx: Tx, { from, until }: ClosedMonth): Promise<void> {
  await tx.query(
    `INSERT INTO carried_balance AS carried (account_id, seq, balance)
      SELECT account_id, count(*), sum(amount)::bigint ${ofMonth('entry')}
     ON CONFLICT (account_id) DO UPDATE SET seq = carried.seq + excluded.seq,
       balance = carried.balance + excluded.balance`,
    [from, until],
  );
}

async function requireUnchanged(tx: Tx, { partition, from, until }: ClosedMonth): Promise<void> {
  const since = `'${from?.toString() ?? '-infinity'}'::timestamptz`;
  const findings = await findBroken(tx, [
    provenDaysUnchanged({ entries: 'entry', since, until: `'${until.toString()}'` }),
    carriedIsLast('entry', since),
    carriedAddsUp,
  ]);
  if (findings.length > 0)
    throw new MonthStaysError(
      `${partition} stays: its entries are not right. Run npm run bank -- verify. ` +
        findings.map(describe).join(' '),
    );
}

const describe = ({ promise, places }: Finding) => `${promise}: ${places.join(', ')}.`;

/** A server of a version that knows no detached months would show lists without them. */
async function refuseOlderServers(tx: Tx): Promise<void> {
  await tx.query(
    `UPDATE schema_migration SET oldest = left(name, 4) WHERE name LIKE '%-detached-months.sql'`,
  );
}

/** Attaches the newest month that is detached: proofs read its entries again. */
export async function attachMonth(
  db: Database,
  month: ClosedMonth,
  note: (tx: Tx) => Promise<void>,
): Promise<void> {
  await db.tx(async (tx) => {
    await requireComing(tx, month);
    await boundMonth(tx, month);
  });
  await db.tx(async (tx) => {
    await requireComing(tx, month);
    await validateBounds(tx, month);
    await carryNoMore(tx, month);
    await moveMonth(tx, month);
    await tx.query('DELETE FROM detached_month WHERE partition = $1', [month.partition]);
    await unboundMonth(tx, month);
    await note(tx);
  });
}

/** Takes the month out of what accounts carry on, before payments have to wait for the move. */
async function carryNoMore(tx: Tx, { from, until }: ClosedMonth): Promise<void> {
  await tx.query(
    `UPDATE carried_balance AS carried SET seq = carried.seq - own.count,
        balance = carried.balance - own.amount
      FROM (SELECT account_id, count(*) AS count, sum(amount)::bigint AS amount
        ${ofMonth('detached_entry')}) AS own
     WHERE own.account_id = carried.account_id AND carried.seq > own.count`,
    [from, until],
  );
  // Accounts whose first entry is of this month carry nothing on.
  await tx.query(
    `DELETE FROM carried_balance AS carried USING detached_entry AS entry
      WHERE entry.account_id = carried.account_id AND entry.seq = 1
        AND booked_at >= coalesce($1, '-infinity'::timestamptz) AND booked_at < $2`,
    [from, until],
  );
}
