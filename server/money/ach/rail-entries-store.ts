import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { DueRows } from '../../services/jobs/row-by-row.ts';
import type { AchAddenda, AchBatch, AchEntry } from './ach-records.ts';
import type { EntryState, Judged, NamedAccount, OwnReturnCode } from './judge-entry.ts';

/** The accounts of ours among these numbers, closed ones too. */
export async function findNamedAccounts(
  db: Queryable,
  numbers: readonly string[],
): Promise<NamedAccount[]> {
  const { rows } = await db.query<NamedAccount>(
    `SELECT account_id AS id, number, closed_at IS NOT NULL AS "isClosed" FROM customer_account
      WHERE number = ANY ($1::text[])`,
    [numbers],
    { name: 'find-named-accounts' },
  );
  return rows;
}

export async function insertBatch(
  tx: Tx,
  id: string,
  fileId: string,
  batch: AchBatch,
): Promise<void> {
  await tx.query(
    `INSERT INTO rail_batch (id, file_id, number, service, entry_class, company_name, company_data,
        company_id, description, descriptive_date, effective_on, bank)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      id,
      fileId,
      batch.number,
      batch.service,
      batch.entryClass,
      batch.companyName,
      batch.companyData,
      batch.companyId,
      batch.description,
      batch.descriptiveDate,
      batch.effectiveOn,
      batch.bank,
    ],
    { name: 'insert-rail-batch' },
  );
}

export interface NewEntry {
  id: string;
  batchId: string;
  line: number;
  entry: AchEntry;
  judged: Judged;
  once: string;
}

/**
 * Adds entries of a file.
 * @returns how many of them were there before, by originator, day and trace number: they are kept
 * as `twice`.
 */
export async function insertEntries(
  tx: Tx,
  fileId: string,
  entries: readonly NewEntry[],
): Promise<number> {
  const added = await insertSome(tx, fileId, entries, 'as they are');
  const twice = entries.filter(({ id }) => !added.has(id));
  if (twice.length > 0) await insertSome(tx, fileId, twice, 'as twice');
  return twice.length;
}

async function insertSome(
  tx: Tx,
  fileId: string,
  entries: readonly NewEntry[],
  how: 'as they are' | 'as twice',
): Promise<Set<string>> {
  const { rows } = await tx.query<{ id: string }>(
    `INSERT INTO rail_entry (id, file_id, batch_id, line, code, routing, account, amount_minor,
        individual_id, name, discretionary, trace, addenda, account_id, once, due_on, state,
        return_code)
      SELECT e.id, $1, e.batch_id, e.line, e.code, e.routing, e.account, e.amount, e.individual_id,
        e.name, e.discretionary, e.trace, e.addenda, e.account_id,
        CASE WHEN $2 THEN NULL ELSE e.once END, e.due_on,
        CASE WHEN $2 THEN 'twice' ELSE e.state END, CASE WHEN $2 THEN NULL ELSE e.return_code END
      FROM unnest($3::uuid[], $4::uuid[], $5::bigint[], $6::text[], $7::text[], $8::text[],
        $9::bigint[], $10::text[], $11::text[], $12::text[], $13::text[], $14::jsonb[],
        $15::uuid[], $16::uuid[], $17::date[], $18::text[], $19::text[])
        AS e (id, batch_id, line, code, routing, account, amount, individual_id, name,
          discretionary, trace, addenda, account_id, once, due_on, state, return_code)
      ON CONFLICT (once) DO NOTHING RETURNING id`,
    [
      fileId,
      how === 'as twice',
      entries.map(({ id }) => id),
      entries.map(({ batchId }) => batchId),
      entries.map(({ line }) => BigInt(line)),
      entries.map(({ entry }) => entry.code),
      entries.map(({ entry }) => entry.routing),
      entries.map(({ entry }) => entry.account),
      entries.map(({ entry }) => entry.amountMinor),
      entries.map(({ entry }) => entry.individualId),
      entries.map(({ entry }) => entry.name),
      entries.map(({ entry }) => entry.discretionary),
      entries.map(({ entry }) => entry.trace),
      entries.map(({ entry }) => (entry.addenda === null ? null : JSON.stringify(entry.addenda))),
      entries.map(({ judged }) => judged.accountId),
      entries.map(({ once }) => once),
      entries.map(({ judged }) => judged.dueOn),
      entries.map(({ judged }) => judged.state),
      entries.map(({ judged }) => judged.returnCode),
    ],
    { name: 'insert-rail-entries' },
  );
  return new Set(rows.map(({ id }) => id));
}

/** A credit whose day has come, with the account that it goes to. */
export interface DueCredit {
  id: string;
  trace: string;
  dueOn: CalendarDay;
  amountMinor: bigint;
  companyName: string;
  description: string;
  individualId: string;
  accountId: string;
  number: string;
  userId: string;
  holder: string;
}

/** Credits that are due, longest first, locked; those that another worker holds are left to it. */
export async function lockDueCredits(
  tx: Tx,
  today: CalendarDay,
  { except, limit }: DueRows,
): Promise<DueCredit[]> {
  const { rows } = await tx.query<DueCredit>(
    `SELECT e.id, e.trace, e.due_on::text AS "dueOn", e.amount_minor AS "amountMinor",
        b.company_name AS "companyName", b.description, e.individual_id AS "individualId",
        c.account_id AS "accountId", c.number, c.user_id AS "userId",
        coalesce(nullif(u.full_name, ''), u.username) AS holder
      FROM rail_entry e JOIN rail_batch b ON b.id = e.batch_id
      JOIN customer_account c ON c.account_id = e.account_id JOIN users u ON u.id = c.user_id
      WHERE e.state = 'waiting' AND e.due_on <= $1 AND e.id <> ALL ($2::uuid[])
      ORDER BY e.due_on, e.id LIMIT $3 FOR UPDATE OF e SKIP LOCKED`,
    [today, [...except], limit],
    { name: 'lock-due-credits' },
  );
  return rows;
}

/** Notes of each credit that it was posted, by the order that shows it, or with which code it goes back. */
export async function noteCredits(
  tx: Tx,
  noted: readonly { id: string; transferId: string | null; returnCode: OwnReturnCode | null }[],
): Promise<void> {
  await tx.query(
    `UPDATE rail_entry SET state = CASE WHEN n.code IS NULL THEN 'posted' ELSE 'return due' END,
        transfer_id = n.transfer_id, return_code = n.code
      FROM unnest($1::uuid[], $2::uuid[], $3::text[]) AS n (id, transfer_id, code)
      WHERE rail_entry.id = n.id`,
    [
      noted.map(({ id }) => id),
      noted.map(({ transferId }) => transferId),
      noted.map(({ returnCode }) => returnCode),
    ],
    { name: 'note-rail-credits' },
  );
}

/** A credit on its way to an account. */
export interface CreditOnItsWay {
  id: string;
  accountId: string;
  companyName: string;
  dueOn: CalendarDay;
  amountMinor: bigint;
}

/** The credits on their way to a customer that are due until a day, soonest first. */
export async function findCreditsOnTheirWay(
  db: Queryable,
  userId: string,
  last: CalendarDay,
): Promise<CreditOnItsWay[]> {
  const { rows } = await db.query<CreditOnItsWay>(
    `SELECT e.id, c.account_id AS "accountId", b.company_name AS "companyName",
        e.due_on::text AS "dueOn", e.amount_minor AS "amountMinor"
      FROM customer_account c JOIN rail_entry e ON e.account_id = c.account_id
      JOIN rail_batch b ON b.id = e.batch_id
      WHERE c.user_id = $1 AND c.closed_at IS NULL AND e.state = 'waiting' AND e.due_on <= $2
      ORDER BY e.due_on, e.id`,
    [userId, last],
    { name: 'find-credits-on-their-way' },
  );
  return rows;
}

/** An entry that was not posted and does not wait for its day. */
export interface ExceptionalEntry {
  file: string;
  line: bigint;
  trace: string;
  code: string;
  amountMinor: bigint;
  companyName: string;
  name: string;
  state: EntryState;
  returnCode: string | null;
  addenda: AchAddenda | null;
}

/** The entries that are exceptions, the newest first. */
export async function listExceptions(db: Queryable, most: number): Promise<ExceptionalEntry[]> {
  const { rows } = await db.query<ExceptionalEntry>(
    `SELECT f.name AS file, e.line, e.trace, e.code, e.amount_minor AS "amountMinor",
        b.company_name AS "companyName", e.name, e.state, e.return_code AS "returnCode", e.addenda
      FROM rail_entry e JOIN rail_file f ON f.id = e.file_id JOIN rail_batch b ON b.id = e.batch_id
      WHERE e.state IN ('return due', 'for a person', 'twice', 'noted')
      ORDER BY e.id DESC LIMIT $1`,
    [most],
  );
  return rows;
}
