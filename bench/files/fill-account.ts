import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../../server/db/database.ts';
import { insertPayments } from '../../tests/support/many-payments.ts';
import { openLoadCustomers, type LoadCustomer } from '../http/bank-customers.ts';

/** The account whose entries are downloaded, and the other customer that it pays and is paid by. */
const busy = 600_000_001;
const other = 600_000_002;

async function openAccount(
  tx: Tx,
  number: number,
  { owner, opensAt }: { owner: LoadCustomer; opensAt: Temporal.Instant },
): Promise<string> {
  const accountId = randomUUID();
  await tx.query(
    `INSERT INTO account (id, gl_code, owner_id, currency) SELECT $1, '2110', user_id, 'USD'
      FROM customer_account WHERE number = $2`,
    [accountId, owner.account],
  );
  await tx.query(
    `INSERT INTO customer_account (account_id, user_id, number, kind, opened_at)
      SELECT $1, user_id, $2, 'checking', $3 FROM customer_account WHERE number = $4`,
    [accountId, String(number), opensAt, owner.account],
  );
  return accountId;
}

/** A customer whose account has that many entries, of the year that ended yesterday. */
export async function fillAccount(db: Database, count: number): Promise<LoadCustomer> {
  const [owner] = (await openLoadCustomers(db, { first: 600_000_000, count: 1 })) as [LoadCustomer];
  const begins = Temporal.Now.instant().subtract({ hours: 365 * 24 });
  const stepUs = (364 * 24 * 3_600 * 1e6) / count;
  await db.tx(async (tx) => {
    const accountId = await openAccount(tx, busy, { owner, opensAt: begins });
    const otherId = await openAccount(tx, other, { owner, opensAt: begins });
    await insertPayments(tx, { count, accountId, otherId, begins, stepUs });
  });
  await db.query('VACUUM ANALYZE');
  return { ...owner, account: String(busy) };
}

/** A signed-in manager of the staff. */
export async function hireManager(db: Database): Promise<LoadCustomer> {
  const [manager] = await openLoadCustomers(db, { first: 600_000_009, count: 1 });
  await db.query(
    `WITH hired AS (UPDATE users SET role = 'admin' FROM customer_account own
        WHERE own.user_id = users.id AND own.number = $1 RETURNING users.id)
     INSERT INTO staff_role (user_id, version, role, set_by, set_at, reason)
      SELECT id, 1, 'manager', 'system:bench', now(), 'For the benchmark' FROM hired`,
    [manager?.account],
  );
  return manager as LoadCustomer;
}

/** Entries with the words of their journals, in the order of a file, as PostgreSQL copies them. */
export const copyOfEntries = `COPY (SELECT e.seq, e.booked_at, e.value_date, j.kind, j.reference,
    j.memo, e.amount, e.balance_after
  FROM entry e JOIN journal j ON j.id = e.journal_id
  WHERE e.account_id = (SELECT account_id FROM customer_account WHERE number = '${busy}')
  ORDER BY e.seq) TO STDOUT`;
