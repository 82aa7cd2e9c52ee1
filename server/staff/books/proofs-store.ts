import type { TrailProof } from '../../../contract/staff/books-proof.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { invariant } from '../../base/invariant.ts';
import type { Finding } from '../../ledger/find-broken.ts';
import { insertProvenDays } from '../../ledger/proven-days.ts';
import type { ProofScope, Verdict } from '../../ledger/verify.ts';
import { insertProvenBlock, type ProvenBlock } from '../../services/audit/proven-blocks.ts';

export interface StoredProof {
  id: string;
  scope: ProofScope;
  askedAt: Temporal.Instant;
  askedBy: string;
  startedAt: Temporal.Instant | null;
  endedAt: Temporal.Instant | null;
  result: 'right' | 'wrong' | 'failed' | null;
  accounts: bigint | null;
  journals: bigint | null;
  entries: bigint | null;
  checks: number | null;
  findings: Finding[];
  /** Of closings, dates, times and control accounts: they stop no money. */
  dayFindings: Finding[];
  /** Null where the trail was not looked at; one of before there were two scopes says none. */
  trail: (Omit<TrailProof, 'scope'> & Partial<TrailProof>) | null;
  error: string | null;
}

const columns = `id, scope, asked_at AS "askedAt", asked_by AS "askedBy", started_at AS "startedAt",
  ended_at AS "endedAt", result, accounts, journals, entries, checks, findings,
  day_findings AS "dayFindings", trail, error`;

interface Asking {
  id: string;
  by: string;
  at: Temporal.Instant;
}

/** Notes that a proof is wanted. @returns false when one is waited for or under way. */
export async function insertProof(
  tx: Tx,
  { id, by, at, scope }: Asking & { scope: ProofScope },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO books_proof (id, asked_by, asked_at, scope) VALUES ($1, $2, $3, $4)
      ON CONFLICT DO NOTHING`,
    [id, by, at, scope],
  );
  return rowCount === 1;
}

/**
 * Keeps a finding that was made otherwise than by reading the books, as a proof that is over. No
 * entry is wrong, so a proof since the last proven day lets money go on.
 */
export async function insertWrongProof(
  tx: Tx,
  { id, by, at, findings }: Asking & { findings: readonly Finding[] },
): Promise<void> {
  await tx.query(
    `INSERT INTO books_proof (id, asked_by, asked_at, started_at, ended_at, result, findings,
        right_again_by)
      VALUES ($1, $2, $3, $3, $3, 'wrong', $4, 'recent')`,
    [id, by, at, JSON.stringify(findings)],
  );
}

/** The proof waited for or under way. */
export async function findOpenProof(db: Queryable): Promise<StoredProof | undefined> {
  return (await db.query<StoredProof>(`SELECT ${columns} FROM books_proof WHERE result IS NULL`))
    .rows[0];
}

/** Takes the proof that waits, so that no other server does. */
export async function takeWaitingProof(
  db: Queryable,
  at: Temporal.Instant,
): Promise<StoredProof | undefined> {
  const { rows } = await db.query<StoredProof>(
    `UPDATE books_proof SET started_at = $1, alive_at = $1 WHERE result IS NULL
      AND started_at IS NULL RETURNING ${columns}`,
    [at],
  );
  return rows[0];
}

export async function noteProofAlive(
  db: Queryable,
  id: string,
  at: Temporal.Instant,
): Promise<void> {
  await db.query('UPDATE books_proof SET alive_at = $2 WHERE id = $1 AND result IS NULL', [id, at]);
}

interface Ending {
  at: Temporal.Instant;
  verdict: Verdict;
}

/**
 * Ends a proof with what it read and found of the books. Wrong ones count whatever became of the proof in
 * the end, and may be noted twice.
 */
export async function endProof(db: Queryable, id: string, { at, verdict }: Ending): Promise<void> {
  const { scope, accounts, journals, entries, checks, findings, dayFindings, provenDays } = verdict;
  await db.query(
    `UPDATE books_proof SET ended_at = $2, result = $3, accounts = $4, journals = $5, entries = $6,
      checks = $7, findings = $8, day_findings = $9, scope = $10, error = CASE WHEN result IS NULL THEN error END
      WHERE id = $1 AND (result IS NULL OR $3 = 'wrong')`,
    [
      id,
      at,
      findings.length === 0 ? 'right' : 'wrong',
      accounts,
      journals,
      entries,
      checks,
      JSON.stringify(findings),
      JSON.stringify(dayFindings),
      scope,
    ],
  );
  await insertProvenDays(db, id, provenDays);
}

interface TrailNote {
  trail?: TrailProof;
  provenBlock?: ProvenBlock | undefined;
  error?: string;
}

/** Notes what a proof found of the trail, or why it could not be read. */
export async function noteTrail(
  db: Queryable,
  id: string,
  { trail, provenBlock, error }: TrailNote,
): Promise<void> {
  await db.query('UPDATE books_proof SET trail = $2, error = coalesce($3, error) WHERE id = $1', [
    id,
    trail ? JSON.stringify(trail) : null,
    error?.slice(0, 500) ?? null,
  ]);
  if (provenBlock) await insertProvenBlock(db, id, provenBlock);
}

/** Ends a proof that could not be made. */
export async function failProof(
  db: Queryable,
  id: string,
  { at, error }: { at: Temporal.Instant; error: string },
): Promise<void> {
  await db.query(
    `UPDATE books_proof SET ended_at = $2, result = 'failed', error = $3 WHERE id = $1
      AND result IS NULL`,
    [id, at, error.slice(0, 500)],
  );
}

/** Ends a proof whose server has not been heard of since an instant. */
export async function giveUpLostProof(
  db: Queryable,
  { now, silentSince }: { now: Temporal.Instant; silentSince: Temporal.Instant },
): Promise<void> {
  await db.query(
    `UPDATE books_proof
      SET ended_at = $1, result = 'failed', error = 'The server that made it ended.'
      WHERE result IS NULL AND alive_at < $2`,
    [now, silentSince],
  );
}

/** The latest proofs, newest first. */
export async function findProofs(db: Queryable, limit: number): Promise<StoredProof[]> {
  return (
    await db.query<StoredProof>(
      `SELECT ${columns} FROM books_proof ORDER BY asked_at DESC, id LIMIT $1`,
      [limit],
    )
  ).rows;
}

/** Proofs that found all right, and that none follows that did not; null where there is none. */
interface SoundSpan {
  since: Temporal.Instant | null;
  until: Temporal.Instant | null;
  /** The last of them that read everything. */
  inFull: Temporal.Instant | null;
}

/** After a wrong one only a proof of everything says that all is right again. */
const soundSpan = (right: string, wrong: string, scope: string): string =>
  `WITH sound AS (SELECT started_at, ${scope} AS scope FROM books_proof
      WHERE ${right} AND started_at > coalesce((SELECT max(started_at) FROM books_proof
        WHERE ${wrong}), '-infinity')),
    whole AS (SELECT min(started_at) AS since, max(started_at) AS in_full FROM sound
      WHERE scope = 'full')
   SELECT since, in_full AS "inFull", (SELECT max(started_at) FROM sound
     WHERE started_at >= since) AS until FROM whole`;

const none: SoundSpan = { since: null, until: null, inFull: null };

/** The proofs since which the books balance. */
export async function findBalancedSpan(db: Queryable): Promise<SoundSpan> {
  const sql = soundSpan(`result = 'right'`, `result = 'wrong'`, 'scope');
  return (await db.query<SoundSpan>(sql)).rows[0] ?? none;
}

/** The proofs since which the trail is unchanged. */
export async function findUnchangedSpan(db: Queryable): Promise<SoundSpan> {
  // Until there were proofs of a part, each one read every event and did not say so.
  const sql = soundSpan(
    `trail -> 'findings' = '[]'`,
    `trail -> 'findings' <> '[]'`,
    `coalesce(trail ->> 'scope', 'full')`,
  );
  return (await db.query<SoundSpan>(sql)).rows[0] ?? none;
}

/**
 * When the last proof of every entry that came to an answer began, unless something was found wrong
 * since, or by it.
 */
export async function findLastSoundInFull(db: Queryable): Promise<Temporal.Instant | undefined> {
  return (await findBalancedSpan(db)).inFull ?? undefined;
}

/** When the last proof that came to an answer began. */
export async function findLastAnswered(db: Queryable): Promise<Temporal.Instant | undefined> {
  const { rows } = await db.query<{ at: Temporal.Instant | null }>(
    `SELECT max(started_at) AS at FROM books_proof WHERE result IN ('right', 'wrong')`,
  );
  return rows[0]?.at ?? undefined;
}

/** Says whether the last proof that came to an answer found the books wrong. */
export async function wasLastWrong(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ result: string }>(
    `SELECT result FROM books_proof WHERE result IN ('right', 'wrong')
      ORDER BY started_at DESC LIMIT 1`,
  );
  return rows[0]?.result === 'wrong';
}

/** Counts failed proofs of every entry, asked for since an instant, with none answered after. */
export async function countFailuresInFull(db: Queryable, since: Temporal.Instant): Promise<number> {
  const { rows } = await db.query<{ failures: number }>(
    `SELECT count(*)::int AS failures FROM books_proof WHERE result = 'failed' AND scope = 'full'
      AND asked_at >= $1 AND asked_at > coalesce((SELECT max(asked_at) FROM books_proof
        WHERE result IN ('right', 'wrong') AND scope = 'full'), '-infinity')`,
    [since],
  );
  return rows[0]?.failures ?? 0;
}

/** Says whether anything was found wrong since an instant, by another proof than one. */
export async function wasWrongSince(
  db: Queryable,
  { since, except }: { since: Temporal.Instant; except: string },
): Promise<boolean> {
  const { rows } = await db.query<{ wrong: boolean }>(
    `SELECT EXISTS (SELECT FROM books_proof WHERE result = 'wrong' AND started_at >= $1
      AND id <> $2) AS wrong`,
    [since, except],
  );
  return rows[0]?.wrong ?? false;
}

/** When the last proof that could not be made was given up. */
export async function findLastFailed(db: Queryable): Promise<Temporal.Instant | undefined> {
  const { rows } = await db.query<{ at: Temporal.Instant | null }>(
    `SELECT max(ended_at) AS at FROM books_proof WHERE result = 'failed'`,
  );
  return rows[0]?.at ?? undefined;
}

/** When the bank's tables were made. */
export async function findOpeningOfBank(db: Queryable): Promise<Temporal.Instant> {
  const { rows } = await db.query<{ at: Temporal.Instant | null }>(
    'SELECT min(applied_at) AS at FROM schema_migration',
  );
  const at = rows[0]?.at ?? undefined;
  invariant(at !== undefined, 'a bank that runs has applied its migrations');
  return at;
}

/** The latest proof with which money that is stopped may move again. */
export async function findProofToResumeWith(db: Queryable): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>('SELECT proofs_to_resume_with() AS id LIMIT 1');
  return rows[0]?.id;
}

/** The scope of a proof that shows the books right again, where one found something wrong. */
export async function findScopeNeeded(db: Queryable): Promise<ProofScope> {
  const { rows } = await db.query<{ scope: ProofScope }>(
    `SELECT CASE WHEN EXISTS (SELECT FROM money_stop WHERE lifted_at IS NULL)
      AND needs_only_recent_proof() THEN 'recent' ELSE 'full' END AS scope`,
  );
  return rows[0]?.scope ?? 'full';
}
