import type { Database } from '../../server/db/database.ts';
import { indexTransfersJob } from '../../server/money/transfers/index-transfers.job.ts';
import { benchContext } from '../support/bench-context.ts';

/** The customer with a tenth of all orders. */
export const busyCustomer = '00000000-0000-4000-8000-000000000000';

/** Number n is this customer's, or one of nine hundred others'. */
const ownerOf = (n: string) =>
  `CASE WHEN ${n} % 10 = 0 THEN '${busyCustomer}'::uuid ELSE md5('owner' || (${n} % 1000))::uuid END`;
const seqOf = (n: string) =>
  `CASE WHEN ${n} % 10 = 0 THEN ${n} / 10 ELSE (${n} - 1) / 1000 + 1 END`;

const rowsAtOnce = 50_000;

/** The distance between two orders of the busy customer. */
const busyStep = 10;

/** Orders by their numbers: each of them, or those of the busy customer alone. */
interface Numbers {
  from: number;
  to: number;
  step: 1 | typeof busyStep;
}

async function insertOrders(db: Database, { from, to, step }: Numbers): Promise<void> {
  const most = rowsAtOnce * step;
  for (let first = from; first <= to; first += most)
    await insertSome(db, { from: first, to: Math.min(to, first + most - 1), step });
}

async function insertSome(db: Database, { from, to, step }: Numbers): Promise<void> {
  await db.query(
    `INSERT INTO transfer (id, kind, status, payer_id, sender_account, recipient_name,
      recipient_account, recipient_routing, recipient_bank, amount_minor, currency,
       debited_usd_minor, fee_minor, transfer_type, reference, transfer_date, created_at, booked_at)
     SELECT md5('order' || n)::uuid, 'local', CASE WHEN n % 70 = 0 THEN 'returned' ELSE 'completed'
       END, ${ownerOf('n')}, '904118281',
       (ARRAY['Corner Larder Market', 'Lantern Books', 'Northbound Rail', 'Kettle & Loaf',
         'Ferry Lane Pharmacy', 'Harrow Street Lettings', 'Brightwater Utilities'])[1 + n / 10 % 7],
       (100000000 + n % 1000)::text, '021000021', 'Orchard Savings', 1 + n % 50000, 'USD', 1 + n % 50000, 0,
         'Personal',
       CASE WHEN n % 25000 = 5000 THEN 'Xylophone lesson' ELSE 'Payment no. ' || n
         END, day.at, day.at, day.at
     FROM generate_series($1::int, $2::int, $3::int) AS n, LATERAL (SELECT '2016-01-01 12:00+00'::timestamptz
       + n * interval '30 seconds' AS at) AS day`,
    [from, to, step],
  );
  await db.query(
    `INSERT INTO activity (owner_id, seq, transfer_id)
     SELECT ${ownerOf('n')}, ${seqOf('n')}, md5('order' || n)::uuid
     FROM generate_series($1::int, $2::int, $3::int) AS n`,
    [from, to, step],
  );
}

/**
 * Brings a bank from `before` orders to `after`, everybody's growing alike, and lets the search's
 * job catch up. The database is opened as its owner.
 */
export async function fill(db: Database, before: number, after: number): Promise<void> {
  await db.query(
    `INSERT INTO owner (id) SELECT DISTINCT ${ownerOf('n')} FROM generate_series(1, 1000) AS n
      ON CONFLICT DO NOTHING`,
  );
  await insertOrders(db, { from: before + 1, to: after, step: 1 });
  await db.query(
    `UPDATE owner SET activity_count = CASE WHEN id = $1 THEN $2::bigint / 10 ELSE $2::bigint / 1000
      END`,
    [busyCustomer, BigInt(after)],
  );
  await catchUp(db);
}

/** Goes on from a bank of `before` orders with the busy customer alone, until that one has `own`. */
export async function fillBusy(db: Database, before: number, own: number): Promise<void> {
  await insertOrders(db, { from: before + busyStep, to: own * busyStep, step: busyStep });
  await db.query('UPDATE owner SET activity_count = $2 WHERE id = $1', [busyCustomer, BigInt(own)]);
  await catchUp(db);
}

async function catchUp(db: Database): Promise<void> {
  const index = indexTransfersJob().run;
  const ctx = benchContext(db);
  while ((await index(ctx)) > 0);
  await db.query(
    'VACUUM ANALYZE transfer, activity, owner, search_token, search_list, transfer_step',
  );
}
