import type { Tx } from '../../db/database.ts';
import type { OneUse } from '../ledger.ts';

export async function grantOneUse(
  tx: Tx,
  { id, ownerId, digest, expiresAt }: OneUse,
): Promise<void> {
  await tx.query(
    `SELECT ledger_grant_uses(ARRAY[$1::uuid], ARRAY[$2::uuid], ARRAY[$3::bytea],
      ARRAY[$4::timestamptz])`,
    [id, ownerId, Buffer.from(digest, 'hex'), expiresAt],
    { name: 'grant-one-use' },
  );
}
