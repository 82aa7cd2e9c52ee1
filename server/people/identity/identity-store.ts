import type { HeldIdentity } from '../../../contract/values/held-identity.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { endCase } from '../../desk/cases-store.ts';
import { countWaiting, type Waiting } from '../../desk/count-waiting.ts';
import type { CustomerClosing } from '../users/closing.ts';

type IdentityState = 'waiting' | 'accepted' | 'refused' | 'replaced' | 'closed';

/** A document that a customer handed in, with the name it has to show. */
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
  WHERE c.state IN ('waiting', 'accepted', 'refused') AND NOT c.taken_back`;

/** Finds the documents that were handed in and not taken back, newest first. */
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
 * Those of some people whose identity staff have not accepted: staff's last decision has to be on
 * a document that shows the name they have now. A newer one that waits takes nothing away.
 */
export async function findUnaccepted(
  db: Queryable,
  userIds: readonly string[],
): Promise<{ userId: string; identity: HeldIdentity }[]> {
  const { rows } = await db.query<{ userId: string; state: IdentityState | null }>(
    `SELECT u.id AS "userId", latest.state
       FROM users u
       LEFT JOIN LATERAL (SELECT c.state FROM ${shown} AND c.user_id = u.id
         ORDER BY c.submitted_at DESC, c.id LIMIT 1) AS latest ON true
       LEFT JOIN LATERAL (SELECT c.state, c.stated_name FROM ${shown} AND c.user_id = u.id
           AND c.state <> 'waiting'
         ORDER BY c.submitted_at DESC, c.id LIMIT 1) AS decided ON true
      WHERE u.id = ANY ($1::uuid[])
        AND (decided.state = 'accepted' AND decided.stated_name = u.full_name) IS NOT TRUE`,
    [userIds],
    { name: 'find-unaccepted-identities' },
  );
  return rows.map(({ userId, state }) => ({
    userId,
    identity: state === 'waiting' || state === 'refused' ? state : 'none',
  }));
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

/** When the latest document was handed in; null: none was. */
export async function findLatestHandedIn(tx: Tx, userId: string): Promise<Temporal.Instant | null> {
  const { rows } = await tx.query<{ at: Temporal.Instant | null }>(
    'SELECT max(submitted_at) AS at FROM identity_case WHERE user_id = $1',
    [userId],
  );
  return rows[0]?.at ?? null;
}

/**
 * Takes back the cases that an intruder handed in after a moment: they wait no longer, and what
 * staff decided on them proves nothing. The caller holds the customer's lock.
 */
export async function takeIdentityCasesBack(
  tx: Tx,
  userId: string,
  after: Temporal.Instant | null,
): Promise<void> {
  await tx.query(
    `UPDATE identity_case SET taken_back = true,
       state = CASE state WHEN 'waiting' THEN 'replaced' ELSE state END
      WHERE user_id = $1 AND ($2::timestamptz IS NULL OR submitted_at > $2)`,
    [userId, after],
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
