import type { Queryable } from '../../db/database.ts';
import type { ProvenInvariant } from '../../ledger/find-broken.ts';

/** The last block of a trail that was found unchanged. */
export interface ProvenBlock {
  number: bigint;
  hash: Buffer;
  settledTo: Temporal.Instant;
}

/** Where a recent proof of the trail begins; undefined where none found it unchanged yet. */
export async function findProvenBlock(db: Queryable): Promise<ProvenBlock | undefined> {
  const { rows } = await db.query<ProvenBlock>(
    `SELECT number, hash, settled_to AS "settledTo" FROM proven_block
      ORDER BY number DESC LIMIT 1`,
  );
  return rows[0];
}

/** Keeps what was proven; a night without a new block has nothing to keep. */
export async function insertProvenBlock(
  db: Queryable,
  proofId: string,
  { number, hash, settledTo }: ProvenBlock,
): Promise<void> {
  await db.query(
    `INSERT INTO proven_block (number, hash, settled_to, proof_id) VALUES ($1, $2, $3, $4)
      ON CONFLICT DO NOTHING`,
    [number, hash, settledTo, proofId],
  );
}

/** Says whether this database is of a version that keeps them. */
export async function keepsProvenBlocks(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ keeps: boolean }>(
    `SELECT to_regclass('proven_block') IS NOT NULL AS keeps`,
  );
  return rows[0]?.keeps ?? false;
}

/**
 * Also found where the chain was cut off, or hashed and signed again from some block on: one row
 * for each night is compared.
 */
export const provenBlocksUnchanged: ProvenInvariant = {
  promise: 'every proven block of the trail is there, and the same',
  sql: `SELECT format('block %s is %s', proven.number, CASE WHEN block.number IS NULL THEN 'gone'
      ELSE 'another one' END) AS place
    FROM proven_block AS proven LEFT JOIN audit_block AS block ON block.number = proven.number
   WHERE block.hash IS DISTINCT FROM proven.hash
      OR block.settled_to IS DISTINCT FROM proven.settled_to`,
};
