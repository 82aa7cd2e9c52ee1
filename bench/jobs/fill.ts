import { bankTimeZone } from '../../contract/values/bank-zone.ts';
import type { Database } from '../../server/db/database.ts';
import { addPeople } from '../people/add-people.ts';

const owner = "md5('person' || n)::uuid";
const checking = "md5('checking' || n)::uuid";

/** Customers who each have $1,000,000 in Checking. The database is opened as its owner. */
export async function addCustomers(db: Database, customers: number): Promise<void> {
  await addPeople(db, 0, customers);
  const numbers = 'generate_series(1, $1::int) AS n';
  await db.query(`INSERT INTO owner (id) SELECT ${owner} FROM ${numbers}`, [customers]);
  await db.query(
    `INSERT INTO account (id, gl_code, owner_id, currency, posted)
     SELECT ${checking}, '2110', ${owner}, 'USD', 100000000 FROM ${numbers}`,
    [customers],
  );
  await db.query('VACUUM ANALYZE owner, account');
}

/** A monthly bill of each customer, due since yesterday. */
export async function addDueBills(
  db: Database,
  customers: number,
  now: Temporal.Instant,
): Promise<void> {
  await db.query(
    `INSERT INTO bill_schedule (id, owner_id, account_id, status, recipient_name, recipient_account,
       amount_minor, frequency, first_day, first_time, next_number, next_day, next_due_at,
         created_at)
     SELECT md5('bill' || n)::uuid, ${owner}, ${checking}, 'active', 'Harrow Street Lettings',
       '310448207',
       100, 'monthly', $2::timestamptz::date - 31, '09:00', 1, $2::timestamptz::date - 1,
         $2::timestamptz - interval '1 day', $2
       FROM generate_series(1, $1::int) AS n`,
    [customers, now],
  );
  await db.query('VACUUM ANALYZE bill_schedule');
}

/** A transfer of each customer to another bank, due since yesterday. */
export async function addDueTransfers(
  db: Database,
  customers: number,
  now: Temporal.Instant,
): Promise<void> {
  await db.query(
    `INSERT INTO transfer (id, kind, status, payer_id, payer_account_id, sender_account,
      recipient_name,
       recipient_account, recipient_bank, recipient_routing, amount_minor, currency,
         debited_usd_minor,
       fee_minor, reference, transfer_date, created_at, due_at)
     SELECT md5('order' || n)::uuid, 'local', 'scheduled', ${owner}, ${checking}, '904118281',
       'Cleo Hart',
       '518830271', 'Orchard Savings', '021000021', 100, 'USD', 100, 0, 'Rent',
         $2::timestamptz - interval '1 day',
       $2, $2::timestamptz - interval '1 day'
       FROM generate_series(1, $1::int) AS n`,
    [customers, now],
  );
  await db.query('VACUUM ANALYZE transfer');
}

/** A loan of each customer, with an instalment that is due today and one after it. */
export async function addDueInstalments(
  db: Database,
  customers: number,
  now: Temporal.Instant,
): Promise<void> {
  await db.query(
    `INSERT INTO loan (id, user_id, state, amount_minor, purpose, term_months, income_minor,
      employment_status,
       credit_score, rate_bps, payment_minor, total_interest_minor, submitted_at, decided_at,
         decided_by,
       disbursed_at, disbursement_journal_id, disbursed_by)
     SELECT md5('loan' || n)::uuid, ${owner}, 'disbursed', 200, 'auto', 2, 100, 'employed', 720,
       600, 100, 2,
       $2, $2, ${owner}, $2, md5('payout' || n)::uuid, ${owner}
       FROM generate_series(1, $1::int) AS n`,
    [customers, now],
  );
  await db.query(
    `INSERT INTO loan_instalment (loan_id, number, due_on, interest_minor, principal_minor)
     SELECT md5('loan' || n)::uuid, number, ($2::timestamptz)::date - 1 + 30 * (number - 1), 1, 100
       FROM generate_series(1, $1::int) AS n, generate_series(1, 2) AS number`,
    [customers, now],
  );
  await db.query('VACUUM ANALYZE loan, loan_instalment');
}

/**
 * Ten entries of last month on Checking and ten on Savings of each customer, and an Investment
 * account without any; last month is closed.
 */
export async function addClosedMonth(
  db: Database,
  customers: number,
  now: Temporal.Instant,
): Promise<void> {
  const begins = `date_trunc('month', $2::timestamptz AT TIME ZONE '${bankTimeZone}')`;
  const bookedAt = `(${begins} - interval '1 month') AT TIME ZONE '${bankTimeZone}'
    + seq * interval '1 day'`;
  await db.query(
    `INSERT INTO account (id, gl_code, owner_id, currency)
     SELECT md5(kind || n)::uuid, code, ${owner}, 'USD' FROM generate_series(1, $1::int) AS n,
       (VALUES ('savings', '2120'), ('investment', '2130')) AS kinds (kind, code)`,
    [customers],
  );
  await db.query(
    `INSERT INTO entry (account_id, seq, amount, balance_after, booked_at, value_date, journal_id)
     SELECT md5(kind || n)::uuid, seq, 100, seq * 100, ${bookedAt}, (${bookedAt})::date,
         md5(kind || n || seq)::uuid
       FROM generate_series(1, $1::int) AS n, (VALUES ('checking'), ('savings')) AS kinds (kind),
         generate_series(1, 10) AS seq`,
    [customers, now],
  );
  await db.query(
    `UPDATE account SET entry_count = 10, posted = 1000, last_booked_at = newest.booked_at
       FROM (SELECT account_id, booked_at FROM entry WHERE seq = 10) AS newest
      WHERE account.id = newest.account_id`,
  );
  await db.query(
    `UPDATE period_lock SET closed_until = (${begins}) AT TIME ZONE '${bankTimeZone}' WHERE $1 > 0`,
    [customers, now],
  );
  await db.query('VACUUM ANALYZE account, entry');
}
