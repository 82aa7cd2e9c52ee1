import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { Queryable, Tx } from '../../db/database.ts';

export interface StoredFeed {
  id: string;
  name: string;
  /** Numbers, also of accounts that its customer no longer has. */
  accounts: string[];
  endsOn: CalendarDay;
  createdAt: Temporal.Instant;
  setupUntil: Temporal.Instant;
  claimedAt: Temporal.Instant | null;
  lastReadAt: Temporal.Instant | null;
  reads: bigint;
}

const columns = `f.id, f.name, f.ends_on AS "endsOn", f.created_at AS "createdAt",
  f.setup_until AS "setupUntil", f.claimed_at AS "claimedAt", f.last_read_at AS "lastReadAt",
  f.reads, ARRAY(SELECT c.number FROM customer_account c WHERE c.account_id = ANY (f.accounts)
    ORDER BY array_position(f.accounts, c.account_id)) AS accounts`;

/** The connected apps of a customer that have not ended, the newest first. */
export async function findFeedsOf(
  db: Queryable,
  userId: string,
  today: CalendarDay,
): Promise<StoredFeed[]> {
  const { rows } = await db.query<StoredFeed>(
    `SELECT ${columns} FROM feed f JOIN users u ON u.id = f.user_id AND u.auth_epoch = f.auth_epoch
      WHERE f.user_id = $1 AND f.ended_at IS NULL AND f.ends_on >= $2 ORDER BY f.created_at DESC, f.id`,
    [userId, today],
    { name: 'find-feeds-of' },
  );
  return rows;
}

interface NewFeed {
  id: string;
  userId: string;
  authEpoch: number;
  name: string;
  accountIds: readonly string[];
  endsOn: CalendarDay;
  setupHash: Buffer;
  setupUntil: Temporal.Instant;
  now: Temporal.Instant;
}

export async function insertFeed(
  tx: Tx,
  { id, userId, authEpoch, name, accountIds, endsOn, setupHash, setupUntil, now }: NewFeed,
): Promise<void> {
  await tx.query(
    `INSERT INTO feed (id, user_id, auth_epoch, name, accounts, ends_on, created_at, setup_hash, setup_until)
      VALUES ($1, $2, $3, $4, $5::uuid[], $6, $7, $8, $9)`,
    [id, userId, authEpoch, name, accountIds, endsOn, now, setupHash, setupUntil],
  );
}

/** @returns the name of the app that was ended; undefined where none of this customer is. */
export async function endFeed(
  tx: Tx,
  userId: string,
  id: string,
  now: Temporal.Instant,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ name: string }>(
    `UPDATE feed SET ended_at = $3 WHERE user_id = $1 AND id = $2 AND ended_at IS NULL
      RETURNING name`,
    [userId, id, now],
  );
  return rows[0]?.name;
}

/**
 * The conditions under which a feed opens anything, read again for each request. Whatever ends the
 * sessions of a person starts an epoch (a new password, a freeze), so no such deed can forget feeds.
 */
const isOpen = `f.ended_at IS NULL AND u.id = f.user_id AND u.deleted_at IS NULL
  AND u.auth_epoch = f.auth_epoch
  AND u.frozen_at IS NULL AND NOT EXISTS (SELECT FROM owner o WHERE o.id = u.id AND o.suspended)`;

interface Moment {
  now: Temporal.Instant;
  today: CalendarDay;
}

/** Spends a setup token: of two at once, one finds it. @returns whose app has access now. */
export async function claimFeed(
  tx: Tx,
  { setupHash, accessHash }: { setupHash: Buffer; accessHash: Buffer },
  { now, today }: Moment,
): Promise<{ id: string; userId: string; name: string } | undefined> {
  const { rows } = await tx.query<{ id: string; userId: string; name: string }>(
    `UPDATE feed f SET claimed_at = $3, access_hash = $2 FROM users u
      WHERE f.setup_hash = $1 AND f.claimed_at IS NULL AND f.setup_until > $3 AND f.ends_on >= $4
        AND ${isOpen}
      RETURNING f.id, f.user_id AS "userId", f.name`,
    [setupHash, accessHash, now, today],
  );
  return rows[0];
}

export interface OpenFeed {
  id: string;
  userId: string;
  name: string;
  accountIds: string[];
  language: Language | null;
}

/** Notes a read by who has the password. @returns undefined where it opens nothing. */
export async function noteFeedRead(
  tx: Tx,
  { id, accessHash }: { id: string; accessHash: Buffer },
  { now, today }: Moment,
): Promise<OpenFeed | undefined> {
  const { rows } = await tx.query<OpenFeed>(
    `UPDATE feed f SET last_read_at = $3, reads = f.reads + 1 FROM users u
      WHERE f.id = $1 AND f.access_hash = $2 AND f.ends_on >= $4 AND ${isOpen}
      RETURNING f.id, f.user_id AS "userId", f.name, f.accounts AS "accountIds", u.language`,
    [id, accessHash, now, today],
  );
  return rows[0];
}

/** Says whether an app still may read; a long answer asks on the way. */
export async function isFeedOpen(db: Queryable, id: string, today: CalendarDay): Promise<boolean> {
  const { rows } = await db.query(
    `SELECT FROM feed f, users u WHERE f.id = $1 AND f.ends_on >= $2 AND ${isOpen}`,
    [id, today],
    { name: 'is-feed-open' },
  );
  return rows.length > 0;
}
