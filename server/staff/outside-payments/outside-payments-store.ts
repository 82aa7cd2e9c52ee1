import type { Queryable } from '../../db/database.ts';
import {
  outsideKindsSql,
  transferColumns,
  type TransferRow,
} from '../../money/transfers/transfer-row.ts';
import { staffIdOf } from '../../people/users/name-actors.ts';

export type OutsideRow = TransferRow & { payerId: string };

const outside = `t.kind IN (${outsideKindsSql()}) AND t.booked_at IS NOT NULL AND t.payee_account_id IS NULL`;

/** Finds the payments that wait on a clearing account, the next to settle first. */
export async function findOnTheirWay(db: Queryable, limit: number): Promise<OutsideRow[]> {
  const { rows } = await db.query<OutsideRow>(
    `SELECT ${transferColumns} FROM transfer t WHERE t.status = 'settling' AND ${outside}
      ORDER BY t.due_at, t.id LIMIT $1`,
    [limit],
    { name: 'find-outside-on-their-way' },
  );
  return rows;
}

/**
 * Finds those that have all the words, newest first. A payment in review, or declined there, has
 * not left.
 */
export async function findByWords(
  db: Queryable,
  words: readonly string[],
  limit: number,
): Promise<OutsideRow[]> {
  const { rows } = await db.query<OutsideRow>(
    `SELECT ${transferColumns} FROM transfer t
      WHERE ${outside} AND t.status IN ('settling', 'completed', 'approved', 'returned')
        AND outside_payment_words(t.reference, t.recipient_name, t.recipient_account,
          t.sender_account, t.recipient_iban, t.amount_minor)
          @> regexp_split_to_array(search_fold($1), '\\s+')
      ORDER BY t.booked_at DESC, t.id LIMIT $2`,
    [words.join(' '), limit],
    { name: 'find-outside-by-words' },
  );
  return rows;
}

export async function findOutsidePayment(
  db: Queryable,
  id: string,
): Promise<OutsideRow | undefined> {
  const { rows } = await db.query<OutsideRow>(
    `SELECT ${transferColumns} FROM transfer t WHERE t.id = $1 AND ${outside}`,
    [id],
    {
      name: 'find-outside-payment',
    },
  );
  return rows[0];
}

/** Finds the colleague, by username, or the job, by name, that undid a journal, and when. */
export async function findReversal(
  db: Queryable,
  journalId: string,
): Promise<{ by: string; at: Temporal.Instant } | undefined> {
  const { rows } = await db.query<{ by: string; at: Temporal.Instant }>(
    `SELECT coalesce(u.username, split_part(j.actor, ':', 2)) AS by, j.booked_at AS at
      FROM journal j LEFT JOIN users u ON u.id = ${staffIdOf('j.actor')} WHERE j.reverses = $1`,
    [journalId],
    { name: 'find-reversal' },
  );
  return rows[0];
}
