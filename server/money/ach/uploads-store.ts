import type { EntryGroup } from '../../../contract/staff/ach-files.ts';
import type { UploadedBatch } from '../../../contract/staff/ach-uploads.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { NewDecision, StoredDecision } from '../../desk/stored-decision.ts';
import { sealedColumn } from '../../services/jobs/sealed-column.ts';

/** A batch of an upload as its row keeps it: JSON has no integers of that size. */
export type KeptBatch = Omit<UploadedBatch, 'credits' | 'debits'> & {
  credits: string;
  debits: string;
};

/** The sums and the judgement of a file that staff brought in. */
interface UploadSums {
  id: string;
  name: string;
  origin: string;
  originName: string;
  createdOn: CalendarDay;
  batches: number;
  entries: bigint;
  creditsMinor: bigint;
  debitsMinor: bigint;
  counts: Record<EntryGroup, number>;
  firstBatches: KeptBatch[];
  proposedBy: string;
  proposedAt: Temporal.Instant;
}

/** A file that staff brought in, and its outcome. */
export interface UploadRow extends UploadSums, StoredDecision {
  /** The username. */
  proposer: string;
}

const select = `SELECT r.id, r.name, r.origin, r.origin_name AS "originName",
    r.created_on::text AS "createdOn", r.batches, r.entries, r.credits_minor AS "creditsMinor",
    r.debits_minor AS "debitsMinor", r.counts, r.first_batches AS "firstBatches",
    r.proposed_by AS "proposedBy", p.username AS proposer, r.proposed_at AS "proposedAt",
    r.decision, r.decline_reason AS "declineReason", d.username AS "decidedBy",
    r.decided_at AS "decidedAt"
  FROM rail_upload r JOIN users p ON p.id = r.proposed_by LEFT JOIN users d ON d.id = r.decided_by`;

/** More than a page shows. */
const mostListed = 50;

/** Those that wait, oldest first, then those that were sent back since. */
export async function findUploads(db: Queryable, since: Temporal.Instant): Promise<UploadRow[]> {
  const { rows } = await db.query<UploadRow>(
    `${select} WHERE r.decision IS NULL OR r.decision = 'declined' AND r.decided_at > $1
      ORDER BY r.decision IS NOT NULL, r.proposed_at, r.id LIMIT $2`,
    [since, mostListed],
  );
  return rows;
}

/** @returns each that waits, with who brought it in. */
export async function findWaitingUploads(
  tx: Tx,
): Promise<Pick<UploadRow, 'id' | 'name' | 'proposedBy'>[]> {
  const { rows } = await tx.query<Pick<UploadRow, 'id' | 'name' | 'proposedBy'>>(
    `SELECT id, name, proposed_by AS "proposedBy" FROM rail_upload WHERE decision IS NULL
      ORDER BY proposed_at, id`,
  );
  return rows;
}

/**
 * One locked for this transaction. It is read again after the lock, because the last holder of the
 * lock may have decided it.
 */
export async function lockUpload(tx: Tx, id: string): Promise<UploadRow | undefined> {
  await tx.query('SELECT FROM rail_upload WHERE id = $1 FOR UPDATE', [id]);
  return (await tx.query<UploadRow>(`${select} WHERE r.id = $1`, [id])).rows[0];
}

interface SealedUpload {
  id: string;
  sealed: Buffer;
}

export const sealedUploads = sealedColumn<SealedUpload>({
  table: 'rail_upload',
  column: 'sealed',
  select: 'id, sealed',
});

/** The sealed bytes of one that waits. */
export async function findSealedUpload(db: Queryable, id: string): Promise<Buffer | undefined> {
  const { rows } = await db.query<SealedUpload>(
    'SELECT id, sealed FROM rail_upload WHERE id = $1 AND sealed IS NOT NULL',
    [id],
  );
  return rows[0]?.sealed;
}

/** @returns true where a file with these bytes was taken, by staff or an operator. */
export async function isFileTaken(db: Queryable, sha256: Buffer): Promise<boolean> {
  const { rows } = await db.query(`SELECT FROM rail_file WHERE sha256 = $1 AND state = 'taken'`, [
    sha256,
  ]);
  return rows.length > 0;
}

interface NewUpload extends UploadSums, SealedUpload {
  sha256: Buffer;
  bytes: bigint;
}

/** @returns false where the same bytes wait already. */
export async function insertUpload(tx: Tx, upload: NewUpload): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO rail_upload (id, sha256, name, bytes, sealed, origin, origin_name, created_on,
        batches, entries, credits_minor, debits_minor, counts, first_batches, proposed_by,
        proposed_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
      ON CONFLICT (sha256) WHERE decision IS NULL DO NOTHING`,
    [
      upload.id,
      upload.sha256,
      upload.name,
      upload.bytes,
      upload.sealed,
      upload.origin,
      upload.originName,
      upload.createdOn,
      upload.batches,
      upload.entries,
      upload.creditsMinor,
      upload.debitsMinor,
      JSON.stringify(upload.counts),
      JSON.stringify(upload.firstBatches),
      upload.proposedBy,
      upload.proposedAt,
    ],
  );
  return rowCount === 1;
}

/**
 * Notes the decision of one whose row is locked, and forgets its bytes: the entries are kept, or
 * nothing of it may be.
 */
export async function markUploadDecided(
  tx: Tx,
  { id, decision, declineReason, by, at }: NewDecision,
  fileId?: string,
): Promise<void> {
  await tx.query(
    `UPDATE rail_upload SET decision = $2, decline_reason = $3, decided_by = $4, decided_at = $5,
        file_id = $6, sealed = NULL
      WHERE id = $1`,
    [id, decision, declineReason ?? null, by, at, fileId ?? null],
  );
}

/** The accounts that members of the staff have as customers. */
export async function findOwnAccounts(
  db: Queryable,
  staff: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT c.account_id AS id FROM users u JOIN customer_account c ON c.user_id = u.own_customer
      WHERE u.id = ANY ($1::uuid[])`,
    [[...staff]],
  );
  return new Set(rows.map(({ id }) => id));
}
