import type { LookUp, Queryable, Tx } from '../../db/database.ts';

export const accountKinds = ['checking', 'savings', 'investment'] as const;
export type AccountKind = (typeof accountKinds)[number];

export interface StoredAccount {
  id: string;
  userId: string;
  number: string;
  kind: AccountKind;
  postedMinor: bigint;
  availableMinor: bigint;
}

const columns = `c.account_id AS id, c.user_id AS "userId", c.number, c.kind,
  a.posted AS "postedMinor", greatest(available(a), 0) AS "availableMinor"`;
const open = 'customer_account c JOIN account a ON a.id = c.account_id WHERE c.closed_at IS NULL';
// Checking first, as on paper.
const inOrder = `ORDER BY c.user_id, array_position(ARRAY['checking','savings','investment'],
  c.kind), c.opened_at`;

/** The open accounts of some people, checking first. */
export async function findAccountsOf(
  db: Queryable,
  userIds: readonly string[],
): Promise<StoredAccount[]> {
  const { rows } = await db.query<StoredAccount>(
    `SELECT ${columns} FROM ${open} AND c.user_id = ANY($1::uuid[]) ${inOrder}`,
    [userIds],
    {
      name: 'find-accounts-of',
    },
  );
  return rows;
}

const accountByNumber: LookUp<string, StoredAccount> = {
  name: 'find-account-by-number',
  sql: `SELECT asked.place::integer, found.*
    FROM unnest($1::text[]) WITH ORDINALITY AS asked (number, place),
    LATERAL (SELECT ${columns} FROM ${open} AND c.number = asked.number LIMIT 1) AS found`,
  values: (numbers) => [numbers],
};

/** An open account by its number, of any owner. */
export async function findAccountByNumber(
  db: Queryable,
  number: string,
): Promise<StoredAccount | undefined> {
  return await db.lookUp(accountByNumber, number);
}

/** The open accounts among these numbers. */
export async function findAccountsByNumber(
  db: Queryable,
  numbers: readonly string[],
): Promise<StoredAccount[]> {
  const { rows } = await db.query<StoredAccount>(
    `SELECT ${columns} FROM ${open} AND c.number = ANY ($1::text[])`,
    [numbers],
    {
      name: 'find-accounts-by-number',
    },
  );
  return rows;
}

interface NewAccount {
  id: string;
  userId: string;
  number: string;
  kind: AccountKind;
  now: Temporal.Instant;
}

/** Says whether it was inserted; false when the number is, or ever was, another account's. */
export async function insertAccount(
  db: Queryable,
  { id, userId, number, kind, now }: NewAccount,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO customer_account (account_id, user_id, number, kind, opened_at)
      VALUES ($1, $2, $3, $4, $5) ON CONFLICT (number) DO NOTHING`,
    [id, userId, number, kind, now],
  );
  return rowCount === 1;
}

/** Before their ledger accounts are: interest locks them in this order. */
export async function lockAccountsOf(tx: Tx, userId: string): Promise<void> {
  await tx.query(
    'SELECT FROM customer_account WHERE user_id = $1 ORDER BY account_id FOR NO KEY UPDATE',
    [userId],
  );
}

export async function markAccountsClosed(
  db: Queryable,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  await db.query(
    'UPDATE customer_account SET closed_at = $2 WHERE user_id = $1 AND closed_at IS NULL',
    [userId, now],
  );
}
