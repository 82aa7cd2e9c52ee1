import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { AchBatch, AchEntry, AchTotals } from './ach-records.ts';
import type { OwnReturnCode } from './judge-entry.ts';

/**
 * Lets one transaction at a time make files: a second one would give the same trace numbers.
 * @returns false while another one does.
 */
export async function lockMaking(tx: Tx): Promise<boolean> {
  const { rows } = await tx.query<{ isFree: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtext('rail_file out')) AS "isFree"`,
  );
  return rows[0]?.isFree === true;
}

/** The bank that sent an entry which has to go back. */
export interface ReturnTo {
  origin: string;
  originName: string;
}

/** The bank to which the oldest entry goes back, of those that no file has left for. */
export async function findReturnTo(
  tx: Tx,
  except: readonly string[],
): Promise<ReturnTo | undefined> {
  const { rows } = await tx.query<ReturnTo>(
    `SELECT f.origin, f.origin_name AS "originName"
      FROM rail_entry e JOIN rail_file f ON f.id = e.file_id
      WHERE e.state = 'return due' AND f.origin <> ALL ($1::text[]) ORDER BY e.id LIMIT 1`,
    [[...except]],
  );
  return rows[0];
}

/** An entry that has to go back, as it came, with its batch. */
export interface DueReturn
  extends Omit<AchEntry, 'addenda'>,
    Pick<
      AchBatch,
      'entryClass' | 'companyName' | 'companyData' | 'companyId' | 'descriptiveDate' | 'effectiveOn'
    > {
  id: string;
  batchId: string;
  returnCode: OwnReturnCode;
  description: string;
  /** The first eight digits of the routing number of the bank that sent the batch. */
  bank: string;
}

/** The entries that go back to a bank, batch by batch, locked. */
export async function lockDueReturns(tx: Tx, origin: string, limit: number): Promise<DueReturn[]> {
  const { rows } = await tx.query<DueReturn>(
    `SELECT e.id, e.batch_id AS "batchId", e.return_code AS "returnCode", e.code, e.routing,
        e.account, e.amount_minor AS "amountMinor", e.individual_id AS "individualId", e.name,
        e.discretionary, e.trace, b.entry_class AS "entryClass", b.company_name AS "companyName",
        b.company_data AS "companyData", b.company_id AS "companyId", b.description,
        b.descriptive_date AS "descriptiveDate", b.effective_on::text AS "effectiveOn", b.bank
      FROM rail_entry e JOIN rail_file f ON f.id = e.file_id JOIN rail_batch b ON b.id = e.batch_id
      WHERE e.state = 'return due' AND f.origin = $1
      ORDER BY e.batch_id, e.line LIMIT $2 FOR UPDATE OF e`,
    [origin, limit],
  );
  return rows;
}

/** Counts the own files of a day, those for one bank, and all entries that left on it. */
export async function countMade(
  tx: Tx,
  day: CalendarDay,
  origin: string,
): Promise<{ files: number; forBank: number; entries: number }> {
  const { rows } = await tx.query<{ files: bigint; forBank: bigint; entries: bigint }>(
    `SELECT count(*) AS files, count(*) FILTER (WHERE origin = $2) AS "forBank",
        coalesce(sum(entries), 0)::bigint AS entries
      FROM rail_file WHERE direction = 'out' AND created_on = $1`,
    [day, origin],
  );
  const { files = 0n, forBank = 0n, entries = 0n } = rows[0] ?? {};
  return { files: Number(files), forBank: Number(forBank), entries: Number(entries) };
}

/** A file of entries that go back. */
export interface MadeFile extends ReturnTo {
  id: string;
  name: string;
  createdOn: CalendarDay;
  modifier: string;
  content: Buffer;
  sha256: Buffer;
  batches: number;
  totals: AchTotals;
  returns: readonly Returned[];
  /** Business time. */
  madeAt: Temporal.Instant;
  /** As the trail names who acts. */
  madeBy: string;
}

/** The place of an entry in the file that it leaves in. */
export interface Returned {
  entryId: string;
  line: number;
  trace: string;
}

/** Keeps a file with its bytes, and notes of each of its entries that it left. */
export async function insertMadeFile(tx: Tx, file: MadeFile): Promise<void> {
  const { id, content, returns, totals } = file;
  await tx.query(
    `INSERT INTO rail_file (id, sha256, direction, name, bytes, state, taken_at, taken_by, origin,
        origin_name, created_on, modifier, batches, entries, credits_minor, debits_minor)
      VALUES ($1, $2, 'out', $3, $4, 'made', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      id,
      file.sha256,
      file.name,
      BigInt(content.length),
      file.madeAt,
      file.madeBy,
      file.origin,
      file.originName,
      file.createdOn,
      file.modifier,
      file.batches,
      BigInt(returns.length),
      totals.creditsMinor,
      totals.debitsMinor,
    ],
  );
  await tx.query('INSERT INTO rail_file_content (file_id, content) VALUES ($1, $2)', [id, content]);
  const entryIds = returns.map(({ entryId }) => entryId);
  await tx.query(
    `INSERT INTO rail_return (entry_id, file_id, line, trace)
      SELECT r.entry_id, $1, r.line, r.trace
        FROM unnest($2::uuid[], $3::bigint[], $4::text[]) AS r (entry_id, line, trace)`,
    [id, entryIds, returns.map(({ line }) => BigInt(line)), returns.map(({ trace }) => trace)],
  );
  await tx.query(`UPDATE rail_entry SET state = 'returned' WHERE id = ANY ($1::uuid[])`, [
    entryIds,
  ]);
}

/** An own file for the operator. */
export interface FileToWrite {
  id: string;
  name: string;
  content: Buffer;
  sha256: Buffer;
}

/** The own files that no operator has yet, oldest first; or one of them by its name. */
export async function findFilesToWrite(db: Queryable, name?: string): Promise<FileToWrite[]> {
  const { rows } = await db.query<FileToWrite>(
    `SELECT f.id, f.name, c.content, f.sha256
      FROM rail_file f JOIN rail_file_content c ON c.file_id = f.id
      WHERE f.direction = 'out' AND (f.name = $1 OR $1::text IS NULL AND f.state = 'made')
      ORDER BY f.taken_at, f.id`,
    [name ?? null],
  );
  return rows;
}

/** @returns true the first time. */
export async function markWritten(tx: Tx, fileId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE rail_file SET state = 'written' WHERE id = $1 AND state = 'made'`,
    [fileId],
  );
  return rowCount === 1;
}
