import { createHmac } from 'node:crypto';
import { chainTrail } from '../../server/services/audit/chain-trail.job.ts';
import type { SignBlock } from '../../server/services/audit/trail-digests.ts';
import type { Database, Queryable } from '../../server/db/database.ts';

/** A signature as a bank of this key gives it. */
export const signAs =
  (key: string): SignBlock =>
  (hash) =>
    createHmac('sha256', key).update(hash).digest();

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
  sign: SignBlock,
  now: Temporal.Instant,
): Promise<{ block: number; hash: string }[]> {
  const blocks: { block: number; hash: string }[] = [];
  for (
    let block = await chainTrail(db, sign, now);
    block !== undefined;
    block = await chainTrail(db, sign, now)
  )
    blocks.push({ block: Number(block.number), hash: block.hash.toString('hex') });
  return blocks;
}
