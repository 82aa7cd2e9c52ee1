import type { Queryable } from '../../db/database.ts';

interface LastProofs {
  /** When a proof was first asked for; null in a new bank. */
  firstAskedAt: Temporal.Instant | null;
  /** When the last proof began that could read it; null before the first. */
  books: Temporal.Instant | null;
  trail: Temporal.Instant | null;
  /** When the last began that read every entry of the books, and every event of the trail. */
  inFull: Temporal.Instant | null;
  trailInFull: Temporal.Instant | null;
  /** True where the last of them found the trail changed, or no longer chained. */
  trailWrong: boolean | null;
  /** True where the last of them found closings, dates or times wrong. */
  daysWrong: boolean | null;
  /** True where the last of them found a control account that differs from its table. */
  controlsDiffer: boolean | null;
}

// One that read nothing, as a server's finding that confirmed payments are missing, is no answer.
const answered = `result IN ('right', 'wrong') AND entries IS NOT NULL`;

/** Finds what the latest proofs report to the operators. */
export async function findLastProofs(db: Queryable): Promise<LastProofs> {
  const { rows } = await db.query<LastProofs>(
    `SELECT min(asked_at) AS "firstAskedAt",
            max(started_at) FILTER (WHERE ${answered}) AS books,
            max(started_at) FILTER (WHERE trail IS NOT NULL) AS trail,
            max(started_at) FILTER (WHERE ${answered} AND scope = 'full') AS "inFull",
            max(started_at) FILTER (WHERE coalesce(trail ->> 'scope', 'full') = 'full'
              AND trail IS NOT NULL) AS "trailInFull",
            (SELECT trail -> 'findings' <> '[]' FROM books_proof WHERE trail IS NOT NULL
              ORDER BY asked_at DESC LIMIT 1) AS "trailWrong",
            (SELECT jsonb_path_exists(day_findings, '$[*] ? (!exists(@.control))')
              FROM books_proof WHERE ${answered}
              ORDER BY asked_at DESC LIMIT 1) AS "daysWrong",
            (SELECT jsonb_path_exists(day_findings, '$[*].control') FROM books_proof
              WHERE ${answered} ORDER BY asked_at DESC LIMIT 1)
            OR (SELECT jsonb_path_exists(day_findings, '$[*].control ? (@.reads == "history")')
              FROM books_proof WHERE ${answered} AND scope = 'full'
              ORDER BY asked_at DESC LIMIT 1) AS "controlsDiffer" FROM books_proof`,
  );
  return rows[0] as LastProofs;
}
