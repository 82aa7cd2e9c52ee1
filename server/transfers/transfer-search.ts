import { bankTimeZone } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import { transferColumns } from './transfer-row.ts';
import type { ListedTransfer } from './transfers-store.ts';

export interface TransferFilter {
  ownerId: string;
  /** Lower case; empty for all. A row matches when one of its fields contains it. */
  search: string;
  account: string | null;
  direction: 'debit' | 'credit' | null;
  statuses: string[] | null;
  /** First and last banking day of the customer's date (ISO days). */
  from: string | null;
  to: string | null;
}

interface Window {
  offset: number;
  limit: number;
}

interface TransferPage {
  rows: ListedTransfer[];
  total: number;
}

const listed = 'activity a JOIN transfer t ON t.id = a.transfer_id';

/**
 * A page of everything is a range of the list's dense numbers, newest first: deep pages cost what the first costs, and the total is the counter itself.
 */
async function findPlainPage(db: Queryable, ownerId: string, { offset, limit }: Window): Promise<TransferPage> {
  const { rows: owners } = await db.query<{ total: bigint }>('SELECT activity_count AS total FROM owner WHERE id = $1', [ownerId], { name: 'count-activity' });
  const total = Number(owners[0]?.total ?? 0n);
  const newest = total - offset;
  const { rows } = await db.query<ListedTransfer>(
    `SELECT ${transferColumns}, a.direction FROM ${listed} WHERE a.owner_id = $1 AND a.seq <= $2 AND a.seq > $3 ORDER BY a.seq DESC`,
    [ownerId, BigInt(newest), BigInt(newest - limit)],
    { name: 'plain-page' },
  );
  return { rows, total };
}

/** Every field a customer can read, one to a line, so that no match spans two. The amount also as it is shown. */
const searchedText = `lower(concat_ws(E'\\n', t.recipient_name, t.recipient_bank, t.recipient_account, t.sender_account, t.reference, t.transfer_type, t.currency, a.direction,
  CASE t.status WHEN 'in_review' THEN 'pending' WHEN 'settling' THEN 'pending' ELSE t.status END,
  to_char(t.amount_minor / 100.0, 'FM999999999990.00'), to_char(t.amount_minor / 100.0, 'FM$999,999,999,990.00'), to_char(t.transfer_date AT TIME ZONE $9, 'YYYY-MM-DD Mon FMDD, YYYY')))`;

const conditions = `a.owner_id = $1
  AND ($2 = '' OR strpos(${searchedText}, $2) > 0)
  AND ($3::text IS NULL OR t.sender_account = $3 OR t.recipient_account = $3)
  AND ($4::text IS NULL OR a.direction = $4)
  AND ($5::text[] IS NULL OR t.status = ANY($5))
  AND ($6::text IS NULL OR t.transfer_date >= ($6::date)::timestamp AT TIME ZONE $9)
  AND ($7::text IS NULL OR t.transfer_date < ($7::date + 1)::timestamp AT TIME ZONE $9)`;

async function findFilteredPage(db: Queryable, filter: TransferFilter, { offset, limit }: Window): Promise<TransferPage> {
  const { rows } = await db.query<ListedTransfer & { total: bigint }>(
    `SELECT *, count(*) OVER () AS total FROM (SELECT ${transferColumns}, a.direction, a.seq FROM ${listed} WHERE ${conditions}) matching
      ORDER BY seq DESC LIMIT $8 OFFSET $10`,
    [filter.ownerId, filter.search, filter.account, filter.direction, filter.statuses, filter.from, filter.to, limit, bankTimeZone, offset],
    { name: 'filtered-page' },
  );
  // Beyond the last page there is no row to carry the total, so the first page is asked for it.
  if (rows.length === 0 && offset > 0) return { rows: [], total: (await findFilteredPage(db, filter, { offset: 0, limit: 1 })).total };
  return { rows, total: Number(rows[0]?.total ?? 0n) };
}

/** One page of a customer's orders, newest first. */
export function findTransferPage(db: Queryable, filter: TransferFilter, window: Window): Promise<TransferPage> {
  const { ownerId, search, ...narrowing } = filter;
  const isPlain = search === '' && Object.values(narrowing).every((value) => value === null);
  return isPlain ? findPlainPage(db, ownerId, window) : findFilteredPage(db, filter, window);
}
