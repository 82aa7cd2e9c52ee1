import type { Queryable } from '../../db/database.ts';

/**
 * This many wrong tries in a row are free; the last of them begins a pause, and so does each one
 * after it, twice as long as the last.
 */
export interface PauseRule {
  /** The thing that is counted; part of the counter's key. */
  name: string;
  tries: number;
  firstPauseMs: number;
  longestPauseMs: number;
  /** After the last try; longer than the longest pause. */
  keptMs: number;
}

interface Counter {
  key: string;
  now: Temporal.Instant;
}

const keyOf = ({ name }: PauseRule, key: string) => `${name}:${key}`;

/** Milliseconds of the pause after a try: none before the last free one. */
function pauseMs({ tries, firstPauseMs, longestPauseMs }: PauseRule, taken: number): number {
  return taken < tries ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (taken - tries));
}

/** The same in SQL, of a row whose time ends `keptMs` ($3) after its last try. */
const pauseIsOver =
  'c.expire - $3 + (CASE WHEN c.points < $4 THEN 0 ELSE least($6, $5 * power(2, least(c.points ' +
  '- $4, 40))) END)::bigint <= $2';

/** The milliseconds of a pause that are left; undefined where a try may be looked at now. */
export async function pauseLeftMs(
  db: Queryable,
  rule: PauseRule,
  { key, now }: Counter,
): Promise<number | undefined> {
  const nowMs = now.epochMilliseconds;
  const { rows } = await db.query<{ points: number; expire: bigint }>(
    'SELECT points, expire FROM limit_counter WHERE key = $1 AND expire > $2',
    [keyOf(rule, key), BigInt(nowMs)],
  );
  const [counter] = rows;
  if (counter === undefined) return undefined;
  const left = Number(counter.expire) - rule.keptMs + pauseMs(rule, counter.points) - nowMs;
  return left > 0 ? left : undefined;
}

/**
 * Counts a wrong try in one statement, so that of a hundred at once the bank answers no more than
 * the limit.
 * @returns undefined when it was counted; otherwise the milliseconds until one can be again.
 */
export async function countWrongTry(
  db: Queryable,
  rule: PauseRule,
  { key, now }: Counter,
): Promise<number | undefined> {
  const { tries, firstPauseMs, longestPauseMs, keptMs } = rule;
  const nowMs = now.epochMilliseconds;
  const { rowCount } = await db.query(
    `INSERT INTO limit_counter AS c (key, points, expire) VALUES ($1, 1, $2::bigint + $3::bigint)
     ON CONFLICT (key) DO UPDATE SET points = CASE WHEN c.expire <= $2 THEN 1 ELSE c.points + 1
       END, expire = excluded.expire
      WHERE c.expire <= $2 OR ${pauseIsOver}`,
    [keyOf(rule, key), BigInt(nowMs), BigInt(keptMs), tries, firstPauseMs, longestPauseMs],
  );
  return rowCount === 1 ? undefined : ((await pauseLeftMs(db, rule, { key, now })) ?? 0);
}

export async function forgetTries(db: Queryable, rule: PauseRule, key: string): Promise<void> {
  await db.query('DELETE FROM limit_counter WHERE key = $1', [keyOf(rule, key)]);
}
