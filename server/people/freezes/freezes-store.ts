import type { ContactPart } from '../../../contract/values/contact-parts.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { endCase } from '../../desk/cases-store.ts';
import { countWaiting, type Waiting } from '../../desk/count-waiting.ts';
import type { CustomerClosing } from '../users/closing.ts';

/** A factor that can be older than the change in doubt. */
export type LiftingFactor = 'passkey' | 'code' | 'pin';

/** One “This was not me”, and how it ended. */
export interface FreezeRow {
  id: string;
  userId: string;
  /** In business time. */
  saidAt: Temporal.Instant;
  saidIn: 'mail' | 'session';
  takenBack: ContactPart[];
  /** The ids of orders that were canceled with it. */
  canceledOrders: string[];
  endedAt: Temporal.Instant | null;
  endedBy: 'owner' | 'staff' | 'closing' | null;
  /** The username of who lifted it for the customer. */
  staff: string | null;
}

/** The reference of a freeze that its customer reads to us on the phone: it opens nothing. */
export const referenceOf = ({ id }: Pick<FreezeRow, 'id'>): string =>
  `FRZ-${id.replaceAll('-', '').slice(0, 8).toUpperCase()}`;

const select = `SELECT f.id, f.user_id AS "userId", f.said_at AS "saidAt", f.said_in AS "saidIn",
  f.taken_back AS "takenBack", f.canceled_orders AS "canceledOrders", f.ended_at AS "endedAt",
  f.ended_by AS "endedBy", s.username AS staff
  FROM account_freeze f LEFT JOIN users s ON s.id = f.staff_id`;

export async function findFreeze(db: Queryable, id: string): Promise<FreezeRow | undefined> {
  const { rows } = await db.query<FreezeRow>(`${select} WHERE f.id = $1`, [id]);
  return rows[0];
}

/** The freeze that a customer is under; undefined: none. */
export async function findOpenFreeze(
  db: Queryable,
  userId: string,
): Promise<FreezeRow | undefined> {
  const { rows } = await db.query<FreezeRow>(
    `${select} WHERE f.user_id = $1 AND f.ended_at IS NULL`,
    [userId],
  );
  return rows[0];
}

type NewFreeze = Pick<
  FreezeRow,
  'id' | 'userId' | 'saidAt' | 'saidIn' | 'takenBack' | 'canceledOrders'
>;

/**
 * Freezes a customer whose row is locked: from now on no posting of theirs is made, and no change.
 * @param now in real time.
 */
export async function insertFreeze(
  tx: Tx,
  { id, userId, saidAt, saidIn, takenBack, canceledOrders }: NewFreeze,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('UPDATE users SET frozen_at = $2 WHERE id = $1', [userId, now]);
  await tx.query(
    `INSERT INTO account_freeze (id, user_id, said_at, said_in, taken_back, canceled_orders)
      VALUES ($1, $2, $3, $4, $5, $6::uuid[])`,
    [id, userId, saidAt, saidIn, takenBack, canceledOrders],
  );
}

/** A second “This was not me” took back what the first could not. */
export async function addTakenBack(
  tx: Tx,
  id: string,
  { takenBack, canceledOrders }: Pick<FreezeRow, 'takenBack' | 'canceledOrders'>,
): Promise<void> {
  await tx.query(
    `UPDATE account_freeze SET taken_back = ARRAY(SELECT DISTINCT unnest(taken_back || $2::text[])),
      canceled_orders = canceled_orders || $3::uuid[] WHERE id = $1`,
    [id, takenBack, canceledOrders],
  );
}

type FreezeEnd =
  | { by: 'owner'; factor: LiftingFactor }
  | { by: 'staff'; staffId: string; identityCheck: string }
  | { by: 'closing' };

/** Ends the freeze of a customer whose row is locked, and the case with it. */
export async function endFreeze(
  tx: Tx,
  { id, userId }: Pick<FreezeRow, 'id' | 'userId'>,
  at: Temporal.Instant,
  end: FreezeEnd,
): Promise<void> {
  await tx.query('UPDATE users SET frozen_at = NULL WHERE id = $1', [userId]);
  await tx.query(
    `UPDATE account_freeze SET ended_at = $2, ended_by = $3, factor = $4, staff_id = $5,
      identity_check = $6 WHERE id = $1`,
    [
      id,
      at,
      end.by,
      end.by === 'owner' ? end.factor : null,
      end.by === 'staff' ? end.staffId : null,
      end.by === 'staff' ? end.identityCheck : null,
    ],
  );
  await endCase(tx, { kind: 'freeze', id });
}

interface WaitingFreeze extends FreezeRow {
  username: string;
  fullName: string;
  suspended: boolean;
}

/** Customers who are frozen, oldest first. */
export async function findWaitingFreezes(db: Queryable, limit: number): Promise<WaitingFreeze[]> {
  const { rows } = await db.query<WaitingFreeze>(
    `SELECT open.*, u.username, u.full_name AS "fullName", coalesce(o.suspended, false) AS suspended
       FROM (${select} WHERE f.ended_at IS NULL) open JOIN users u ON u.id = open."userId"
       LEFT JOIN owner o ON o.id = u.id ORDER BY open."saidAt", open.id LIMIT $1`,
    [limit],
  );
  return rows;
}

export function readWaitingFreezes(db: Queryable): Promise<Waiting> {
  return countWaiting(db, { from: 'account_freeze WHERE ended_at IS NULL', since: 'said_at' });
}

export const freezesClosing: CustomerClosing = {
  tables: { account_freeze: 'closed' },
  async close(tx, { bank }, userId) {
    const open = await findOpenFreeze(tx, userId);
    if (open) await endFreeze(tx, open, bank.clock.businessNow(), { by: 'closing' });
  },
};
