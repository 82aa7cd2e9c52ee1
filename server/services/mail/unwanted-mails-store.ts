import type { OptionalMail } from '../../../contract/values/optional-mails.ts';
import type { Queryable, Tx } from '../../db/database.ts';

export async function findUnwantedMails(db: Queryable, userId: string): Promise<Set<string>> {
  const { rows } = await db.query<{ notice: string }>(
    'SELECT notice FROM unwanted_notice WHERE user_id = $1',
    [userId],
  );
  return new Set(rows.map(({ notice }) => notice));
}

interface Choice {
  userId: string;
  mail: OptionalMail;
  wanted: boolean;
}

/** @returns whether that was a change. */
export async function setMailWanted(tx: Tx, { userId, mail, wanted }: Choice): Promise<boolean> {
  const sql = wanted
    ? 'DELETE FROM unwanted_notice WHERE user_id = $1 AND notice = $2'
    : 'INSERT INTO unwanted_notice (user_id, notice) VALUES ($1, $2) ON CONFLICT DO NOTHING';
  const { rowCount } = await tx.query(sql, [userId, mail]);
  return rowCount === 1;
}
