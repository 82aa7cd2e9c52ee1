import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { CheckFlag } from '../../../contract/staff/check-reviews.ts';
import type { Queryable } from '../../db/database.ts';
import type { StoredCheckStatus } from './checks-store.ts';

export interface WaitingCheckRow {
  id: string;
  userId: string;
  createdAt: Temporal.Instant;
  username: string;
  fullName: string;
  statedMinor: bigint | null;
  flags: CheckFlag[];
  /** The colleague who has read it first, where two people have to. */
  proposedBy: string | null;
}

/** The checks that wait, oldest first. */
export async function findWaitingChecks(db: Queryable, limit: number): Promise<WaitingCheckRow[]> {
  const { rows } = await db.query<WaitingCheckRow>(
    `SELECT d.id, d.user_id AS "userId", d.created_at AS "createdAt", u.username,
      u.full_name AS "fullName", d.stated_minor AS "statedMinor", d.flags,
      d.proposed_by AS "proposedBy"
     FROM check_deposit d JOIN users u ON u.id = d.user_id
     WHERE d.status IN ('received', 'in_review') ORDER BY d.created_at, d.id LIMIT $1`,
    [limit],
    { name: 'find-waiting-checks' },
  );
  return rows;
}

export interface StaffCheckRow {
  id: string;
  userId: string;
  username: string;
  fullName: string;
  suspended: boolean;
  customerSince: Temporal.Instant;
  account: string;
  status: StoredCheckStatus;
  statedMinor: bigint | null;
  acceptedMinor: bigint | null;
  /** The colleague who has read it first, where two people have to: id and username. */
  proposedBy: string | null;
  proposer: string | null;
  flags: CheckFlag[];
  createdAt: Temporal.Instant;
  availableOn: CalendarDay;
  decidedBy: string | null;
  decidedAt: Temporal.Instant | null;
  /** In the words that its customer read. */
  returnReason: string | null;
  frontFileId: string;
  backFileId: string;
}

/** One check with whose it is; a deleted customer's stays readable. */
export async function findStaffCheck(
  db: Queryable,
  id: string,
): Promise<StaffCheckRow | undefined> {
  const { rows } = await db.query<StaffCheckRow>(
    `SELECT d.id, d.user_id AS "userId", u.username, u.full_name AS "fullName",
      coalesce(o.suspended, false) AS suspended, u.created_at AS "customerSince",
       a.number AS account, d.status, d.stated_minor AS "statedMinor",
         d.accepted_minor AS "acceptedMinor", d.flags, d.created_at AS "createdAt",
       d.proposed_by AS "proposedBy", p.username AS proposer,
       d.available_on AS "availableOn", s.username AS "decidedBy", d.decided_at AS "decidedAt",
         d.return_reason AS "returnReason",
       d.front_file_id AS "frontFileId", d.back_file_id AS "backFileId"
     FROM check_deposit d JOIN users u ON u.id = d.user_id JOIN customer_account a
       ON a.account_id = d.account_id
       LEFT JOIN owner o ON o.id = d.user_id LEFT JOIN users s ON s.id = d.decided_by
       LEFT JOIN users p ON p.id = d.proposed_by
     WHERE d.id = $1`,
    [id],
  );
  return rows[0];
}

export interface CheckBeforeRow {
  id: string;
  username: string;
  fullName: string;
  createdAt: Temporal.Instant;
  status: StoredCheckStatus;
  amountMinor: bigint | null;
}

const before = `SELECT d.id, u.username, u.full_name AS "fullName", d.created_at AS "createdAt",
  d.status, coalesce(d.accepted_minor, d.stated_minor) AS "amountMinor"
  FROM check_deposit d JOIN users u ON u.id = d.user_id`;

/** Other checks, of any customer, whose front is the very same file; newest first. */
export async function findSameFront(
  db: Queryable,
  id: string,
  limit: number,
): Promise<CheckBeforeRow[]> {
  const { rows } = await db.query<CheckBeforeRow>(
    `${before} WHERE d.front_digest = (SELECT front_digest FROM check_deposit WHERE id = $1)
      AND d.id <> $1 ORDER BY d.created_at DESC, d.id LIMIT $2`,
    [id, limit],
  );
  return rows;
}

/** A customer's other checks, newest first. */
export async function findChecksBeside(
  db: Queryable,
  { id, userId }: Pick<StaffCheckRow, 'id' | 'userId'>,
  limit: number,
): Promise<CheckBeforeRow[]> {
  const { rows } = await db.query<CheckBeforeRow>(
    `${before} WHERE d.user_id = $2 AND d.id <> $1 ORDER BY d.created_at DESC, d.id LIMIT $3`,
    [id, userId, limit],
  );
  return rows;
}
