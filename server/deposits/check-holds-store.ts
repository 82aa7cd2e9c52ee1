import type { CalendarDay } from '../../contract/calendar-day.ts';
import type { Queryable, Tx } from '../db/database.ts';

/** A part of an accepted check that cannot be spent yet. */
export interface CheckHoldRow {
  checkId: string;
  heldMinor: bigint;
  availableOn: CalendarDay;
}

export async function insertCheckHold(tx: Tx, hold: { holdId: string; checkId: string; availableOn: CalendarDay }): Promise<void> {
  await tx.query('INSERT INTO check_hold (hold_id, check_id, available_on) VALUES ($1, $2, $3)', [hold.holdId, hold.checkId, hold.availableOn]);
}

/** Gives back what is still on hold of a check, to be taken in the same transaction. */
export async function releaseCheckHolds(tx: Tx, checkId: string): Promise<void> {
  await tx.query(
    `SELECT ledger_release_hold(h.id, h.remaining) FROM check_hold c JOIN hold h ON h.id = c.hold_id WHERE c.check_id = $1 AND h.remaining > 0 ORDER BY h.id`,
    [checkId],
  );
}

/** What is still on hold of some checks, by check; each check's next to come free first. */
export async function findCheckHolds(db: Queryable, checkIds: readonly string[]): Promise<Map<string, CheckHoldRow[]>> {
  const { rows } = await db.query<CheckHoldRow>(
    `SELECT c.check_id AS "checkId", h.remaining AS "heldMinor", c.available_on AS "availableOn"
     FROM check_hold c JOIN hold h ON h.id = c.hold_id WHERE c.check_id = ANY($1::uuid[]) AND h.remaining > 0 ORDER BY c.available_on`,
    [checkIds],
    { name: 'find-check-holds' },
  );
  return Map.groupBy(rows, ({ checkId }) => checkId);
}
