import { bankFacts } from '../../../config/bank.ts';
import type { Currency } from '../../../contract/values/money.ts';
import { cancelMinutes } from '../../../contract/money/cancel-window.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { type TransferRow, transferColumns } from '../transfers/transfer-row.ts';
import { storedStatuses } from '../transfers/transfer-view.ts';

/**
 * Bills of a customer that were made, raised or given a later end since an instant and go on. The
 * caller has locked them.
 */
export async function findYoungSchedules(
  tx: Tx,
  ownerId: string,
  since: Temporal.Instant,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `SELECT id FROM bill_schedule WHERE owner_id = $1 AND status = 'active'
      AND (created_at > $2 OR raised_at > $2)`,
    [ownerId, since],
  );
  return rows.map(({ id }) => id);
}

/**
 * Finds orders of a customer that wait: those made since an instant, those that the bank delayed
 * whenever they were made, and the first payments of these bills. Orders that go to an account of
 * their own stay. The caller has locked them.
 */
export async function findYoungOrders(
  tx: Tx,
  payerId: string,
  { since, scheduleIds }: { since: Temporal.Instant; scheduleIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `SELECT t.id FROM transfer t WHERE t.payer_id = $1 AND t.status = 'scheduled'
      AND (t.created_at > $2 OR t.id = ANY ($3::uuid[])
        OR EXISTS (SELECT FROM delayed_order d WHERE d.order_id = t.id))
      AND NOT (t.recipient_routing IS NOT DISTINCT FROM $4 AND EXISTS (
        SELECT FROM customer_account c
          WHERE c.user_id = t.payer_id AND c.number = t.recipient_account))`,
    [payerId, since, [...scheduleIds], bankFacts.routingNumber],
  );
  return rows.map(({ id }) => id);
}

/**
 * The payments of a customer that were debited within the last minutes and are under way or in
 * review, locked for this transaction, as settlement and the decisions of staff lock them. Some of
 * them still come back.
 */
export async function lockFreshPayments(
  tx: Tx,
  payerId: string,
  now: Temporal.Instant,
): Promise<TransferRow[]> {
  const { rows } = await tx.query<TransferRow>(
    `SELECT ${transferColumns} FROM transfer t WHERE t.payer_id = $1 AND t.status = ANY ($2::text[])
      AND t.booked_at > $3 ORDER BY t.id FOR UPDATE`,
    [payerId, storedStatuses('Pending'), now.subtract({ minutes: cancelMinutes })],
  );
  return rows;
}

/** Cancels those of these bills that go on. @returns which. */
export async function cancelSchedules(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `UPDATE bill_schedule SET status = 'cancelled' WHERE id = ANY ($1::uuid[])
      AND status = 'active' RETURNING id`,
    [[...ids]],
  );
  return rows.map(({ id }) => id);
}

export interface OrderInDoubtRow {
  id: string;
  recipientName: string;
  recurs: boolean;
  amountMinor: bigint;
  currency: Currency;
  createdAt: Temporal.Instant;
}

const select = `SELECT t.id, t.recipient_name AS "recipientName", s.id IS NOT NULL AS recurs,
  coalesce(s.amount_minor, t.amount_minor) AS "amountMinor", t.currency,
  t.created_at AS "createdAt"
  FROM transfer t LEFT JOIN bill_schedule s ON s.id = t.id`;

export async function findOrdersInDoubt(
  db: Queryable,
  ids: readonly string[],
): Promise<OrderInDoubtRow[]> {
  const { rows } = await db.query<OrderInDoubtRow>(
    `${select} WHERE t.id = ANY ($1::uuid[]) ORDER BY t.created_at, t.id`,
    [[...ids]],
  );
  return rows;
}

/**
 * The orders and bills that a customer's accounts pay by themselves from now on, own accounts
 * included.
 */
export async function findStandingOrders(
  db: Queryable,
  payerId: string,
): Promise<OrderInDoubtRow[]> {
  const { rows } = await db.query<OrderInDoubtRow>(
    `${select} WHERE t.payer_id = $1 AND (t.status = 'scheduled' OR s.status = 'active')
      ORDER BY t.created_at, t.id`,
    [payerId],
  );
  return rows;
}
