import type { Tx } from '../../db/database.ts';
import type { OneUse } from '../ledger.ts';

export async function grantOneUse(
  tx: Tx,
  { id, ownerId, digest, expiresAt }: OneUse,
): Promise<void> {
  await tx.query(
    `INSERT INTO one_use (id, owner_id, digest, expires_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (id) DO UPDATE SET digest = excluded.digest, expires_at = excluded.expires_at,
       used_by = NULL WHERE one_use.owner_id = excluded.owner_id`,
    [id, ownerId, Buffer.from(digest, 'hex'), expiresAt],
    { name: 'grant-one-use' },
  );
}
