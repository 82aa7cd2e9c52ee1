import type { Queryable, Tx } from '../db/database.ts';

interface OwnedWords {
  ownerId: string;
  words: Iterable<string>;
}

export async function insertPaymentWords(tx: Tx, owned: readonly OwnedWords[]): Promise<void> {
  const entries = owned.flatMap(({ ownerId, words }) => [...words].map((word) => ({ ownerId, word })));
  await tx.query('INSERT INTO payment_word (word, owner_id) SELECT * FROM unnest($1::text[], $2::uuid[]) ON CONFLICT DO NOTHING', [
    entries.map(({ word }) => word),
    entries.map(({ ownerId }) => ownerId),
  ]);
}

/** Whose payments have a word that begins so: undefined when there are more than `most` such entries, which tells nobody apart. */
export async function findOwnersByWord(db: Queryable, beginning: string, most: number): Promise<string[] | undefined> {
  const { rows } = await db.query<{ ownerId: string }>(
    'SELECT owner_id AS "ownerId" FROM payment_word WHERE word >= $1 AND word < $2 ORDER BY word, owner_id LIMIT $3',
    [beginning, `${beginning}\u{10FFFF}`, most + 1],
  );
  return rows.length > most ? undefined : [...new Set(rows.map(({ ownerId }) => ownerId))];
}

/** Of some people, those who also have a payment with a word that begins so. */
export async function keepOwnersWithWord(db: Queryable, ids: readonly string[], beginning: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT asked.id FROM unnest($1::uuid[]) AS asked (id)
      WHERE EXISTS (SELECT FROM payment_word p WHERE p.word >= $2 AND p.word < $3 AND p.owner_id = asked.id)`,
    [ids, beginning, `${beginning}\u{10FFFF}`],
  );
  return rows.map(({ id }) => id);
}
