import type { Tx } from '../../db/database.ts';

export async function openOwner(tx: Tx, ownerId: string): Promise<void> {
  await tx.query('INSERT INTO owner (id) VALUES ($1)', [ownerId]);
}

export async function setSuspended(tx: Tx, ownerId: string, suspended: boolean): Promise<boolean> {
  const { rowCount } = await tx.query(
    'UPDATE owner SET suspended = $2 WHERE id = $1 AND suspended <> $2',
    [ownerId, suspended],
  );
  return rowCount === 1;
}

export async function requireApprovals(tx: Tx, ownerId: string): Promise<void> {
  await tx.query('UPDATE owner SET approval_required = true WHERE id = $1', [ownerId]);
}

export async function lockOwners(tx: Tx, ownerIds: readonly string[]): Promise<void> {
  await tx.query('SELECT FROM owner WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE', [
    ownerIds,
  ]);
}
