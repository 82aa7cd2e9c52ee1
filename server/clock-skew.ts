import type { Queryable } from './db/database.ts';
import type { Log } from './log.ts';

const everyMs = 60_000;

/** From here on the log says so every minute. */
const toleratedMs = 5_000;

/** The posting function refuses what is dated further ahead of the database's clock than this. */
const mostAheadMs = 30_000;

/** How far this process's clock is from the database's, which dates nothing and bounds everything. */
export interface ClockSkew {
  /** Positive while this process's clock is ahead. */
  aheadMs(): number;
  /** Whether the database refuses what this process wants to book. */
  takesNoMoney(): boolean;
  /** Looks again. */
  measure(): Promise<void>;
  stop(): void;
}

async function readAheadMs(db: Queryable): Promise<number> {
  const askedMs = Date.now();
  const { rows } = await db.query<{ now: Temporal.Instant }>('SELECT clock_timestamp() AS now');
  const answeredMs = Date.now();
  const thereMs = rows[0]?.now.epochMilliseconds ?? answeredMs;
  // It was read at some moment between question and answer: only what is outside counts.
  if (thereMs < askedMs) return askedMs - thereMs;
  return Math.min(answeredMs - thereMs, 0);
}

/** Compares the clocks now and once a minute. */
export async function watchClockSkew(db: Queryable, log: Log): Promise<ClockSkew> {
  let aheadMs = 0;
  const measure = async () => {
    aheadMs = await readAheadMs(db);
    if (Math.abs(aheadMs) > toleratedMs) log.error({ aheadMs }, 'THE CLOCK IS WRONG: this server and its database do not agree about the time');
  };
  await measure();
  // A missed reading is made up by the next one.
  const timer = setInterval(() => void measure().catch(() => undefined), everyMs);
  return { aheadMs: () => aheadMs, takesNoMoney: () => aheadMs > mostAheadMs, measure, stop: () => clearInterval(timer) };
}
