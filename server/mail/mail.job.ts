import type { Context } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import type { Mail } from './mail.ts';
import type { SendMail } from './send-mail.ts';

const longestPauseMinutes = 60;

interface QueuedMail {
  id: string;
  payload: Mail;
}

/**
 * Takes the next due mail by moving its next try ahead (1, 2, 4 … 60 minutes), so that no other server sends it meanwhile and no connection is held while a slow
 * mail server is talked to. If this process dies, that next try is the retry.
 */
async function takeNextMail(db: Queryable, now: Temporal.Instant): Promise<QueuedMail | undefined> {
  const { rows } = await db.query<QueuedMail>(
    `UPDATE job SET attempts = attempts + 1, run_at = $1::timestamptz + least($2, power(2, least(attempts, 10))) * interval '1 minute'
      WHERE id = (SELECT id FROM job WHERE kind = 'mail' AND done_at IS NULL AND run_at <= $1 ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, payload`,
    [now, longestPauseMinutes],
  );
  return rows[0];
}

/** Sends one queued mail. A crash between sending and noting it sends it again under the same Message-ID, so it reads as one mail. */
export function mailJob(send: SendMail) {
  return async (ctx: Context): Promise<number> => {
    const { db, clock, log } = ctx.bank;
    const next = await takeNextMail(db, clock.now());
    if (!next) return 0;
    try {
      await send(next.id, next.payload);
      await db.query('UPDATE job SET done_at = $2, last_error = NULL WHERE id = $1', [next.id, clock.now()]);
    } catch (error) {
      log.warn({ job: next.id }, 'mail not sent, will be tried again');
      await db.query('UPDATE job SET last_error = $2 WHERE id = $1', [next.id, String(error).slice(0, 500)]);
    }
    return 1;
  };
}
