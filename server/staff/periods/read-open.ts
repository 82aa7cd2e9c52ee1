import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import type { OpenItem } from '../../../contract/staff/periods.ts';
import { firstDayOf, lastDayOf, type Period } from '../../../contract/values/periods.ts';
import type { Queryable } from '../../db/database.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import type { StoredItem } from './periods-store.ts';

/** The first three parameters of each question: first and last day of the period. */
const spanOf = (period: Period) => [firstDayOf(period), lastDayOf(period)];

/** The end of the period as an instant, as its last day was closed or would be. */
const untilAt = `(($2::date + 1)::timestamp AT TIME ZONE '${bankTimeZone}')`;

/**
 * Closed days, and those that a proof found right with the closing that counts. Where the last proof
 * found anything wrong, none counts as proven. A control account that differs from its table leaves
 * the days as right as they were.
 */
async function readBlockers(db: Queryable, period: Period): Promise<StoredItem[]> {
  const { rows } = await db.query<{ days: bigint; unproven: bigint }>(
    `WITH since AS (SELECT greatest($1::date, min(day)) AS day FROM closed_day),
      closed AS (SELECT closed.day, proven.day IS NOT NULL AS is_proven
        FROM closed_day_in_force AS closed LEFT JOIN proven_day AS proven USING (day, generation)
        WHERE closed.day BETWEEN $1 AND $2),
      last AS (SELECT result = 'right'
          AND NOT jsonb_path_exists(day_findings, '$[*] ? (!exists(@.control))') AS is_right
        FROM books_proof
        WHERE result IN ('right', 'wrong') ORDER BY started_at DESC LIMIT 1)
     SELECT coalesce($2::date - (SELECT day FROM since) + 1, 0)::bigint - count(*) AS days,
        count(*) FILTER (WHERE NOT is_proven OR NOT coalesce((SELECT is_right FROM last), false))
          AS unproven
      FROM closed`,
    spanOf(period),
  );
  const { days = 0n, unproven = 0n } = rows[0] ?? {};
  const blocking = { blocks: true, account: null, amountMinor: null, currency: 'USD' } as const;
  return [
    ...(days > 0n ? [{ kind: 'days', count: Number(days), ...blocking } as const] : []),
    ...(unproven > 0n ? [{ kind: 'proof', count: Number(unproven), ...blocking } as const] : []),
  ];
}

/**
 * Control accounts that the last proof found to differ, or could not compare, with those that only
 * a proof of every entry reads.
 */
async function readControl(db: Queryable): Promise<StoredItem[]> {
  const { rows } = await db.query<{ count: bigint }>(
    `WITH last AS (SELECT age, day_findings FROM (SELECT scope, day_findings,
          row_number() OVER (ORDER BY started_at DESC) AS age,
          row_number() OVER (PARTITION BY scope ORDER BY started_at DESC) AS age_of_scope
        FROM books_proof WHERE result = 'right') AS proofs
      WHERE age = 1 OR (scope = 'full' AND age_of_scope = 1)),
     found AS (SELECT DISTINCT ON (finding ->> 'promise') finding FROM last
      CROSS JOIN jsonb_array_elements(day_findings) AS finding
      WHERE finding ? 'control' AND (age = 1 OR finding #>> '{control,reads}' = 'history'))
     SELECT count(*) FROM found`,
  );
  const count = Number(rows[0]?.count ?? 0n);
  return count === 0
    ? []
    : [
        {
          kind: 'control',
          blocks: false,
          account: null,
          count,
          amountMinor: null,
          currency: 'USD',
        },
      ];
}

interface BalanceLeft {
  id: string;
  code: string;
  name: string;
  currency: OpenItem['currency'];
  amountMinor: bigint;
}

/** Accounts that money only passes through, and are not at zero on the last day. */
async function readBalances(db: Queryable, period: Period): Promise<StoredItem[]> {
  const { rows } = await db.query<BalanceLeft>(
    `SELECT account.id, gl.code, gl.name, line.currency, line.closing AS "amountMinor"
      FROM closed_day_in_force AS closed JOIN day_closing AS line USING (day, generation)
      JOIN gl_account AS gl ON gl.code = line.gl_code
      JOIN account ON account.gl_code = gl.code AND account.currency = line.currency
        AND account.owner_id IS NULL
     WHERE closed.day = $2 AND $1::date <= closed.day AND line.closing <> 0
       AND gl.must_return_to_zero AND gl.code <> '2320'
     ORDER BY gl.code, line.currency`,
    spanOf(period),
  );
  return rows.map(({ id, code, name, currency, amountMinor }) => ({
    kind: code === '1190' ? 'suspense' : 'clearing',
    blocks: false,
    account: { id, code, name },
    count: null,
    amountMinor: String(amountMinor),
    currency,
  }));
}

interface Counted {
  kind: 'vouchers' | 'reviews' | 'unsettled' | 'receivables';
  currency: OpenItem['currency'];
  count: bigint;
  amountMinor: bigint;
}

/** The vouchers, payments and debts that wait since the period, or are dated into it. */
async function readWaiting(db: Queryable, period: Period): Promise<StoredItem[]> {
  const { rows } = await db.query<Counted>(
    `SELECT 'vouchers' AS kind, currency, count(*), coalesce(sum(amount_minor), 0)::bigint AS "amountMinor"
      FROM voucher WHERE decision IS NULL
        AND coalesce(day, (proposed_at AT TIME ZONE '${bankTimeZone}')::date) BETWEEN $1 AND $2
      GROUP BY currency
     UNION ALL
     SELECT 'reviews', 'USD', count(*), coalesce(sum(debited_usd_minor), 0)::bigint
      FROM payment_review JOIN transfer ON transfer.id = transfer_id
      WHERE decision IS NULL AND asked_at < ${untilAt}
     UNION ALL
     SELECT 'unsettled', 'USD', count(*), coalesce(sum(debited_usd_minor), 0)::bigint
      FROM transfer WHERE status = 'settling' AND booked_at < ${untilAt}
     UNION ALL
     SELECT 'receivables', 'USD', count(*), coalesce(sum(open_minor), 0)::bigint
      FROM receivable WHERE open_minor > 0 AND made_at < ${untilAt}
     ORDER BY 1, 2`,
    spanOf(period),
  );
  return rows
    .filter(({ count }) => count > 0n)
    .map(({ kind, currency, count, amountMinor }) => ({
      kind,
      blocks: false,
      account:
        kind === 'receivables'
          ? { id: bankAccountId('receivables', 'USD'), code: '1230', name: 'Receivables' }
          : null,
      count: Number(count),
      amountMinor: String(amountMinor),
      currency,
    }));
}

/** All that is open in a period: first the matters that prevent closing it. */
export async function readOpen(db: Queryable, period: Period): Promise<StoredItem[]> {
  return [
    ...(await readBlockers(db, period)),
    ...(await readControl(db)),
    ...(await readBalances(db, period)),
    ...(await readWaiting(db, period)),
  ];
}
