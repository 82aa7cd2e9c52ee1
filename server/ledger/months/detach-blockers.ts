import type { Tx } from '../../db/database.ts';
import { findProvenUntil } from '../proven-days.ts';

/** To the end of the transaction no other command moves a month, and no day can be reopened. */
export async function lockMonths(tx: Tx): Promise<void> {
  await tx.query('LOCK TABLE day_reopening IN SHARE ROW EXCLUSIVE MODE');
}

interface Circumstances {
  isOld: boolean;
  endsADay: boolean;
  reopens: boolean;
  isStopped: boolean;
  isProven: boolean;
}

/**
 * Finds the reason why the entries up to an instant cannot be detached; undefined where they can.
 * The answer holds to the end of a transaction that took lockMonths first.
 */
export async function detachBlockerOf(
  tx: Tx,
  until: Temporal.Instant,
  years: number,
): Promise<string | undefined> {
  const { rows } = await tx.query<Circumstances>(
    `SELECT $1::timestamptz + make_interval(years => $2::integer) <= clock_timestamp()
          + offset_seconds * interval '1 second' AS "isOld",
        EXISTS (SELECT FROM closed_day_in_force WHERE until_at = $1) AS "endsADay",
        EXISTS (SELECT FROM day_reopening WHERE decision IS NULL) AS reopens,
        EXISTS (SELECT FROM money_stop WHERE lifted_at IS NULL) AS "isStopped",
        EXISTS (SELECT FROM books_proof WHERE result = 'right' AND scope = 'full'
          AND started_at > clock_timestamp() - interval '8 days'
          AND started_at > coalesce((SELECT max(started_at) FROM books_proof
            WHERE result = 'wrong'), '-infinity')) AS "isProven"
      FROM sandbox_clock`,
    [until, years],
  );
  const { isOld, endsADay, reopens, isStopped, isProven } = rows[0] as Circumstances;
  const proven = await findProvenUntil(tx);
  if (!isOld) return `is not over for ${years} years yet`;
  if (isStopped) return 'stays while money is stopped';
  if (!isProven)
    return 'stays until a proof of every entry was right that is no older than eight days';
  if (reopens) return 'stays while days wait to be reopened: decide that at /admin/books/proof';
  if (!endsADay) return 'does not end with a closed day';
  if (!proven || Temporal.Instant.compare(proven.untilAt, until) < 0)
    return 'has days that are not closed and proven yet';
  return undefined;
}
