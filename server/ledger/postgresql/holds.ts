import { invariant } from '../../base/invariant.ts';
import type { Tx } from '../../db/database.ts';
import type { NewHold } from '../ledger.ts';

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

export async function releaseHoldsOf(tx: Tx, ownerId: string): Promise<void> {
  await tx.query(
    `SELECT ledger_release_hold(hold.id, hold.remaining) FROM hold JOIN account
      ON account.id = hold.account_id WHERE account.owner_id = $1 AND hold.remaining > 0`,
    [ownerId],
  );
}

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
