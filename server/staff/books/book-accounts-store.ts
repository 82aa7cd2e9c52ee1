import type { Queryable } from '../../db/database.ts';

/** An account of the ledger; with number and owner where it is a customer's. */
export interface StoredBookAccount {
  id: string;
  code: string;
  name: string;
  currency: string;
  isOpen: boolean;
  entryCount: bigint;
  postedMinor: bigint;
  number: string | null;
  userId: string | null;
}

const accountSql = `SELECT account.id, account.gl_code AS code, gl.name, account.currency,
  account.status = 'open' AS "isOpen", account.entry_count AS "entryCount",
    account.posted AS "postedMinor", own.number, own.user_id AS "userId"
  FROM account JOIN gl_account gl ON gl.code = account.gl_code LEFT JOIN customer_account own
    ON own.account_id = account.id`;

export async function findBookAccounts(
  db: Queryable,
  ids: readonly string[],
): Promise<StoredBookAccount[]> {
  return (
    await db.query<StoredBookAccount>(`${accountSql} WHERE account.id = ANY ($1::uuid[])`, [ids], {
      name: 'find-book-accounts',
    })
  ).rows;
}

interface NumberedPage {
  code: string;
  /** The number the page before ended with. */
  after: string;
  limit: number;
}

const kindOfCode: Record<string, string> = {
  '2110': 'checking',
  '2120': 'savings',
  '2130': 'investment',
};

/** Customers' accounts of one kind by number. */
export async function findCustomerAccounts(
  db: Queryable,
  { code, after, limit }: NumberedPage,
): Promise<StoredBookAccount[]> {
  const { rows } = await db.query<StoredBookAccount>(
    `${accountSql} WHERE own.kind = $1 AND own.number > $2 ORDER BY own.number LIMIT $3`,
    [kindOfCode[code], after, limit],
    {
      name: 'find-customer-accounts',
    },
  );
  return rows;
}

/** Balances just before an instant, by account. */
export async function findBalancesBefore(
  db: Queryable,
  ids: readonly string[],
  instant: Temporal.Instant,
): Promise<Map<string, bigint>> {
  const { rows } = await db.query<{ id: string; balance: bigint | null }>(
    'SELECT id, ledger_balance_before(id, $2) AS balance FROM unnest($1::uuid[]) AS asked (id)',
    [ids, instant],
    { name: 'find-balances-before' },
  );
  return new Map(rows.map(({ id, balance }) => [id, balance ?? 0n]));
}
