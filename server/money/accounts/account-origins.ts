import type { InvestmentAccount } from '../../../contract/money/accounts.ts';
import type { Database, Queryable, Tx } from '../../db/database.ts';
import { isAway } from '../../db/errors.ts';

/** The sums of an account up to its entry `seq`, in minor units, none below zero. */
interface Sums {
  movedIn: bigint;
  movedOut: bigint;
  otherIn: bigint;
  otherOut: bigint;
  seq: bigint;
}

/** As many new entries each page adds up. The first one that meets more keeps their sums. */
const mostNewEntries = 100n;

/**
 * All that ever went into and out of an account, parted by whether its owner moved it between own
 * accounts: in less out is the balance. Amounts in minor units, none below zero.
 */
export async function accountOrigins(
  db: Database,
  { userId, accountId }: { userId: string; accountId: string },
): Promise<InvestmentAccount['madeOf']> {
  const { keptSeq, ...sums } = await findSums(db, userId, accountId);
  if (sums.seq - keptSeq > mostNewEntries) await keepIfPossible(db, accountId, sums);
  const { movedIn, movedOut, otherIn, otherOut } = sums;
  return { movedIn, movedOut, otherIn, otherOut };
}

/** While a database can be read and not changed, reading goes on; a later page keeps them. */
async function keepIfPossible(db: Database, accountId: string, sums: Sums): Promise<void> {
  try {
    await db.tx((tx) => keepSums(tx, accountId, sums), { commits: 'in memory', atOnce: true });
  } catch (error) {
    if (!isAway(error)) throw error;
  }
}

/**
 * Finds the kept sums and adds the entries after them. Kept sums stay right: entries never change,
 * and an account that its owner opens later is in no earlier journal.
 */
async function findSums(
  db: Queryable,
  userId: string,
  accountId: string,
): Promise<Sums & { keptSeq: bigint }> {
  const { rows } = await db.query<Sums & { keptSeq: bigint }>(
    `WITH kept AS (SELECT coalesce(max(seq), 0) AS seq, coalesce(max(moved_in), 0) AS moved_in,
         coalesce(max(moved_out), 0) AS moved_out, coalesce(max(other_in), 0) AS other_in,
         coalesce(max(other_out), 0) AS other_out FROM account_origin WHERE account_id = $2),
       later AS (SELECT e.seq, e.amount, coalesce(j.accounts <@ ARRAY(
           SELECT account_id FROM customer_account WHERE user_id = $1), false) AS is_own
         FROM every_entry e JOIN journal j ON j.id = e.journal_id
         WHERE e.account_id = $2 AND e.seq > (SELECT seq FROM kept)),
       summed AS (SELECT coalesce(max(seq), 0) AS seq,
         coalesce(sum(amount) FILTER (WHERE is_own AND amount > 0), 0) AS moved_in,
         coalesce(-sum(amount) FILTER (WHERE is_own AND amount < 0), 0) AS moved_out,
         coalesce(sum(amount) FILTER (WHERE NOT is_own AND amount > 0), 0) AS other_in,
         coalesce(-sum(amount) FILTER (WHERE NOT is_own AND amount < 0), 0) AS other_out
         FROM later)
     SELECT kept.seq AS "keptSeq", greatest(kept.seq, summed.seq) AS seq,
       (kept.moved_in + summed.moved_in)::bigint AS "movedIn",
       (kept.moved_out + summed.moved_out)::bigint AS "movedOut",
       (kept.other_in + summed.other_in)::bigint AS "otherIn",
       (kept.other_out + summed.other_out)::bigint AS "otherOut" FROM kept, summed`,
    [userId, accountId],
    { name: 'made-of' },
  );
  return rows[0] as Sums & { keptSeq: bigint };
}

/** Sums that another page kept in the same moment stay where they reach further. */
async function keepSums(tx: Tx, accountId: string, sums: Sums): Promise<void> {
  await tx.query(
    `INSERT INTO account_origin
       (account_id, seq, moved_in, moved_out, other_in, other_out) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (account_id) DO UPDATE SET seq = excluded.seq, moved_in = excluded.moved_in,
       moved_out = excluded.moved_out, other_in = excluded.other_in, other_out = excluded.other_out
     WHERE account_origin.seq < excluded.seq`,
    [accountId, sums.seq, sums.movedIn, sums.movedOut, sums.otherIn, sums.otherOut],
    { name: 'keep-made-of' },
  );
}

/** Deletes the kept sums of an owner who has left: they are of no further use. */
export async function deleteSumsOf(tx: Tx, userId: string): Promise<void> {
  await tx.query(
    `DELETE FROM account_origin WHERE account_id IN
       (SELECT account_id FROM customer_account WHERE user_id = $1)`,
    [userId],
  );
}
