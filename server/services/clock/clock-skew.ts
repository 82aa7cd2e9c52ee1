import type { Queryable } from '../../db/database.ts';
import { bankAccountId, type BankAccountName, bankChart } from '../../ledger/chart.ts';
import type { Log } from '../../base/log.ts';

const everyMs = 60_000;

/** From here on the log says so every minute. */
const toleratedMs = 5_000;

/** The posting function refuses what is dated further ahead of the database's clock than this. */
const mostAheadMs = 30_000;

/** A clock that is set moves by more than this between two looks; one that is corrected drifts. */
const stepMs = 1_000;

/** This process's clock against the database's, which dates nothing and bounds everything. */
export interface ClockSkew {
  /** Positive while this process's clock is ahead. A clock that jumps is ahead at once. */
  aheadMs(): number;
  /** Says whether it is so far ahead that what is due by it may not be due. */
  isAhead(): boolean;
  /**
   * Milliseconds since 1970 by this process's clock, or by the database's while this one is ahead:
   * a clock that jumps ends no session, approval or lock early.
   */
  nowMs(): number;
  /** Says whether the database refuses what this process wants to book. */
  takesNoMoney(): boolean;
  /** Looks again. */
  measure(): Promise<void>;
  stop(): void;
}

interface Reading {
  now: Temporal.Instant;
  booksAhead: boolean;
}

const readingSql = `SELECT clock_timestamp() AS now,
  coalesce(greatest((SELECT closed_until FROM period_lock), (SELECT max(last_booked_at) FROM account
    WHERE id = ANY ($1::uuid[])))
    > clock_timestamp() + (SELECT offset_seconds
      FROM sandbox_clock) * interval '1 second' + $2 * interval '1 millisecond',
      false) AS "booksAhead"`;

// Named one by one: a look for accounts without an owner would read every customer's.
const bankAccountIds = (Object.keys(bankChart) as BankAccountName[]).map((name) =>
  bankAccountId(name, 'USD'),
);

async function readClocks(db: Queryable): Promise<{ aheadMs: number; booksAhead: boolean }> {
  const askedMs = Date.now();
  const { rows } = await db.query<Reading>(readingSql, [bankAccountIds, mostAheadMs]);
  const answeredMs = Date.now();
  const { now, booksAhead = false } = rows[0] ?? {};
  const thereMs = now?.epochMilliseconds ?? answeredMs;
  // It was read at some moment between question and answer: only what is outside counts.
  return {
    aheadMs: thereMs < askedMs ? askedMs - thereMs : Math.min(answeredMs - thereMs, 0),
    booksAhead,
  };
}

/** Between the clock that may be set and the one that only goes on: it changes when one is set. */
const steadyDistanceMs = () => Date.now() - performance.now();

/** Compares the clocks, and the books with them, now and once a minute. */
export async function watchClockSkew(db: Queryable, log: Log): Promise<ClockSkew> {
  let last = { aheadMs: 0, booksAhead: false };
  let anchorMs = steadyDistanceMs();
  let measuring: Promise<void> | undefined;
  const read = async () => {
    const before = steadyDistanceMs();
    last = await readClocks(db);
    anchorMs = before;
    if (Math.abs(last.aheadMs) > toleratedMs)
      log.error(
        { aheadMs: last.aheadMs },
        'THE CLOCK IS WRONG: this server and its database do not agree about the time',
      );
    if (last.booksAhead)
      log.error(
        'THE BOOKS ARE AHEAD OF THE CLOCK: accounts of the bank, or closed days, were booked ' +
          'later than it is',
      );
  };
  const measure = () =>
    (measuring ??= read().finally(() => {
      measuring = undefined;
    }));
  // A missed reading is made up by the next one.
  const measureSoon = () => void measure().catch(() => undefined);
  const aheadMs = () => {
    const steppedMs = Math.round(steadyDistanceMs() - anchorMs);
    if (Math.abs(steppedMs) <= stepMs) return last.aheadMs;
    measureSoon();
    return last.aheadMs + steppedMs;
  };
  const isAhead = () => aheadMs() > mostAheadMs;
  await measure();
  const timer = setInterval(measureSoon, everyMs);
  return {
    aheadMs,
    isAhead,
    nowMs() {
      const now = Date.now();
      const ahead = aheadMs();
      return ahead > mostAheadMs ? now - ahead : now;
    },
    takesNoMoney: () => isAhead() || last.booksAhead,
    measure,
    stop: () => clearInterval(timer),
  };
}
