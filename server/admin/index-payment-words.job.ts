import type { Context } from '../context.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { wordTokens } from '../transfers/transfer-tokens.ts';
import { insertPaymentWords } from './payment-words-store.ts';

const paymentsAtOnce = 500;
const listsAtOnce = 50;
/** Looking at so many customers takes some milliseconds; a larger bank is walked through in several beats. */
const customersAtOnce = 20_000;

const beforeAll = '00000000-0000-0000-0000-000000000000';

interface Payment {
  ownerId: string;
  seq: bigint;
  text: string;
}

/** The words of a customer's next payments. @returns how many payments. */
async function indexNext(tx: Tx, ownerId: string): Promise<number> {
  await tx.query('INSERT INTO payment_word_progress (owner_id, indexed_to) VALUES ($1, 0) ON CONFLICT DO NOTHING', [ownerId]);
  // Another server that works on the same list waits here, and then finds it done.
  const { rows: reached } = await tx.query<{ indexedTo: bigint }>(
    'SELECT indexed_to AS "indexedTo" FROM payment_word_progress WHERE owner_id = $1 FOR UPDATE',
    [ownerId],
  );
  const { rows } = await tx.query<Payment>(
    `SELECT a.owner_id AS "ownerId", a.seq, search_fold(concat_ws(E'\\n', t.reference, search_amount(t.amount_minor, t.currency))) AS text
       FROM activity a JOIN transfer t ON t.id = a.transfer_id WHERE a.owner_id = $1 AND a.seq > $2 ORDER BY a.seq LIMIT $3`,
    [ownerId, reached[0]?.indexedTo ?? 0n, paymentsAtOnce],
  );
  await insertPaymentWords(tx, [{ ownerId, words: new Set(rows.flatMap(({ text }) => [...wordTokens(text)])) }]);
  const last = rows.at(-1);
  if (last) await tx.query('UPDATE payment_word_progress SET indexed_to = $2 WHERE owner_id = $1', [ownerId, last.seq]);
  return rows.length;
}

async function endOfBeat(db: Queryable, after: string): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    'SELECT id FROM (SELECT id FROM owner WHERE id > $1 ORDER BY id LIMIT $2) AS next ORDER BY id DESC LIMIT 1',
    [after, customersAtOnce],
    { name: 'end-of-payment-words-beat' },
  );
  return rows[0]?.id;
}

/** Lets staff find a person by a payment: walks the customers' lists, and keeps their words up with them. */
export function indexPaymentWordsJob() {
  let after = beforeAll;
  return async ({ bank: { db } }: Context): Promise<number> => {
    const end = (await endOfBeat(db, after)) ?? (await endOfBeat(db, (after = beforeAll)));
    const { rows: behind } = await db.query<{ id: string }>(
      `SELECT o.id FROM owner o LEFT JOIN payment_word_progress p ON p.owner_id = o.id
        WHERE o.id > $1 AND o.id <= $2 AND o.activity_count > coalesce(p.indexed_to, 0) ORDER BY o.id LIMIT $3`,
      [after, end ?? beforeAll, listsAtOnce],
      { name: 'payment-words-behind' },
    );
    let done = 0;
    for (const { id } of behind) done += await db.tx((tx) => indexNext(tx, id));
    // While lists are behind, the same customers are looked at again.
    if (behind.length === 0) after = end ?? beforeAll;
    return done;
  };
}
