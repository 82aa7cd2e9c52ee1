import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Queryable, Tx } from '../../db/database.ts';

/** A part of an accepted check that cannot be spent yet. */
export interface CheckHoldRow {
  checkId: string;
  heldMinor: bigint;
  /**
   * The part that comes free on its day: less than held while the account has less than all its
   * holds.
   */
  freeMinor: bigint;
  availableOn: CalendarDay;
}

export async function insertCheckHold(
  tx: Tx,
  hold: { holdId: string; checkId: string; availableOn: CalendarDay },
): Promise<void> {
  await tx.query('INSERT INTO check_hold (hold_id, check_id, available_on) VALUES ($1, $2, $3)', [
    hold.holdId,
    hold.checkId,
    hold.availableOn,
  ]);
}

/** Gives back what is still on hold of a check, to be taken in the same transaction. */
export async function releaseCheckHolds(tx: Tx, checkId: string): Promise<void> {
  await tx.query(
    `SELECT ledger_release_hold(h.id, h.remaining) FROM check_hold c JOIN hold h ON h.id = c.hold_id
      WHERE c.check_id = $1 AND h.remaining > 0 ORDER BY h.id`,
    [checkId],
  );
}

/**
 * Finds the sums still on hold of some checks, by check; each check's next to come free first. A
 * sum that an account lacks is missing from its next to come free first.
 */
export async function findCheckHolds(
  db: Queryable,
  checkIds: readonly string[],
): Promise<Map<string, CheckHoldRow[]>> {
  const { rows } = await db.query<CheckHoldRow>(
    `WITH asked AS (SELECT c.check_id, c.available_on, h.id, h.account_id FROM check_hold c
      JOIN hold h ON h.id = c.hold_id WHERE c.check_id = ANY($1::uuid[]) AND h.remaining > 0),
       live AS (SELECT h.id, h.remaining, sum(h.remaining) OVER (PARTITION BY a.id
         ORDER BY h.expires_at, h.id) - greatest(a.held - a.posted, 0) AS reach
         FROM hold h JOIN account a ON a.id = h.account_id WHERE h.remaining > 0
           AND a.id IN (SELECT account_id FROM asked))
     SELECT check_id AS "checkId", remaining AS "heldMinor", greatest(least(remaining, reach),
       0)::bigint AS "freeMinor", available_on AS "availableOn"
     FROM asked JOIN live USING (id) ORDER BY available_on`,
    [checkIds],
    { name: 'find-check-holds' },
  );
  return Map.groupBy(rows, ({ checkId }) => checkId);
}

/** A check of a customer with money on hold, and its account. */
export interface HeldCheck {
  checkId: string;
  accountId: string;
}

/** The checks of a customer of which some money is still on hold. */
export async function findHeldChecks(db: Queryable, userId: string): Promise<HeldCheck[]> {
  const { rows } = await db.query<HeldCheck>(
    `SELECT DISTINCT c.check_id AS "checkId", h.account_id AS "accountId"
       FROM customer_account a JOIN hold h ON h.account_id = a.account_id
       JOIN check_hold c ON c.hold_id = h.id
      WHERE a.user_id = $1 AND a.closed_at IS NULL AND h.remaining > 0`,
    [userId],
    { name: 'find-held-checks' },
  );
  return rows;
}
