import type { AchFileFault } from '../../../contract/words/ach-file-faults.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Queryable } from '../../db/database.ts';
import type { AchAddenda } from './ach-records.ts';
import type { EntryState } from './judge-entry.ts';

/** A file as staff see it. Sums are null of a refused one. */
export interface ShownFile {
  id: string;
  name: string;
  direction: 'in' | 'out';
  state: 'taken' | 'refused' | 'made' | 'written';
  takenAt: Temporal.Instant;
  takenBy: string;
  fault: AchFileFault | null;
  origin: string | null;
  originName: string | null;
  createdOn: CalendarDay | null;
  batches: number | null;
  entries: bigint | null;
  creditsMinor: bigint | null;
  debitsMinor: bigint | null;
  isWaiting: boolean;
  exceptions: bigint;
}

const select = `SELECT f.id, f.name, f.direction, f.state, f.taken_at AS "takenAt", f.taken_by AS "takenBy", f.fault,
    f.origin, f.origin_name AS "originName", f.created_on::text AS "createdOn", f.batches, f.entries,
    f.credits_minor AS "creditsMinor", f.debits_minor AS "debitsMinor",
    EXISTS (SELECT FROM rail_entry e WHERE e.file_id = f.id AND e.state = 'waiting') AS "isWaiting",
    (SELECT count(*) FROM rail_entry e WHERE e.file_id = f.id
      AND e.state IN ('return due', 'for a person', 'twice', 'noted')) AS exceptions
  FROM rail_file f`;

export async function findShownFile(db: Queryable, id: string): Promise<ShownFile | undefined> {
  const { rows } = await db.query<ShownFile>(`${select} WHERE f.id = $1`, [id]);
  return rows[0];
}

/** Files, the newest first, those after another one. */
export async function findShownFiles(
  db: Queryable,
  after: string | undefined,
  limit: number,
): Promise<ShownFile[]> {
  const { rows } = await db.query<ShownFile>(
    `${select} WHERE $1::uuid IS NULL OR EXISTS (SELECT FROM rail_file last WHERE last.id = $1
        AND (f.taken_at < last.taken_at OR f.taken_at = last.taken_at AND f.id > last.id))
      ORDER BY f.taken_at DESC, f.id LIMIT $2`,
    [after ?? null, limit],
  );
  return rows;
}

/** The sum that is settled for a file on a day. */
export interface ShownSettlement {
  day: CalendarDay;
  side: 'credit' | 'debit';
  amountMinor: bigint;
  journal: string | null;
}

export async function findSettlements(db: Queryable, fileId: string): Promise<ShownSettlement[]> {
  const { rows } = await db.query<ShownSettlement>(
    `SELECT due_on::text AS day, side, amount_minor AS "amountMinor", journal_id AS journal
      FROM rail_settlement WHERE file_id = $1 ORDER BY due_on, side`,
    [fileId],
  );
  return rows;
}

/** Counts the entries of a file that are not posted, by state. */
export async function countNotPosted(
  db: Queryable,
  fileId: string,
): Promise<{ state: EntryState; count: bigint }[]> {
  const { rows } = await db.query<{ state: EntryState; count: bigint }>(
    `SELECT state, count(*) FROM rail_entry WHERE file_id = $1 AND state <> 'posted' GROUP BY state`,
    [fileId],
  );
  return rows;
}

/** An entry as staff see it. */
export interface ShownEntry {
  line: bigint;
  trace: string;
  code: string;
  company: string;
  description: string;
  name: string;
  account: string;
  amountMinor: bigint;
  dueOn: CalendarDay | null;
  state: EntryState;
  returnCode: string | null;
  addenda: AchAddenda | null;
  order: string | null;
  /** The other file of an entry that was sent back, which it came or left by. */
  otherFile: string | null;
  otherName: string | null;
  otherLine: bigint | null;
}

interface Page {
  states: readonly EntryState[];
  after: string;
  limit: number;
}

/** The entries of a file in some states, by line, those after a line. */
export async function findShownEntries(
  db: Queryable,
  fileId: string,
  { states, after, limit }: Page,
): Promise<ShownEntry[]> {
  // Said for the index of those that are not posted: few among a million that are.
  const notPosted = states.includes('posted') ? '' : `AND e.state <> 'posted'`;
  const { rows } = await db.query<ShownEntry>(
    `SELECT e.line, e.trace, e.code, b.company_name AS company, b.description, e.name, e.account,
        e.amount_minor AS "amountMinor", e.due_on::text AS "dueOn", e.state,
        e.return_code AS "returnCode", e.addenda, e.transfer_id AS "order",
        o.id AS "otherFile", o.name AS "otherName", r.line AS "otherLine"
      FROM rail_entry e JOIN rail_batch b ON b.id = e.batch_id
        LEFT JOIN rail_return r ON r.entry_id = e.id LEFT JOIN rail_file o ON o.id = r.file_id
      WHERE e.file_id = $1 AND e.line > $2 AND e.state = ANY ($3::text[]) ${notPosted}
      ORDER BY e.line LIMIT $4`,
    [fileId, BigInt(after), [...states], limit],
  );
  return rows;
}

/** The entries of an own file, by line, those after a line; each names the file that it came by. */
export async function findReturnedEntries(
  db: Queryable,
  fileId: string,
  { after, limit }: Omit<Page, 'states'>,
): Promise<ShownEntry[]> {
  const { rows } = await db.query<ShownEntry>(
    `SELECT r.line, r.trace, e.code, b.company_name AS company, b.description, e.name, e.account,
        e.amount_minor AS "amountMinor",
        (SELECT max(s.due_on)::text FROM rail_settlement s WHERE s.file_id = $1) AS "dueOn", e.state,
        e.return_code AS "returnCode", e.addenda, e.transfer_id AS "order",
        o.id AS "otherFile", o.name AS "otherName", e.line AS "otherLine"
      FROM rail_return r JOIN rail_entry e ON e.id = r.entry_id JOIN rail_batch b ON b.id = e.batch_id
        JOIN rail_file o ON o.id = e.file_id
      WHERE r.file_id = $1 AND r.line > $2 ORDER BY r.line LIMIT $3`,
    [fileId, BigInt(after), limit],
  );
  return rows;
}

/** The place of an order in the file that it came by. */
export interface OrderInFile {
  file: string;
  name: string;
  line: bigint;
  trace: string;
}

export async function findFileOfOrder(
  db: Queryable,
  transferId: string,
): Promise<OrderInFile | undefined> {
  const { rows } = await db.query<OrderInFile>(
    `SELECT f.id AS file, f.name, e.line, e.trace
      FROM rail_entry e JOIN rail_file f ON f.id = e.file_id WHERE e.transfer_id = $1`,
    [transferId],
  );
  return rows[0];
}
