import { bankTimeZone } from '../../contract/values/bank-zone.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';

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
      UNION ALL SELECT 2, $5::uuid, 1000000000000 WHERE n = 0
      UNION ALL SELECT 1, $5::uuid, -2 * paid WHERE n > 0 AND n % 10 IN (1, 3, 5)
      UNION ALL SELECT 2, $4::uuid, 2 * paid WHERE n > 0 AND n % 10 IN (1, 3, 5)
      UNION ALL SELECT 1, $4::uuid, -1 - n % 50 - fee WHERE n > 0 AND n % 10 NOT IN (1, 3, 5)
      UNION ALL SELECT 2, CASE WHEN kind = 'local_transfer' THEN $5::uuid
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

interface Payments {
  count: number;
  /** The account that they are of, and the other customer's that it pays and is paid by. */
  accountId: string;
  otherId: string;
  /** When the first one is booked, and the time until the next. */
  begins: Temporal.Instant;
  stepUs: number;
}

/**
 * Writes payments as the posting function would have, some ten thousand a second, so that the proof
 * of the books accepts them. The database is opened as its owner.
 */
export async function insertPayments(
  tx: { query(sql: string, values?: unknown[]): Promise<unknown> },
  { count, accountId, otherId, begins, stepUs }: Payments,
): Promise<void> {
  await tx.query(legs, [count, begins.toString(), stepUs, accountId, otherId]);
  for (const sql of [journals, claims, entries, balances]) await tx.query(sql);
}
