import { bankTimeZone } from '../../contract/values/bank-zone.ts';
import type { Database } from '../../server/db/database.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import { openLoadCustomers, type LoadCustomer } from '../http/bank-customers.ts';

/** The account whose entries are downloaded, and the other customer that it pays and is paid by. */
const busy = 600_000_001;
const other = 600_000_002;

const idOf = (number: number) => `md5('${number}')::uuid`;
const clearing = bankAccountId('clearing_ach', 'USD');
const wires = bankAccountId('clearing_wire', 'USD');
const fees = bankAccountId('fee_income', 'USD');

/**
 * Of ten payments six are of and to the other customer, and four leave the bank; one of fifty has a
 * fee. Number 0 gives the other customer what they pay with.
 */
const legs = `CREATE TEMPORARY TABLE legs ON COMMIT DROP AS
  SELECT n, place, account_id, amount, kind,
    $2::timestamptz + n * ($3::float8 * interval '1 microsecond') AS at,
    row_number() OVER all_before + a.entry_count AS seq,
    (sum(amount) OVER all_before + a.posted)::bigint AS balance
  FROM generate_series(0, $1::int) AS n, LATERAL (SELECT 100 + n::bigint * 37 % 5000 AS paid,
      CASE WHEN n = 0 THEN 'funding' WHEN n % 10 < 6 THEN 'local_transfer' ELSE 'bill_payment' END
        AS kind, CASE WHEN n % 50 = 7 THEN 25 ELSE 0 END AS fee) AS payment,
    LATERAL (
      SELECT 1 AS place, '${wires}'::uuid AS account_id, -1000000000000 AS amount WHERE n = 0
      UNION ALL SELECT 2, ${idOf(other)}, 1000000000000 WHERE n = 0
      UNION ALL SELECT 1, ${idOf(other)}, -2 * paid WHERE n > 0 AND n % 10 IN (1, 3, 5)
      UNION ALL SELECT 2, ${idOf(busy)}, 2 * paid WHERE n > 0 AND n % 10 IN (1, 3, 5)
      UNION ALL SELECT 1, ${idOf(busy)}, -1 - n % 50 - fee WHERE n > 0 AND n % 10 NOT IN (1, 3, 5)
      UNION ALL SELECT 2, CASE WHEN kind = 'local_transfer' THEN ${idOf(other)}
        ELSE '${clearing}'::uuid END, 1 + n % 50 WHERE n > 0 AND n % 10 NOT IN (1, 3, 5)
      UNION ALL SELECT 3, '${fees}'::uuid, 25 WHERE n > 0 AND fee > 0
    ) AS leg JOIN account a ON a.id = leg.account_id
  WINDOW all_before AS (PARTITION BY account_id ORDER BY n)`;

const journals = `INSERT INTO journal (id, kind, actor, channel, value_date, business_date, booked_at,
    reference, memo, accounts, seqs, request_id, claimed_at)
  SELECT md5('files' || n)::uuid, min(kind), 'system:bench', 'web', day, day, at,
    CASE WHEN n % 3 = 0 THEN 'LOCAL-' || n ELSE 'Invoice ' || n || ' of the month' END,
    (ARRAY['Corner Larder Market', 'Lantern Books', 'Northbound Rail', 'Kettle & Loaf',
      'Ferry Lane Pharmacy', 'José Ñandú', 'Brightwater Utilities'])[1 + n % 7],
    array_agg(account_id ORDER BY place), array_agg(seq ORDER BY place), 'bench', at
  FROM legs, LATERAL (SELECT (at AT TIME ZONE '${bankTimeZone}')::date AS day) AS booked
  GROUP BY n, at, day ORDER BY n`;

const entries = `INSERT INTO entry (account_id, seq, amount, balance_after, booked_at, value_date,
    journal_id)
  SELECT account_id, seq, amount, balance, at, (at AT TIME ZONE '${bankTimeZone}')::date,
    md5('files' || n)::uuid FROM legs ORDER BY n, place`;

// After ninety days a claim is forgotten.
const claims = `INSERT INTO claim (id, payload_hash, created_at, answer)
  SELECT md5('files' || n)::uuid, sha256(n::text::bytea), min(at), '{}' FROM legs
    WHERE at > now() - interval '90 days' GROUP BY n`;

const balances = `UPDATE account SET posted = last.balance, entry_count = last.seq,
    last_booked_at = last.at
  FROM (SELECT DISTINCT ON (account_id) account_id, balance, seq, at FROM legs
    ORDER BY account_id, seq DESC) AS last WHERE account.id = last.account_id`;

/** A customer whose account has that many entries, of the year that ended yesterday. */
export async function fillAccount(db: Database, count: number): Promise<LoadCustomer> {
  const [owner] = await openLoadCustomers(db, { first: 600_000_000, count: 1 });
  const begins = Temporal.Now.instant().subtract({ hours: 365 * 24 });
  const stepUs = (364 * 24 * 3_600 * 1e6) / count;
  await db.tx(async (tx) => {
    for (const number of [busy, other]) {
      await tx.query(
        `INSERT INTO account (id, gl_code, owner_id, currency) SELECT ${idOf(number)}, '2110',
          user_id, 'USD' FROM customer_account WHERE number = $1`,
        [owner?.account],
      );
      await tx.query(
        `INSERT INTO customer_account (account_id, user_id, number, kind, opened_at)
          SELECT ${idOf(number)}, user_id, $2, 'checking', $3 FROM customer_account
          WHERE number = $1`,
        [owner?.account, String(number), begins],
      );
    }
    await tx.query(legs, [count, begins, stepUs]);
    for (const sql of [journals, claims, entries, balances]) await tx.query(sql);
  });
  await db.query('VACUUM ANALYZE');
  return { ...(owner as LoadCustomer), account: String(busy) };
}

/** A signed-in manager of the staff. */
export async function hireManager(db: Database): Promise<LoadCustomer> {
  const [manager] = await openLoadCustomers(db, { first: 600_000_009, count: 1 });
  const { rows } = await db.query<{ id: string }>(
    `UPDATE users SET role = 'admin' FROM customer_account own
      WHERE own.user_id = users.id AND own.number = $1 RETURNING users.id`,
    [manager?.account],
  );
  await db.query(
    `INSERT INTO staff_role (user_id, version, role, set_by, set_at, reason)
      VALUES ($1, 1, 'manager', 'system:bench', now(), 'For the benchmark')`,
    [rows[0]?.id],
  );
  return manager as LoadCustomer;
}

/** What the file says of each entry, in the file's order, in one statement of PostgreSQL's own. */
export const copyOfEntries = `COPY (SELECT e.seq, e.booked_at, e.value_date, j.kind, j.reference,
    j.memo, e.amount, e.balance_after
  FROM entry e JOIN journal j ON j.id = e.journal_id
  WHERE e.account_id = ${idOf(busy)} ORDER BY e.seq) TO STDOUT`;
