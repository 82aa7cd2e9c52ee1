import type { Queryable, Tx } from '../../db/database.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';

export const adminClosing: CustomerClosing = {
  tables: {
    person_search: 'deleted',
    payment_word: 'kept: only people who are not deleted are found by it',
    payment_word_progress: 'kept: with its words',
    audit_event: 'kept: the trail',
  },
};

interface OwnedWords {
  ownerId: string;
  words: Iterable<string>;
}

export async function insertPaymentWords(tx: Tx, owned: readonly OwnedWords[]): Promise<void> {
  const entries = owned.flatMap(({ ownerId, words }) =>
    [...words].map((word) => ({ ownerId, word })),
  );
  await tx.query(
    `INSERT INTO payment_word (word, owner_id) SELECT * FROM unnest($1::text[], $2::uuid[])
      ON CONFLICT DO NOTHING`,
    [entries.map(({ word }) => word), entries.map(({ ownerId }) => ownerId)],
  );
}

/** One writer at a time, on all servers. */
export async function lockPaymentWords(tx: Tx): Promise<void> {
  await tx.query('LOCK TABLE payment_word_progress IN SHARE ROW EXCLUSIVE MODE');
}

export interface PaymentBehind {
  ownerId: string;
  seq: bigint;
  /** Its reference and its amount, folded. */
  text: string;
}

interface Beat {
  after: string;
  end: string;
  /** How many lists are looked at, and how many payments of each. */
  lists: number;
  payments: number;
}

/** Payments whose words are not known yet, list by list and in each from the oldest on. */
export async function findPaymentsBehind(
  tx: Tx,
  { after, end, lists, payments }: Beat,
): Promise<PaymentBehind[]> {
  const { rows } = await tx.query<PaymentBehind>(
    `SELECT a.owner_id AS "ownerId", a.seq, search_fold(concat_ws(E'\\n', t.reference,
      search_amount(t.amount_minor, t.currency))) AS text
       FROM (SELECT o.id, coalesce(p.indexed_to, 0) AS indexed_to FROM owner o LEFT
         JOIN payment_word_progress p ON p.owner_id = o.id
              WHERE o.id > $1 AND o.id <= $2 AND o.activity_count > coalesce(p.indexed_to, 0)
                ORDER BY o.id LIMIT $3) AS behind
       JOIN LATERAL (SELECT owner_id, seq, transfer_id FROM activity WHERE owner_id = behind.id
         AND seq > behind.indexed_to ORDER BY seq LIMIT $4) AS a ON true
       JOIN transfer t ON t.id = a.transfer_id ORDER BY a.owner_id, a.seq`,
    [after, end, lists, payments],
    { name: 'payments-behind' },
  );
  return rows;
}

/** How far each list is known now. */
export async function markPaymentsIndexed(
  tx: Tx,
  reached: ReadonlyMap<string, bigint>,
): Promise<void> {
  await tx.query(
    `INSERT INTO payment_word_progress (owner_id, indexed_to) SELECT *
      FROM unnest($1::uuid[], $2::bigint[])
     ON CONFLICT (owner_id) DO UPDATE SET indexed_to = excluded.indexed_to`,
    [[...reached.keys()], [...reached.values()]],
  );
}

/**
 * Whose payments have a word that begins so; undefined when there are more than `most` such
 * entries, too many to tell people apart.
 */
export async function findOwnersByWord(
  db: Queryable,
  beginning: string,
  most: number,
): Promise<string[] | undefined> {
  const { rows } = await db.query<{ ownerId: string }>(
    `SELECT owner_id AS "ownerId" FROM payment_word WHERE word >= $1 AND word < $2
      ORDER BY word, owner_id LIMIT $3`,
    [beginning, `${beginning}\u{10FFFF}`, most + 1],
  );
  return rows.length > most ? undefined : [...new Set(rows.map(({ ownerId }) => ownerId))];
}

/** Of some people, those who also have a payment with a word that begins so. */
export async function keepOwnersWithWord(
  db: Queryable,
  ids: readonly string[],
  beginning: string,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT asked.id FROM unnest($1::uuid[]) AS asked (id)
      WHERE EXISTS (SELECT FROM payment_word p WHERE p.word >= $2 AND p.word < $3
        AND p.owner_id = asked.id)`,
    [ids, beginning, `${beginning}\u{10FFFF}`],
  );
  return rows.map(({ id }) => id);
}
