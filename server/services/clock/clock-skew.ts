import type { Queryable } from '../../db/database.ts';
import { bankAccountId, type BankAccountName, bankChart } from '../../ledger/chart.ts';
import type { Log } from '../../base/log.ts';

const everyMs = 60_000;

/** From here on the log says so every minute. */
const toleratedMs = 5_000;

/** The posting function refuses what is dated further ahead of the database's clock than this. */
const mostAheadMs = 30_000;

/**
 * How far this process's clock is from the database's, which dates nothing and bounds everything.
 */
export interface ClockSkew {
  /** Positive while this process's clock is ahead. */
  aheadMs(): number;
  /** Whether the database refuses what this process wants to book. */
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

/** Compares the clocks, and the books with them, now and once a minute. */
export async function watchClockSkew(db: Queryable, log: Log): Promise<ClockSkew> {
  let last = { aheadMs: 0, booksAhead: false };
  const measure = async () => {
    last = await readClocks(db);
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
  await measure();
  // A missed reading is made up by the next one.
  const timer = setInterval(() => void measure().catch(() => undefined), everyMs);
  return {
    aheadMs: () => last.aheadMs,
    takesNoMoney: () => last.aheadMs > mostAheadMs || last.booksAhead,
    measure,
    stop: () => clearInterval(timer),
  };
}
