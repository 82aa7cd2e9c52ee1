import type { Tx } from '../db/database.ts';

/**
 * Locks accounts for this transaction, in the order every posting does.
 * @returns what each holds until it ends, in minor units.
 */
export async function lockAccounts(tx: Tx, ids: readonly string[]): Promise<Map<string, bigint>> {
  const { rows } = await tx.query<{ id: string; posted: bigint }>(
    'SELECT id, posted FROM account WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
    [ids],
  );
  return new Map(rows.map(({ id, posted }) => [id, posted]));
}
