import type { Queryable, Tx } from '../../db/database.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';

export const adminClosing: CustomerClosing = {
  tables: {
    person_search: 'deleted',
    audit_event: 'kept: the trail',
  },
};

// The list of customers: a token's number in it is that of the customer's own list.
const customers = 0;

interface OwnedWords {
  ownerId: string;
  words: Iterable<string>;
}

/** The customers' lists must be there. */
export async function insertPaymentWords(tx: Tx, owned: readonly OwnedWords[]): Promise<void> {
  const entries = owned.flatMap(({ ownerId, words }) =>
    [...words].map((word) => ({ ownerId, word })),
  );
  await tx.query(
    `INSERT INTO search_token (list, token, seq) SELECT ${customers}, entry.word, l.number
      FROM unnest($1::text[], $2::uuid[]) AS entry (word, owner_id) JOIN search_list l
        USING (owner_id) ON CONFLICT DO NOTHING`,
    [entries.map(({ word }) => word), entries.map(({ ownerId }) => ownerId)],
  );
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
  /** The number of lists to look at, and of payments of each. */
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
       FROM (SELECT o.id, coalesce(l.people_to, 0) AS people_to FROM owner o LEFT
         JOIN search_list l ON l.owner_id = o.id
              WHERE o.id > $1 AND o.id <= $2 AND o.activity_count > coalesce(l.people_to, 0)
                ORDER BY o.id LIMIT $3) AS behind
       JOIN LATERAL (SELECT owner_id, seq, transfer_id FROM activity WHERE owner_id = behind.id
         AND seq > behind.people_to ORDER BY seq LIMIT $4) AS a ON true
       JOIN transfer t ON t.id = a.transfer_id ORDER BY a.owner_id, a.seq`,
    [after, end, lists, payments],
    { name: 'payments-behind' },
  );
  return rows;
}

/** Notes the number up to which each list is known now. */
export async function markPaymentsIndexed(
  tx: Tx,
  reached: ReadonlyMap<string, bigint>,
): Promise<void> {
  await tx.query(
    `INSERT INTO search_list (owner_id, people_to) SELECT *
      FROM unnest($1::uuid[], $2::bigint[])
     ON CONFLICT (owner_id) DO UPDATE SET people_to = excluded.people_to`,
    [[...reached.keys()], [...reached.values()]],
  );
}

/**
 * Finds the customers whose payments have a word that begins so; undefined when there are more than
 * `most` such entries, too many to distinguish people by.
 */
export async function findOwnersByWord(
  db: Queryable,
  beginning: string,
  most: number,
): Promise<string[] | undefined> {
  const { rows } = await db.query<{ ownerId: string }>(
    `SELECT l.owner_id AS "ownerId" FROM (SELECT seq FROM search_token WHERE list = ${customers}
        AND token >= $1 AND token < $2 ORDER BY token, seq LIMIT $3) AS entry
      JOIN search_list l ON l.number = entry.seq`,
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
    `SELECT l.owner_id AS id FROM search_list l WHERE l.owner_id = ANY ($1::uuid[])
      AND EXISTS (SELECT FROM search_token WHERE list = ${customers} AND token >= $2 AND token < $3
        AND seq = l.number)`,
    [ids, beginning, `${beginning}\u{10FFFF}`],
  );
  return rows.map(({ id }) => id);
}
