import { invariant } from '../base/invariant.ts';
import type { Tx } from '../db/database.ts';

interface NewHold {
  id: string;
  accountId: string;
  amountMinor: bigint;
  kind: 'card' | 'uncollected_check';
  placedAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
}

/**
 * @returns undefined when placed; else what was available, in minor units and never below zero, and
 * nothing was changed.
 */
export async function placeHold(
  tx: Tx,
  { id, accountId, amountMinor, kind, placedAt, expiresAt }: NewHold,
): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ available: bigint | null }>(
    'SELECT ledger_place_hold($1, $2, $3, $4, $5, $6) AS available',
    [id, accountId, amountMinor, kind, placedAt, expiresAt],
  );
  return rows[0]?.available ?? undefined;
}

/**
 * Gives money on hold back, all of it or at most `atMostMinor`.
 * @returns how much it gave, in minor units; asking again gives nothing more.
 */
export async function releaseHold(
  tx: Tx,
  id: string,
  atMostMinor: bigint = 2n ** 62n,
): Promise<bigint> {
  const { rows } = await tx.query<{ released: bigint }>(
    'SELECT ledger_release_hold($1, $2) AS released',
    [id, atMostMinor],
  );
  invariant(rows[0], 'a released hold answers');
  return rows[0].released;
}

/**
 * Gives back everything on hold on a customer's accounts, whose locks the caller has: what they
 * held back from is closed.
 */
export async function releaseHoldsOf(tx: Tx, ownerId: string): Promise<void> {
  await tx.query(
    `SELECT ledger_release_hold(hold.id, hold.remaining) FROM hold JOIN account
      ON account.id = hold.account_id WHERE account.owner_id = $1 AND hold.remaining > 0`,
    [ownerId],
  );
}

/**
 * Releases what has expired by `now` (business time), at most `limit` holds. Safe to run on two
 * servers at once.
 * @returns how many.
 */
export async function expireHolds(tx: Tx, now: Temporal.Instant, limit: number): Promise<number> {
  // In account order, as every posting locks.
  const { rowCount } = await tx.query(
    `SELECT ledger_release_hold(due.id, due.remaining)
       FROM (SELECT id, remaining FROM hold WHERE remaining > 0 AND expires_at <= $1
         ORDER BY account_id, id LIMIT $2) AS due`,
    [now, limit],
  );
  return rowCount;
}
