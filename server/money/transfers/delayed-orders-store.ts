import { randomBytes } from 'node:crypto';
import { hashSecret } from '../../base/digest.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { DueRows } from '../../services/jobs/row-by-row.ts';
import { forgetAged } from '../../services/jobs/forget-aged.ts';

/**
 * Locks, for this transaction, orders that the bank lets wait and whose customer has had no mail
 * about it yet; leaves to another worker those that it holds.
 */
export async function lockUntoldOrders(
  tx: Tx,
  { except, limit }: DueRows,
): Promise<{ orderId: string }[]> {
  const { rows } = await tx.query<{ orderId: string }>(
    `SELECT order_id AS "orderId" FROM delayed_order
      WHERE told_at IS NULL AND order_id <> ALL ($1::uuid[])
      ORDER BY order_id LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [[...except], limit],
  );
  return rows;
}

export async function markTold(
  tx: Tx,
  orderIds: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('UPDATE delayed_order SET told_at = $2 WHERE order_id = ANY ($1::uuid[])', [
    [...orderIds],
    now,
  ]);
}

/** Locks orders whose session was ended from elsewhere, in the same way as `lockUntoldOrders`. */
export async function lockDisownedOrders(
  tx: Tx,
  { except, limit }: DueRows,
): Promise<{ orderId: string }[]> {
  const { rows } = await tx.query<{ orderId: string }>(
    `SELECT order_id AS "orderId" FROM delayed_order
      WHERE disowned AND order_id <> ALL ($1::uuid[])
      ORDER BY order_id LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [[...except], limit],
  );
  return rows;
}

/**
 * Finds those of these orders whose session was ended from elsewhere. The caller has locked their
 * owners, so that no session ends between the look and the payment.
 */
export async function findDisowned(tx: Tx, orderIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ orderId: string }>(
    `SELECT order_id AS "orderId" FROM delayed_order
      WHERE disowned AND order_id = ANY ($1::uuid[])`,
    [[...orderIds]],
  );
  return new Set(rows.map(({ orderId }) => orderId));
}

/** They are canceled, or were no longer waiting. */
export async function markDisownedDone(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx.query('UPDATE delayed_order SET disowned = false WHERE order_id = ANY ($1::uuid[])', [
    [...orderIds],
  ]);
}

/** After that it has long left, or was canceled: the link says so until then. */
const lifeHours = 30 * 24;

/** Makes the link of one mail: each mail about an order shows its own. */
export async function createCancelLink(
  db: Queryable,
  orderId: string,
  now: Temporal.Instant,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db.query(
    'INSERT INTO cancel_link (secret_hash, order_id, expires_at) VALUES ($1, $2, $3)',
    [hashSecret(secret), orderId, now.add({ hours: lifeHours })],
  );
  return secret;
}

/** The order that a live link is about. */
export async function findCancelLink(
  db: Queryable,
  secret: string,
  now: Temporal.Instant,
): Promise<string | undefined> {
  const { rows } = await db.query<{ orderId: string }>(
    `SELECT order_id AS "orderId" FROM cancel_link WHERE secret_hash = $1 AND expires_at > $2`,
    [hashSecret(secret), now],
  );
  return rows[0]?.orderId;
}

/** Forgets links that are over. */
export const forgetCancelLinks = forgetAged({
  table: 'cancel_link',
  key: 'secret_hash',
  at: 'expires_at',
});
