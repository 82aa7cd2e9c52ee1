import { bankTimeZone } from '../../contract/values/bank-zone.ts';
import type { Database, Tx } from '../../server/db/database.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import { addPeople } from '../people/add-people.ts';
import { merchants, openingMinor, outsideBalance, type Round, type Year } from './history.ts';

/*
 * Years of a bank, written as the posting function would have: orders, journals, entries, lists and
 * lines of the trail that the proof of the books accepts, at some ten thousand orders a second. The
 * database is opened as its owner.
 */

const clearing = bankAccountId('clearing_ach', 'USD');
const funding = bankAccountId('staff_funding', 'USD');
const rowsAtOnce = 50_000;

const idOf = (kind: string, number: string) => `md5('${kind}' || (${number}))::uuid`;

export async function personId(db: Database, number: number): Promise<string> {
  const { rows } = await db.query<{ id: string }>(`SELECT ${idOf('person', '$1::text')} AS id`, [
    String(number),
  ]);
  if (!rows[0]) throw new Error('a SELECT without a table answers one row');
  return rows[0].id;
}

const firstSaver = (customers: number) => customers + merchants + 1;

/**
 * Customers and merchants with $1,000,000 in Checking, and savers with as much in Savings, each
 * funded the day before the first year.
 */
export async function openBooks(
  db: Database,
  { customers, savers }: { customers: number; savers: number },
  opensAt: Temporal.Instant,
): Promise<void> {
  const people = customers + merchants + savers;
  await addPeople(db, 0, people);
  const values = [people, firstSaver(customers), openingMinor, opensAt];
  const numbers = 'generate_series(1, $1::int) AS n';
  const account = `CASE WHEN n < $2::int THEN ${idOf('checking', 'n')} ELSE ${idOf('savings', 'n')} END`;
  await db.tx(async (tx) => {
    await tx.query(`INSERT INTO owner (id) SELECT ${idOf('person', 'n')} FROM ${numbers}`, [
      people,
    ]);
    await tx.query(
      `INSERT INTO account (id, gl_code, owner_id, currency, posted, entry_count, last_booked_at)
       SELECT ${account}, CASE WHEN n < $2::int THEN '2110' ELSE '2120' END,
         ${idOf('person', 'n')}, 'USD', $3, 1, $4 FROM ${numbers}`,
      values,
    );
    await tx.query(
      `INSERT INTO journal (id, kind, actor, channel, value_date, business_date, booked_at,
         reference, memo, accounts, seqs, request_id, claimed_at)
       SELECT ${idOf('funding', 'n')}, 'funding', 'system:bench', 'job', day, day, $4,
         'FUND-' || n, 'Opening', ARRAY[$5::uuid, ${account}], ARRAY[n, 1], 'bench', $4
         FROM ${numbers}, LATERAL (SELECT ($4::timestamptz AT TIME ZONE '${bankTimeZone}')::date)
           AS booked (day) WHERE $3::bigint > 0`,
      [...values, funding],
    );
    await tx.query(
      `INSERT INTO entry (account_id, seq, amount, balance_after, booked_at, value_date, journal_id)
       SELECT leg.account_id, leg.seq, leg.amount, leg.balance, $4::timestamptz,
         ($4::timestamptz AT TIME ZONE '${bankTimeZone}')::date, ${idOf('funding', 'n')}
         FROM ${numbers}, LATERAL (VALUES ($5::uuid, n::bigint, -$3::bigint, -$3::bigint * n),
           (${account}, 1, $3::bigint, $3::bigint)) AS leg (account_id, seq, amount, balance)`,
      [...values, funding],
    );
    await tx.query(
      `UPDATE account SET posted = -$1::bigint * $2::bigint, entry_count = $1::bigint,
         last_booked_at = $3 WHERE id = $4`,
      [people, openingMinor, opensAt, funding],
    );
    // Only savers earn interest, and only while a run is measured.
    await tx.query(`UPDATE customer_account SET interest_from = 'infinity' WHERE kind = 'savings'`);
  });
}

/** Numbers of a round's orders: `$1` to `$2` of `$3` customers, from 0. */
const orders = `(SELECT n AS pos, $4::int * $3::int + n AS number,
    ${idOf('order', '$4::int * $3::int + n')} AS id,
    $5::timestamptz + ($4::int * $3::int + n - $6::bigint) * ($7::float8 * interval '1 microsecond')
      AS at,
    CASE $8 WHEN 'inside' THEN (n + $9::int) % $3::int + 1
            WHEN 'merchant' THEN $3::int + 1 + n % ${merchants} END AS payee,
    CASE WHEN $8 = 'inside' AND n >= $9::int THEN 1 ELSE 0 END AS payer_later,
    CASE WHEN n + $9::int >= $3::int THEN 1 ELSE 0 END AS payee_later
    FROM generate_series($1::int, $2::int) AS n) AS o`;

const day = `(at AT TIME ZONE '${bankTimeZone}')::date`;
const payer = 'pos + 1';
const payeeAccount = `CASE WHEN $8 = 'outside' THEN '${clearing}'::uuid ELSE ${idOf('checking', 'payee')} END`;
const payerSeq = '$10::bigint + 1 + payer_later';
const payeeSeq = `CASE $8 WHEN 'inside' THEN $10::bigint + 1 + payee_later
  WHEN 'merchant' THEN $13::bigint + pos / ${merchants} + 1 ELSE $15::bigint + pos + 1 END`;
// In an inside round a customer's second entry brings the balance back to where it began.
const payerBalance = '$11::bigint - CASE payer_later WHEN 1 THEN 0 ELSE $12::bigint END';
const payeeBalance = `CASE $8
  WHEN 'inside' THEN $11::bigint + CASE payee_later WHEN 1 THEN 0 ELSE $12::bigint END
  WHEN 'merchant' THEN $14::bigint + (pos / ${merchants} + 1) * $12::bigint
  ELSE ($15::bigint + pos + 1) * $12::bigint END`;
const words = `(ARRAY['Corner Larder Market', 'Lantern Books', 'Northbound Rail', 'Kettle & Loaf',
  'Ferry Lane Pharmacy', 'Harrow Street Lettings', 'Brightwater Utilities'])[1 + number % 7]`;
// All statements of a round take all its values, so that each has one meaning everywhere.
const every = `cardinality(ARRAY[$1::text, $2::text, $3::text, $4::text, $5::text, $6::text,
  $7::text, $8::text, $9::text, $10::text, $11::text, $12::text, $13::text, $14::text,
  $15::text]) > 0`;

const inserts = [
  `INSERT INTO journal (id, kind, actor, channel, value_date, business_date, booked_at, reference,
     memo, accounts, seqs, request_id, claimed_at)
   SELECT id, 'local_transfer',
     'customer:' || ${idOf('person', payer)}, 'web', ${day}, ${day}, at, 'LOCAL-' || number,
     'Payment no. ' || number, ARRAY[${idOf('checking', payer)}, ${payeeAccount}],
     ARRAY[${payerSeq}, ${payeeSeq}], left(id::text, 8), at FROM ${orders} WHERE ${every}`,
  `INSERT INTO entry (account_id, seq, amount, balance_after, booked_at, value_date, journal_id)
   SELECT leg.account_id, leg.seq, leg.amount, leg.balance, at, ${day}, id
     FROM ${orders}, LATERAL (VALUES
       (${idOf('checking', payer)}, ${payerSeq}, -$12::bigint, ${payerBalance}),
       (${payeeAccount}, ${payeeSeq}, $12::bigint, ${payeeBalance}))
       AS leg (account_id, seq, amount, balance) WHERE ${every}`,
  `INSERT INTO transfer (id, kind, status, payer_id, payer_account_id, payee_id, payee_account_id,
     sender_account, recipient_name, recipient_account, recipient_bank, recipient_routing,
     amount_minor, currency, debited_usd_minor, fee_minor, transfer_type, reference, transfer_date,
     created_at, booked_at, journal_id)
   SELECT id, 'local', 'completed', ${idOf('person', payer)}, ${idOf('checking', payer)},
     CASE WHEN payee IS NOT NULL THEN ${idOf('person', 'payee')} END,
     CASE WHEN payee IS NOT NULL THEN ${payeeAccount} END, (100000000 + pos)::text, ${words},
     (200000000 + number % 1000)::text, 'Orchard Savings', '021000021', $12::bigint, 'USD',
     $12::bigint, 0, 'Personal',
     CASE WHEN number % 2500 = 500 THEN 'Xylophone lesson' ELSE 'Payment no. ' || number END, at,
     at, at, id FROM ${orders} WHERE ${every}`,
  `INSERT INTO activity (owner_id, seq, transfer_id)
   SELECT ${idOf('person', payer)}, ${payerSeq} - 1, id FROM ${orders} WHERE ${every}
   UNION ALL
   SELECT ${idOf('person', 'payee')}, ${payeeSeq} - 1, id FROM ${orders}
    WHERE payee IS NOT NULL`,
  `INSERT INTO audit_event (id, at, actor, action, subject, request_id, address, details)
   SELECT ${idOf('event', 'number')}, at, 'customer:' || ${idOf('person', payer)},
     'transfer.created', 'transfer:' || id, left(id::text, 8), '203.0.113.7', '{}'
     FROM ${orders} WHERE ${every}`,
  // After ninety days a claim is forgotten.
  `INSERT INTO claim (id, payload_hash, created_at, answer)
   SELECT id, sha256(id::text::bytea), at, '{}' FROM ${orders}
    WHERE ${every} AND at > now() - interval '90 days'`,
];

async function insertRound(
  tx: Tx,
  customers: number,
  year: Year,
  round: Round,
  [from, to]: readonly [number, number],
): Promise<void> {
  const ordersOfYear = customers * (year.lastRound - year.firstRound + 1);
  const stepUs = year.until.since(year.from).total('microseconds') / ordersOfYear;
  const values = [
    from,
    to,
    customers,
    round.number,
    year.from,
    year.firstRound * customers,
    stepUs,
    round.kind,
    round.shift,
    round.entriesBefore,
    round.balanceBefore,
    round.amountMinor,
    round.merchantEntriesBefore,
    round.merchantBalanceBefore,
    round.outsideEntriesBefore,
  ];
  for (const sql of inserts) await tx.query(sql, values);
}

/** The orders of a year, in the order of time. */
export async function fillYear(
  db: Database,
  customers: number,
  year: Year,
  rounds: readonly Round[],
): Promise<void> {
  for (const round of rounds.slice(year.firstRound, year.lastRound + 1))
    for (let from = 0; from < customers; from += rowsAtOnce)
      await db.tx(async (tx) => {
        const to = Math.min(customers, from + rowsAtOnce) - 1;
        await insertRound(tx, customers, year, round, [from, to]);
      });
  await db.tx((tx) => setBalances(tx, customers, year, rounds[year.lastRound + 1] as Round));
  await db.query(
    'VACUUM ANALYZE transfer, activity, owner, account, entry, journal, audit_event, claim',
  );
}

async function setBalances(
  tx: Tx,
  customers: number,
  { from, until, firstRound, lastRound }: Year,
  after: Round,
): Promise<void> {
  // No account says that it was booked later than it was: the beginning of the year's last round.
  const rounds = lastRound - firstRound;
  const seconds = Math.floor((until.since(from).total('seconds') * rounds) / (rounds + 1));
  const bookedAt = from.add({ seconds });
  const set = 'UPDATE account SET posted = $2, entry_count = $3, last_booked_at = $1';
  await tx.query(
    `${set} WHERE id IN (SELECT ${idOf('checking', 'n')} FROM generate_series(1, $4::int) AS n)`,
    [bookedAt, after.balanceBefore, after.entriesBefore, customers],
  );
  await tx.query(
    `${set} WHERE id IN (SELECT ${idOf('checking', 'n')}
       FROM generate_series($4::int + 1, $4::int + ${merchants}) AS n)`,
    [bookedAt, after.merchantBalanceBefore, after.merchantEntriesBefore, customers],
  );
  await tx.query(`${set} WHERE id = $4`, [
    bookedAt,
    outsideBalance(after),
    after.outsideEntriesBefore,
    clearing,
  ]);
  await tx.query(
    `UPDATE owner SET activity_count = CASE WHEN n <= $1::int THEN $2::bigint - 1
        ELSE $3::bigint - 1 END
       FROM generate_series(1, $1::int + ${merchants}) AS n WHERE id = ${idOf('person', 'n')}`,
    [customers, after.entriesBefore, after.merchantEntriesBefore],
  );
}
