import type { Queryable, Tx } from '../../db/database.ts';
import { endCase } from '../../desk/cases-store.ts';
import { countWaiting, type Waiting } from '../../desk/count-waiting.ts';
import type { CustomerClosing } from '../users/closing.ts';

type IdentityState = 'waiting' | 'accepted' | 'refused' | 'replaced' | 'closed';

/** A document that somebody handed in, with the name it has to show. */
export interface IdentityRow {
  id: string;
  userId: string;
  fileId: string;
  statedName: string;
  state: IdentityState;
  submittedAt: Temporal.Instant;
  decidedAt: Temporal.Instant | null;
  /** The username of who decided. */
  decidedBy: string | null;
  refusalReasons: string[];
}

const columns = `c.id, c.user_id AS "userId", c.file_id AS "fileId", c.stated_name AS "statedName",
  c.state, c.submitted_at AS "submittedAt", c.decided_at AS "decidedAt", d.username AS "decidedBy",
  c.refusal_reasons AS "refusalReasons"`;
const shown = `identity_case c LEFT JOIN users d ON d.id = c.decided_by
  WHERE c.state IN ('waiting', 'accepted', 'refused')`;

/** What was handed in and not taken back, newest first. */
export async function findIdentityCases(
  db: Queryable,
  userId: string,
  limit: number,
): Promise<IdentityRow[]> {
  const { rows } = await db.query<IdentityRow>(
    `SELECT ${columns} FROM ${shown} AND c.user_id = $1 ORDER BY c.submitted_at DESC, c.id LIMIT $2`,
    [userId, limit],
    {
      name: 'find-identity-cases',
    },
  );
  return rows;
}

/**
 * A customer's latest case. The lock is on the customer, as in handing in a document: nothing is
 * handed in or decided until the transaction ends.
 */
export async function lockIdentityCase(tx: Tx, userId: string): Promise<IdentityRow | undefined> {
  const { rows } = await tx.query(
    'SELECT FROM users WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
    [userId],
  );
  return rows.length === 0 ? undefined : (await findIdentityCases(tx, userId, 1))[0];
}

type NewIdentityCase = Pick<IdentityRow, 'id' | 'userId' | 'fileId' | 'statedName' | 'submittedAt'>;

/** A new case in place of one that still waits; the caller holds the customer's lock. */
export async function replaceIdentityCase(
  tx: Tx,
  { id, userId, fileId, statedName, submittedAt }: NewIdentityCase,
): Promise<void> {
  await tx.query(
    `UPDATE identity_case SET state = 'replaced' WHERE user_id = $1 AND state = 'waiting'`,
    [userId],
  );
  await tx.query(
    `INSERT INTO identity_case (id, user_id, file_id, stated_name, state, submitted_at)
      VALUES ($1, $2, $3, $4, 'waiting', $5)`,
    [id, userId, fileId, statedName, submittedAt],
  );
}

interface Decided {
  id: string;
  state: 'accepted' | 'refused';
  by: string;
  at: Temporal.Instant;
  refusalReasons: readonly string[];
}

export async function markIdentityDecided(
  tx: Tx,
  { id, state, by, at, refusalReasons }: Decided,
): Promise<void> {
  await tx.query(
    `UPDATE identity_case SET state = $2, decided_by = $3, decided_at = $4, refusal_reasons = $5
      WHERE id = $1`,
    [id, state, by, at, [...refusalReasons]],
  );
}

/** Staff decide nothing about a customer who has left. */
async function closeIdentityCase(tx: Tx, userId: string): Promise<void> {
  await tx.query(
    `UPDATE identity_case SET state = 'closed' WHERE user_id = $1 AND state = 'waiting'`,
    [userId],
  );
}

interface WaitingIdentity {
  userId: string;
  username: string;
  fullName: string;
  suspended: boolean;
  submittedAt: Temporal.Instant;
}

/** Customers whose document waits, oldest first. */
export async function findWaitingIdentities(
  db: Queryable,
  limit: number,
): Promise<WaitingIdentity[]> {
  const { rows } = await db.query<WaitingIdentity>(
    `SELECT c.user_id AS "userId", u.username, u.full_name AS "fullName", coalesce(o.suspended,
      false) AS suspended, c.submitted_at AS "submittedAt"
       FROM identity_case c JOIN users u ON u.id = c.user_id LEFT JOIN owner o ON o.id = u.id
      WHERE c.state = 'waiting' ORDER BY c.submitted_at, c.id LIMIT $1`,
    [limit],
  );
  return rows;
}

export function readWaitingIdentities(db: Queryable): Promise<Waiting> {
  return countWaiting(db, { from: `identity_case WHERE state = 'waiting'`, since: 'submitted_at' });
}

export const identityClosing: CustomerClosing = {
  tables: { identity_case: 'closed' },
  async close(tx, _ctx, userId) {
    await closeIdentityCase(tx, userId);
    await endCase(tx, { kind: 'identity_document', id: userId });
  },
};
