import { bankFacts } from '../../../config/bank.ts';
import type { Tx } from '../../db/database.ts';
import { transferColumns, type TransferRow } from './transfer-row.ts';

export interface OrderBehind {
  ownerId: string;
  seq: bigint;
  transferId: string;
  createdAt: Temporal.Instant;
  /** The payee, where that is another person, and no earlier order has made them known. */
  newPayee: string | null;
  /** The bank lets it wait, and tells of it with a button that cancels it. */
  isDelayed: boolean;
}

interface Beat {
  after: string;
  end: string;
  /** The number of lists that are looked at, and of orders of all of them together. */
  lists: number;
  orders: number;
}

/** Once the told order came to nothing, another one to the payee is looked for in this many. */
const ordersOfBefore = 500n;

/**
 * Orders not yet looked at for new payees, list by list and in each from the oldest on. They are
 * picked before their orders are looked up: far behind, most lists would be read for nothing.
 */
export async function findOrdersBehind(
  tx: Tx,
  { after, end, lists, orders }: Beat,
): Promise<OrderBehind[]> {
  const { rows } = await tx.query<OrderBehind>(
    `SELECT a.owner_id AS "ownerId", a.seq, t.id AS "transferId", t.created_at AS "createdAt",
            CASE WHEN t.payer_id = a.owner_id
              AND NOT (t.kind = 'local' AND t.recipient_routing = $5
                AND EXISTS (SELECT FROM customer_account c WHERE c.number = t.recipient_account
                  AND c.user_id = a.owner_id))
              AND (p.payee IS NULL OR (NOT payee_stands_on(told)
                AND NOT EXISTS (SELECT FROM activity b JOIN transfer e ON e.id = b.transfer_id
                  WHERE b.owner_id = a.owner_id AND b.seq < a.seq AND b.seq >= a.seq - $6
                    AND e.payer_id = a.owner_id AND payee_of(e) = payee_of(t)
                    AND payee_stands_on(e)))) THEN payee_of(t) END AS "newPayee",
            EXISTS (SELECT FROM delayed_order d WHERE d.order_id = t.id) AS "isDelayed"
       FROM (SELECT listed.* FROM (SELECT o.id, coalesce(p.known_to, 0) AS known_to FROM owner o
           LEFT JOIN payee_progress p ON p.owner_id = o.id
           WHERE o.id > $1 AND o.id <= $2 AND o.activity_count > coalesce(p.known_to, 0)
           ORDER BY o.id LIMIT $3) AS behind
         JOIN LATERAL (SELECT owner_id, seq, transfer_id FROM activity
           WHERE owner_id = behind.id AND seq > behind.known_to ORDER BY seq LIMIT $4) AS listed
           ON true
         ORDER BY listed.owner_id, listed.seq LIMIT $4) AS a
       JOIN transfer t ON t.id = a.transfer_id
       LEFT JOIN payee p ON p.owner_id = a.owner_id AND p.payee = payee_of(t)
       LEFT JOIN transfer told ON told.id = p.told_of
      ORDER BY a.owner_id, a.seq`,
    [after, end, lists, orders, bankFacts.routingNumber, ordersOfBefore],
    { name: 'payees-behind' },
  );
  return rows;
}

interface ToldPayee {
  ownerId: string;
  payee: string;
  transferId: string;
}

/** Keeps the order that made each payee known to their customer. */
export async function keepToldPayees(tx: Tx, told: readonly ToldPayee[]): Promise<void> {
  await tx.query(
    `INSERT INTO payee (owner_id, payee, told_of)
     SELECT * FROM unnest($1::uuid[], $2::text[], $3::uuid[])
     ON CONFLICT (owner_id, payee) DO UPDATE SET told_of = excluded.told_of`,
    [
      told.map(({ ownerId }) => ownerId),
      told.map(({ payee }) => payee),
      told.map(({ transferId }) => transferId),
    ],
  );
}

/** Notes how far each list is known now. */
export async function markPayeesKnown(tx: Tx, reached: ReadonlyMap<string, bigint>): Promise<void> {
  await tx.query(
    `INSERT INTO payee_progress (owner_id, known_to) SELECT * FROM unnest($1::uuid[], $2::bigint[])
     ON CONFLICT (owner_id) DO UPDATE SET known_to = excluded.known_to`,
    [[...reached.keys()], [...reached.values()]],
  );
}

export async function findOrders(tx: Tx, ids: readonly string[]): Promise<TransferRow[]> {
  return (
    await tx.query<TransferRow>(
      `SELECT ${transferColumns} FROM transfer t WHERE t.id = ANY ($1::uuid[])
        ORDER BY t.created_at, t.id`,
      [[...ids]],
    )
  ).rows;
}
