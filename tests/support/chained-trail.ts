import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { chainTrail } from '../../server/services/audit/chain-trail.job.ts';
import { type BlockSigner, blockSigner } from '../../server/services/audit/block-signatures.ts';
import type { Database, Queryable } from '../../server/db/database.ts';

/** Signs as the bank of this key does. */
export function signerOf(key: string): BlockSigner {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const mac = (_purpose: string, text: string) => createHmac('sha256', key).update(text).digest();
  return blockSigner({
    mac,
    macs: (purpose, text) => [mac(purpose, text)],
    sign: (_purpose, bytes) => ({ publicKey, signature: sign(null, bytes, pair.privateKey) }),
  });
}

/** Writes lines of the trail, a second apart from the first one's time on. */
export async function writeTrail(
  db: Queryable,
  from: Temporal.Instant,
  count: number,
  { actor = 'system:test', action = 'user.viewed' } = {},
): Promise<void> {
  await db.query(
    `INSERT INTO audit_event (id, at, actor, action, subject, request_id, address, details)
     SELECT gen_random_uuid(), $1::timestamptz + n * interval '1 second', $4, $3, 'users',
       'request-' || n, '127.0.0.1', '{"memo": "Ünï"}' FROM generate_series(0, $2 - 1) AS n`,
    [from, count, action, actor],
  );
}

/**
 * Chains everything that is there at a moment.
 * @returns the new blocks as they are known outside.
 */
export async function chainAll(
  db: Database,
  signer: BlockSigner,
  now: Temporal.Instant,
): Promise<{ block: number; hash: string }[]> {
  const blocks: { block: number; hash: string }[] = [];
  for (
    let block = await chainTrail(db, signer, now);
    block !== undefined;
    block = await chainTrail(db, signer, now)
  )
    blocks.push({ block: Number(block.number), hash: block.hash.toString('hex') });
  return blocks;
}
