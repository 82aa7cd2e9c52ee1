import type { CaseKind } from '../../contract/calls/cases.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { invariant } from '../base/invariant.ts';

/** One case by what it is about. */
export interface CaseId {
  kind: CaseKind;
  /** The check, loan, transfer or message; for identity documents the customer. */
  id: string;
}

export interface CaseHolderRow {
  subjectId: string;
  holderId: string;
  username: string;
  takenAt: Temporal.Instant;
}

const columns =
  'c.subject_id AS "subjectId", c.holder_id AS "holderId", u.username, c.taken_at AS "takenAt"';
const select = `SELECT ${columns} FROM staff_case c JOIN users u ON u.id = c.holder_id`;

/** Finds the holders of these cases, by case. */
export async function findCaseHolders(
  db: Queryable,
  kind: CaseKind,
  ids: readonly string[],
): Promise<Map<string, CaseHolderRow>> {
  const { rows } = await db.query<CaseHolderRow>(
    `${select} WHERE c.kind = $1 AND c.subject_id = ANY($2::uuid[])`,
    [kind, ids],
    { name: 'find-case-holders' },
  );
  return new Map(rows.map((row) => [row.subjectId, row]));
}

/** The holder of a case, locked until the transaction ends, so that no one takes it over before. */
export async function lockCaseHolder(
  tx: Tx,
  { kind, id }: CaseId,
): Promise<CaseHolderRow | undefined> {
  // Locked before it is read: a row that was waited for is joined with what it said before.
  await tx.query('SELECT FROM staff_case WHERE kind = $1 AND subject_id = $2 FOR UPDATE', [
    kind,
    id,
  ]);
  return (await findCaseHolders(tx, kind, [id])).get(id);
}

export async function writeCaseHolder(
  tx: Tx,
  { kind, id }: CaseId,
  holder: Pick<CaseHolderRow, 'holderId' | 'takenAt'>,
): Promise<CaseHolderRow> {
  const { rows } = await tx.query<CaseHolderRow>(
    `WITH c AS (
       INSERT INTO staff_case (kind, subject_id, holder_id, taken_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (kind, subject_id) DO UPDATE SET holder_id = excluded.holder_id,
         taken_at = excluded.taken_at RETURNING *)
     SELECT ${columns} FROM c JOIN users u ON u.id = c.holder_id`,
    [kind, id, holder.holderId, holder.takenAt],
  );
  invariant(rows[0], 'a written holder is read');
  return rows[0];
}

/** The case is free: it was decided or given back. */
export async function endCase(tx: Tx, { kind, id }: CaseId): Promise<void> {
  await tx.query('DELETE FROM staff_case WHERE kind = $1 AND subject_id = $2', [kind, id]);
}

/** Frees all cases that a person holds. */
export async function freeCasesHeldBy(tx: Tx, holderId: string): Promise<void> {
  await tx.query('DELETE FROM staff_case WHERE holder_id = $1', [holderId]);
}

/** Lets the `take next` requests of one person follow one after the other, on all servers. */
export async function lockTaker(tx: Tx, holderId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtext('take-next'), hashtext($1::text))`, [
    holderId,
  ]);
}

/** Says whether this person took a case after `since` that they still hold. */
export async function hasTakenSince(
  tx: Tx,
  holderId: string,
  since: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await tx.query<{ hasTaken: boolean }>(
    `SELECT EXISTS (SELECT FROM staff_case WHERE holder_id = $1 AND taken_at > $2) AS "hasTaken"`,
    [holderId, since],
  );
  return rows[0]?.hasTaken === true;
}

export interface HeldCases {
  held: number;
  heldByYou: number;
  /** Another number once a case changes hands or is left; not when its holder opens it again. */
  sum: string;
}

/**
 * Counts by kind all cases that are held, and those that this person holds. A case is left when it
 * was last opened at `leftSince` at the latest.
 */
export async function countHeldCases(
  db: Queryable,
  holderId: string | null,
  leftSince: Temporal.Instant,
): Promise<Map<CaseKind, HeldCases>> {
  const { rows } = await db.query<{ kind: CaseKind; held: bigint; own: bigint; sum: string }>(
    `SELECT kind, count(*) AS held, count(*) FILTER (WHERE holder_id = $1) AS own,
            sum(hashtext(subject_id::text || holder_id::text || (taken_at <= $2)::text))::text
              AS sum
       FROM staff_case GROUP BY kind`,
    [holderId, leftSince],
  );
  return new Map(
    rows.map(({ kind, held, own, sum }) => [
      kind,
      { held: Number(held), heldByYou: Number(own), sum },
    ]),
  );
}
