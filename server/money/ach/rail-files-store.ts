import type { AchFileFault } from '../../../contract/words/ach-file-faults.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { ReadFile } from './read-ach.ts';

/** A file as it came. */
export interface GivenFile {
  name: string;
  sha256: Buffer;
  bytes: bigint;
  /** Business time. */
  takenAt: Temporal.Instant;
  /** As the trail names who acts. */
  takenBy: string;
}

/**
 * Lets one transaction at a time take a file: a second one would wait for the entries of the first
 * longer than a statement may.
 * @returns false while another one takes a file.
 */
export async function lockTaking(tx: Tx): Promise<boolean> {
  const { rows } = await tx.query<{ isFree: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtext('rail_file')) AS "isFree"`,
  );
  return rows[0]?.isFree === true;
}

/** Keeps the line of a refused file; one that is there already stays as it is. */
export async function insertRefusedFile(
  tx: Tx,
  id: string,
  { name, sha256, bytes, takenAt, takenBy, fault }: GivenFile & { fault: AchFileFault },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO rail_file (id, sha256, direction, name, bytes, state, fault, taken_at, taken_by)
      VALUES ($1, $2, 'in', $3, $4, 'refused', $5, $6, $7) ON CONFLICT (sha256) DO NOTHING`,
    [id, sha256, name, bytes, JSON.stringify(fault), takenAt, takenBy],
  );
  return rowCount === 1;
}

/**
 * Takes a file, once. One that was refused before, by a version that read less, is taken now.
 * @returns its id; undefined where it was taken before.
 */
export async function insertTakenFile(
  tx: Tx,
  id: string,
  { name, sha256, bytes, takenAt, takenBy }: GivenFile,
  { file, batches, entries, totals }: ReadFile,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    `INSERT INTO rail_file (id, sha256, direction, name, bytes, state, taken_at, taken_by, origin,
        origin_name, created_on, batches, entries, credits_minor, debits_minor)
      VALUES ($1, $2, 'in', $3, $4, 'taken', $5, $6, $7, $8, $9, $10, $11, $12, $13)
      ON CONFLICT (sha256) DO UPDATE SET state = 'taken', fault = NULL, name = excluded.name,
        taken_at = excluded.taken_at, taken_by = excluded.taken_by, origin = excluded.origin,
        origin_name = excluded.origin_name, created_on = excluded.created_on,
        batches = excluded.batches, entries = excluded.entries,
        credits_minor = excluded.credits_minor, debits_minor = excluded.debits_minor
        WHERE rail_file.state = 'refused' RETURNING id`,
    [
      id,
      sha256,
      name,
      bytes,
      takenAt,
      takenBy,
      file.origin,
      file.originName,
      file.createdOn,
      batches,
      BigInt(entries),
      totals.creditsMinor,
      totals.debitsMinor,
    ],
  );
  return rows[0]?.id;
}

/** The sum of a file that is settled on a day. */
export interface DaySum {
  dueOn: CalendarDay;
  side: 'credit' | 'debit';
  amountMinor: bigint;
}

export async function insertSettlements(
  tx: Tx,
  fileId: string,
  sums: readonly DaySum[],
): Promise<void> {
  await tx.query(
    `INSERT INTO rail_settlement (file_id, due_on, side, amount_minor)
      SELECT $1, s.due_on, s.side, s.amount
        FROM unnest($2::date[], $3::text[], $4::bigint[]) AS s (due_on, side, amount)`,
    [
      fileId,
      sums.map(({ dueOn }) => dueOn),
      sums.map(({ side }) => side),
      sums.map(({ amountMinor }) => amountMinor),
    ],
  );
}

/** A sum whose day has come. */
export interface DueSettlement extends DaySum {
  fileId: string;
  name: string;
  direction: 'in' | 'out';
}

/** Sums that are due, locked; those that another worker holds are left to it. */
export async function lockDueSettlements(
  tx: Tx,
  today: CalendarDay,
  limit: number,
): Promise<DueSettlement[]> {
  const { rows } = await tx.query<DueSettlement>(
    `SELECT s.file_id AS "fileId", s.due_on::text AS "dueOn", s.side, s.amount_minor AS "amountMinor",
        f.name, f.direction
      FROM rail_settlement s JOIN rail_file f ON f.id = s.file_id
      WHERE s.journal_id IS NULL AND s.due_on <= $1
      ORDER BY s.due_on, s.file_id, s.side LIMIT $2 FOR UPDATE OF s SKIP LOCKED`,
    [today, limit],
  );
  return rows;
}

export async function noteSettlement(
  tx: Tx,
  { fileId, dueOn, side }: DueSettlement,
  journalId: string,
): Promise<void> {
  await tx.query(
    'UPDATE rail_settlement SET journal_id = $4 WHERE file_id = $1 AND due_on = $2 AND side = $3',
    [fileId, dueOn, side, journalId],
  );
}

/** A file as operators list it. */
export interface ListedFile {
  name: string;
  takenAt: Temporal.Instant;
  /** Of a refused file alone. */
  fault: AchFileFault | null;
  /** The number of its entries in each state; nothing of a refused file. */
  states: Record<string, number> | null;
  /** Of an own file alone. */
  out: { state: 'made' | 'written'; entries: number } | null;
}

/** The newest files, the newest first. */
export async function listFiles(db: Queryable, most: number): Promise<ListedFile[]> {
  const { rows } = await db.query<ListedFile>(
    `SELECT f.name, f.taken_at AS "takenAt", f.fault, counted.states,
        CASE f.direction WHEN 'out' THEN jsonb_build_object('state', f.state, 'entries', f.entries)
          END AS out
      FROM rail_file f CROSS JOIN LATERAL (
        SELECT jsonb_object_agg(state, count) AS states FROM (
          SELECT state, count(*) FROM rail_entry e WHERE e.file_id = f.id GROUP BY state) AS by_state
      ) AS counted ORDER BY f.taken_at DESC, f.id LIMIT $1`,
    [most],
  );
  return rows;
}
