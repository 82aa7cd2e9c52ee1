import { randomUUID } from 'node:crypto';
import { mostStaffNews } from '../../../contract/staff/staff-news.ts';
import type { Queryable, Tx } from '../../db/database.ts';

interface NewStaffNews {
  at: Temporal.Instant;
  /** The colleague who did it, and need not hear of it. */
  knownTo: string;
  what: string;
  page: string;
}

export async function insertStaffNews(
  tx: Tx,
  { at, knownTo, what, page }: NewStaffNews,
): Promise<void> {
  await tx.query(
    'INSERT INTO staff_news (id, at, known_to, what, page) VALUES ($1, $2, $3, $4, $5)',
    [randomUUID(), at, knownTo, what, page],
  );
}

/** The news for a person: what others did since that person belongs to the staff. */
const ofPerson = `staff_news n WHERE n.known_to <> $1
  AND n.at > (SELECT min(set_at) FROM staff_role WHERE user_id = $1)`;
const unseen = `NOT EXISTS (SELECT FROM staff_news_seen s WHERE s.user_id = $1 AND s.news_id = n.id)`;

export interface StoredStaffNews {
  id: string;
  at: Temporal.Instant;
  what: string;
  page: string;
  isNew: boolean;
}

/** The latest for a person, newest first. */
export async function findStaffNews(db: Queryable, userId: string): Promise<StoredStaffNews[]> {
  const { rows } = await db.query<StoredStaffNews>(
    `SELECT n.id, n.at, n.what, n.page, ${unseen} AS "isNew" FROM ${ofPerson}
      ORDER BY n.at DESC, n.id LIMIT ${mostStaffNews}`,
    [userId],
  );
  return rows;
}

export async function countUnseenNews(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM ${ofPerson} AND ${unseen}`,
    [userId],
  );
  return Number(rows[0]?.count ?? 0n);
}

/** @returns how many were new; undefined: there is none such. */
export async function markNewsSeen(
  tx: Tx,
  { userId, newest, now }: { userId: string; newest: string; now: Temporal.Instant },
): Promise<number | undefined> {
  const { rows } = await tx.query<{ at: Temporal.Instant }>(
    'SELECT at FROM staff_news WHERE id = $1',
    [newest],
  );
  if (!rows[0]) return undefined;
  const { rowCount } = await tx.query(
    `INSERT INTO staff_news_seen (user_id, news_id, seen_at)
      SELECT $1, n.id, $3 FROM ${ofPerson} AND n.at <= $2 AND ${unseen} ON CONFLICT DO NOTHING`,
    [userId, rows[0].at, now],
  );
  return rowCount ?? 0;
}
