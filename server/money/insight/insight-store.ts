import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { mostPayeesNamed } from '../../../contract/money/insight.ts';
import type { Queryable } from '../../db/database.ts';

/** Amounts are whole cents as text: the database hands these rows over as JSON. */
export interface CategoryOfMonth {
  direction: 'credit' | 'debit';
  sortedAs: string;
  amountMinor: string;
  feeMinor: string;
  count: number;
  payees: { name: string; order: string; amountMinor: string; count: number; chosen: boolean }[];
}

/** Latest orders of one payee or sender, oldest first. */
export interface PastOrders {
  direction: 'credit' | 'debit';
  kind: string;
  payee: string | null;
  name: string;
  /** The customer's account that the latest one was paid from, or paid into. */
  account: string | null;
  days: CalendarDay[];
  amountsMinor: string[];
}

export interface InsightRow {
  /** The earliest date of an own order. */
  firstDay: CalendarDay | null;
  categories: CategoryOfMonth[];
  pastOrders: PastOrders[];
}

/**
 * The latest orders that it looks through for what repeats, so that it costs the same for a
 * customer of ten years.
 */
const latestOrders = 300;

/** No rhythm needs more of them. */
const mostOfOnePayee = 12;

const day = (moment: string) => `((${moment}) AT TIME ZONE $4)::date`;

/** Parts a category from a payee: no category has a line break. */
const between = 'chr(10)';

// Orders of the month are found by two indexes, by who pays and by who is paid, and are put into
// groups before anything else is asked about them: a group is asked once. They are grouped by one
// text, category and payee: two texts take a fifth longer. MATERIALIZED, because the planner would
// look for what counts among the orders, and work out the category of each twice. Latest orders
// are looked up one by one: left to choose, the planner reads all orders of the bank.
const statement = `
  WITH paid AS MATERIALIZED (
    SELECT sorted_as(t, $1, NULL) || ${between} || coalesce(payee_of(t), '') AS key,
           max(t.recipient_name COLLATE "C") AS name, (array_agg(t.id))[1]::text AS order_id,
           sum(t.debited_usd_minor) AS amount_minor, sum(t.fee_minor) AS fee_minor,
           count(*) AS count
      FROM transfer t
     WHERE t.payer_id = $1 AND t.transfer_date >= $2 AND t.transfer_date < $3
     GROUP BY key
  ), grouped AS (
    SELECT 'debit' AS direction, split_part(key, ${between}, 1) AS unless_chosen,
           nullif(substr(key, strpos(key, ${between}) + 1), '') AS payee, name, order_id,
           amount_minor, fee_minor, count
      FROM paid WHERE key IS NOT NULL
    UNION ALL
    SELECT 'credit', sorted_as(t, $1, NULL) AS unless_chosen, NULL, NULL, NULL,
           sum(t.debited_usd_minor - t.fee_minor), 0, count(*)
      FROM transfer t
     WHERE t.payee_id = $1 AND t.payer_id IS DISTINCT FROM $1
       AND t.transfer_date >= $2 AND t.transfer_date < $3
     GROUP BY unless_chosen
  ), payees AS (
    SELECT grouped.*, coalesce(s.category, unless_chosen) AS sorted_as,
           s.category IS NOT NULL AS chosen
      FROM grouped LEFT JOIN sorted_payee s ON s.user_id = $1 AND s.payee = grouped.payee
     WHERE unless_chosen IS NOT NULL
  ), ranked AS (
    SELECT payees.*, row_number() OVER (PARTITION BY direction, sorted_as
             ORDER BY amount_minor DESC, payee) AS place
      FROM payees
  ), categories AS (
    SELECT direction, sorted_as, sum(amount_minor) AS amount_minor, sum(fee_minor) AS fee_minor,
           sum(count) AS count,
           coalesce(json_agg(json_build_object('name', name, 'order', order_id,
             'amountMinor', amount_minor::text, 'count', count, 'chosen', chosen) ORDER BY place)
             FILTER (WHERE payee IS NOT NULL AND place <= ${mostPayeesNamed}), '[]') AS payees
      FROM ranked GROUP BY direction, sorted_as
  ), latest AS (
    SELECT CASE WHEN t.payer_id = $1 THEN 'debit' ELSE 'credit' END AS direction, t.kind,
           CASE WHEN t.payer_id = $1 THEN payee_of(t) END AS payee,
           CASE WHEN t.payer_id = $1 THEN t.recipient_name ELSE t.sender_account END AS name,
           ${day('t.transfer_date')} AS day,
           CASE WHEN t.payer_id = $1 THEN t.debited_usd_minor
             ELSE t.debited_usd_minor - t.fee_minor END AS amount_minor,
           CASE WHEN t.payer_id = $1 THEN t.payer_account_id ELSE t.payee_account_id END AS account,
           a.seq
      FROM (SELECT seq, transfer_id FROM activity WHERE owner_id = $1
        ORDER BY seq DESC LIMIT $5) AS a
      CROSS JOIN LATERAL (SELECT * FROM transfer WHERE id = a.transfer_id LIMIT 1) AS t
     WHERE counts_in_month(t)
  ), past AS (
    SELECT direction, kind, payee, max(name) AS name,
           (array_agg(account ORDER BY day DESC, seq DESC))[1] AS account,
           (array_agg(day ORDER BY day DESC, seq DESC))[1:${mostOfOnePayee}] AS days,
           (array_agg(amount_minor::text ORDER BY day DESC,
             seq DESC))[1:${mostOfOnePayee}] AS amounts
      FROM latest GROUP BY direction, kind, payee,
        CASE WHEN direction = 'credit' OR payee IS NULL THEN name END
      HAVING count(*) >= 3
  )
  SELECT
    (SELECT ${day(
      'least((SELECT min(transfer_date) FROM transfer WHERE payer_id = $1), ' +
        '(SELECT min(transfer_date) FROM transfer WHERE payee_id = $1))',
    )}) AS "firstDay",
    (SELECT coalesce(json_agg(json_build_object('direction', direction, 'sortedAs', sorted_as,
       'amountMinor', amount_minor::text, 'feeMinor', fee_minor::text, 'count', count,
       'payees', payees) ORDER BY direction, amount_minor DESC, sorted_as), '[]')
       FROM categories) AS categories,
    (SELECT coalesce(json_agg(json_build_object('direction', direction, 'kind', kind,
       'payee', payee, 'name', name, 'account', account, 'days', days, 'amountsMinor', amounts)
       ORDER BY days[1] DESC, name), '[]') FROM past) AS "pastOrders"`;

export interface MonthSums {
  /** `2026-11`, in New York. */
  month: string;
  inMinor: bigint;
  outMinor: bigint;
}

/** Money in and out of each month from `from` up to `until` in which money moved, oldest first. */
export async function readMonthSums(
  db: Queryable,
  ownerId: string,
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
): Promise<MonthSums[]> {
  const { rows } = await db.query<MonthSums>(
    `WITH moved AS (
       SELECT transfer_date, 0 AS in_minor, debited_usd_minor AS out_minor FROM transfer t
        WHERE payer_id = $1 AND transfer_date >= $2 AND transfer_date < $3 AND counts_in_month(t)
       UNION ALL
       SELECT transfer_date, debited_usd_minor - fee_minor, 0 FROM transfer t
        WHERE payee_id = $1 AND payer_id IS DISTINCT FROM $1
          AND transfer_date >= $2 AND transfer_date < $3 AND counts_in_month(t)
     )
     SELECT to_char(transfer_date AT TIME ZONE $4, 'YYYY-MM') AS month,
            sum(in_minor)::bigint AS "inMinor", sum(out_minor)::bigint AS "outMinor"
       FROM moved GROUP BY month ORDER BY month`,
    [ownerId, from, until, bankTimeZone],
    { name: 'read-month-sums' },
  );
  return rows;
}

/**
 * All that a customer's insight is made of, in one statement: the month by category from `from` up
 * to `until`, and the latest orders payee by payee.
 */
export async function readInsight(
  db: Queryable,
  ownerId: string,
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
): Promise<InsightRow | undefined> {
  const { rows } = await db.query<InsightRow>(
    statement,
    [ownerId, from, until, bankTimeZone, latestOrders],
    { name: 'read-insight' },
  );
  return rows[0];
}
