import { randomUUIDv7 } from 'node:crypto';
import type { Language } from '../../../contract/values/language.ts';
import { mostUnread } from '../../../contract/people/most-unread.ts';
import type { NoticeKind } from '../../../contract/people/notices.ts';
import { inEachLanguage, type InEachLanguage } from '../../base/in-each-language.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { Notice } from './notice.ts';
import { forgetAged } from '../jobs/forget-aged.ts';

interface LineWords {
  title: string;
  said: string;
}

/** A line for a customer. */
export interface NewNotice {
  userId: string;
  /** Of the person who reads it. */
  language: Language;
  notice: Notice;
}

/**
 * Writes lines for customers, each in both languages: it is read in that of the page. Staff have no
 * page of notices: they get only the mail.
 */
export async function insertNotices(
  tx: Tx,
  notices: readonly NewNotice[],
  now: Temporal.Instant,
): Promise<void> {
  const rows = notices.map(({ userId, language, notice: { kind, about, asks, words } }) => {
    const lines: InEachLanguage<LineWords> = inEachLanguage((one) => ({
      title: words[one].title,
      said: words[one].said.join('\n'),
    }));
    return {
      id: randomUUIDv7(),
      user_id: userId,
      kind,
      about: about ?? null,
      ...lines[language],
      words: lines,
      asks: asks ?? true,
    };
  });
  await tx.query(
    `INSERT INTO notice (id, user_id, kind, about, title, said, created_at, words, asks)
     SELECT n.id, u.id, n.kind, n.about, n.title, n.said, $2, n.words, n.asks
       FROM jsonb_to_recordset($1::jsonb) AS n (id uuid, user_id uuid, kind text, about uuid,
         title text, said text, words jsonb, asks boolean)
       JOIN users u ON u.id = n.user_id AND u.role = 'user'`,
    [JSON.stringify(rows), now],
    { name: 'insert-notices' },
  );
}

export interface NoticeRow {
  id: string;
  kind: NoticeKind;
  about: string | null;
  title: string;
  said: string;
  /** Null: from before it was kept in each language; `title` and `said` are all there is. */
  words: InEachLanguage<LineWords> | null;
  createdAt: Temporal.Instant;
  readAt: Temporal.Instant | null;
}

interface Part {
  userId: string;
  /** Only those older than this one; null: from the newest on. */
  before: string | null;
  limit: number;
}

/** Finds a customer's notices, the newest first: their ids are in the order of time. */
export async function findNotices(
  db: Queryable,
  { userId, before, limit }: Part,
): Promise<NoticeRow[]> {
  const { rows } = await db.query<NoticeRow>(
    `SELECT id, kind, about, title, said, words, created_at AS "createdAt", read_at AS "readAt"
       FROM notice WHERE user_id = $1 AND ($2::uuid IS NULL OR id < $2)
      ORDER BY id DESC LIMIT $3`,
    [userId, before, limit],
    { name: 'find-notices' },
  );
  return rows;
}

/** The number of unread notices that ask for something, counted no further than the badge shows. */
export async function countUnreadNotices(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM
       (SELECT FROM notice WHERE user_id = $1 AND read_at IS NULL AND asks LIMIT $2) AS unread`,
    [userId, mostUnread],
    { name: 'count-unread-notices' },
  );
  return Number(rows[0]?.count ?? 0n);
}

export async function hasNotice(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { rows } = await db.query('SELECT FROM notice WHERE user_id = $1 AND id = $2', [
    userId,
    id,
  ]);
  return rows.length > 0;
}

/** In how many conversations there is an answer that its customer has not read. */
export async function countUnreadAnswers(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    `SELECT count(DISTINCT about) AS count FROM notice
      WHERE user_id = $1 AND read_at IS NULL AND kind = 'message'`,
    [userId],
    { name: 'count-unread-answers' },
  );
  return Number(rows[0]?.count ?? 0n);
}

interface AboutPart {
  userId: string;
  about: string;
  /** Null: all of them. */
  newest: string | null;
  now: Temporal.Instant;
}

/** Marks as read what tells of one thing. @returns how many were unread; undefined: none tells. */
export async function markNoticesAbout(
  tx: Tx,
  { userId, about, newest, now }: AboutPart,
): Promise<number | undefined> {
  const { rows } = await tx.query<{ count: bigint; unread: bigint }>(
    `WITH marked AS (UPDATE notice SET read_at = $3
        WHERE user_id = $1 AND about = $2 AND ($4::uuid IS NULL OR id <= $4)
          AND read_at IS NULL RETURNING id)
     SELECT count(*) AS count, (SELECT count(*) FROM marked) AS unread
      FROM notice WHERE user_id = $1 AND about = $2`,
    [userId, about, now, newest],
  );
  const [found] = rows;
  return found === undefined || found.count === 0n ? undefined : Number(found.unread);
}

interface ReadPart {
  userId: string;
  newest: string;
  /** Null: all up to the newest. */
  oldest: string | null;
  now: Temporal.Instant;
}

/** @returns how many were unread until now. */
export async function markNoticesRead(
  tx: Tx,
  { userId, newest, oldest, now }: ReadPart,
): Promise<number> {
  const { rowCount } = await tx.query(
    `UPDATE notice SET read_at = $4 WHERE user_id = $1 AND id <= $2
      AND ($3::uuid IS NULL OR id >= $3) AND read_at IS NULL`,
    [userId, newest, oldest, now],
  );
  return rowCount;
}

export async function deleteNoticesOf(tx: Tx, userId: string): Promise<void> {
  await tx.query('DELETE FROM notice WHERE user_id = $1', [userId]);
}

/** Days that a notice is kept: as long as a customer looks back over a year and its tax. */
const keptDays = 500;

/** Forgets notices that are older. */
export const forgetNotices = forgetAged({
  table: 'notice',
  key: 'id',
  at: 'created_at',
  hours: keptDays * 24,
});
