import type { Queryable, Tx } from '../../db/database.ts';
import type { NewAccount } from '../ledger.ts';
import { customerChart } from '../chart.ts';
import { lockOwners } from './owners.ts';

export async function openAccount(
  tx: Tx,
  { id, glCode, ownerId, currency }: NewAccount,
): Promise<void> {
  await tx.query('INSERT INTO account (id, gl_code, owner_id, currency) VALUES ($1, $2, $3, $4)', [
    id,
    customerChart[glCode],
    ownerId,
    currency,
  ]);
}

export async function lockAccounts(tx: Tx, ids: readonly string[]): Promise<Map<string, bigint>> {
  const { rows } = await tx.query<{ id: string; posted: bigint }>(
    'SELECT id, posted FROM account WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
    [ids],
  );
  return new Map(rows.map(({ id, posted }) => [id, posted]));
}

export async function lockOwnerAccounts(tx: Tx, ownerId: string): Promise<void> {
  await lockOwners(tx, [ownerId]);
  await tx.query('SELECT FROM account WHERE owner_id = $1 ORDER BY id FOR NO KEY UPDATE', [
    ownerId,
  ]);
}

export async function closeAccounts(tx: Tx, ownerId: string): Promise<void> {
  await tx.query(`UPDATE account SET status = 'closed' WHERE owner_id = $1`, [ownerId]);
}

export async function unclaimedOf(db: Queryable, ownerId: string): Promise<bigint> {
  const { rows } = await db.query<{ left: bigint }>('SELECT unclaimed_of($1) AS left', [ownerId]);
  return rows[0]?.left ?? 0n;
}
