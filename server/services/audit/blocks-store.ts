import type { PublicSignature } from '../../base/sealing/secrets.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { blockHash, eventDigest } from './trail-digests.ts';

/** Events of a block, and the hash of each. */
export interface ChainedEvents {
  events: string[];
  digests: Buffer[];
}

export interface Block extends ChainedEvents {
  number: bigint;
  previous: Buffer | null;
  madeAt: Temporal.Instant;
  upTo: Temporal.Instant;
  settledTo: Temporal.Instant;
}

/** The end of the chain. */
export interface ChainHead {
  number: bigint;
  hash: Buffer | null;
  upTo: Temporal.Instant;
  settledTo: Temporal.Instant;
}

/** Says whether this database is of a version that chains the trail. */
export async function hasChain(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ chained: boolean }>(
    `SELECT to_regclass('audit_block') IS NOT NULL AS chained`,
  );
  return rows[0]?.chained ?? false;
}

const beforeEverything = Temporal.Instant.fromEpochMilliseconds(0);

export async function findHead(db: Queryable): Promise<ChainHead> {
  const { rows } = await db.query<ChainHead>(
    `SELECT number, hash, up_to AS "upTo", settled_to AS "settledTo" FROM audit_block
      ORDER BY number DESC LIMIT 1`,
  );
  return rows[0] ?? { number: 0n, hash: null, upTo: beforeEverything, settledTo: beforeEverything };
}

/** Finds the time up to which the blocks made by a moment had looked at the trail. */
export async function findReachAt(
  db: Queryable,
  moment: Temporal.Instant,
): Promise<Temporal.Instant> {
  const { rows } = await db.query<{ upTo: Temporal.Instant }>(
    'SELECT up_to AS "upTo" FROM audit_block WHERE made_at <= $1 ORDER BY number DESC LIMIT 1',
    [moment],
  );
  return rows[0]?.upTo ?? beforeEverything;
}

/** A stretch of the trail by the time of its events, `after` not included. */
export interface Stretch {
  after: Temporal.Instant;
  upTo: Temporal.Instant;
  /** Events that are looked at in one go; those of one moment stay together. */
  limit: number;
}

interface Look extends ChainedEvents {
  /** The number of events that were looked at, chained before or not. */
  seen: number;
  /** The time of the last of them. */
  last: Temporal.Instant | null;
}

const stretch = `SELECT * FROM audit_event WHERE at > $1 AND at <= $2
  ORDER BY at FETCH FIRST $3 ROWS WITH TIES`;

const look = (isNew: string): string =>
  `SELECT count(*)::integer AS seen, max(at) AS last,
          coalesce(array_agg(id ORDER BY at, id) FILTER (WHERE ${isNew}), '{}') AS events,
          coalesce(array_agg(${eventDigest} ORDER BY at, id)
            FILTER (WHERE ${isNew}), '{}') AS digests FROM stretch AS event`;

const firstLook = `WITH stretch AS (${stretch}) ${look('true')}`;

// A moment was first looked at for the first block that reaches it.
const secondLook = `WITH stretch AS (${stretch}),
  chained AS (SELECT unnest(events) AS id FROM audit_block WHERE up_to > $1
    AND number <= (SELECT number FROM audit_block WHERE up_to >= (SELECT max(at) FROM stretch)
      ORDER BY up_to, number LIMIT 1))
  ${look('id NOT IN (SELECT id FROM chained)')}`;

/** The events of a stretch that no block covers yet. */
export async function lookFirst(tx: Tx, { after, upTo, limit }: Stretch): Promise<Look> {
  const { rows } = await tx.query<Look>(firstLook, [after, upTo, limit]);
  return rows[0] as Look;
}

/** The events of a stretch that came after it had been looked at first. */
export async function lookAgain(tx: Tx, { after, upTo, limit }: Stretch): Promise<Look> {
  const { rows } = await tx.query<Look>(secondLook, [after, upTo, limit]);
  return rows[0] as Look;
}

const valuesOf = ({ number, previous, madeAt, upTo, settledTo, events, digests }: Block) => [
  number,
  previous,
  madeAt,
  upTo,
  settledTo,
  events,
  digests,
];

export async function hashOfBlock(tx: Tx, block: Block): Promise<Buffer> {
  const { rows } = await tx.query<{ hash: Buffer }>(
    `SELECT ${blockHash} AS hash FROM (SELECT $1::bigint AS number, $2::bytea AS previous,
      $3::timestamptz AS made_at, $4::timestamptz AS up_to,
       $5::timestamptz AS settled_to, $6::uuid[] AS events, $7::bytea[] AS digests) AS block`,
    valuesOf(block),
  );
  return rows[0]?.hash as Buffer;
}

/** @returns false when another server was first to write this block. */
export async function insertBlock(
  tx: Tx,
  block: Block,
  { hash, publicly, seal }: { hash: Buffer; publicly: PublicSignature; seal: Buffer },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO audit_block (number, previous, made_at, up_to, settled_to, events, digests, hash,
      signature, public_key, public_signature)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING`,
    [...valuesOf(block), hash, seal, publicly.publicKey, publicly.signature],
  );
  return rowCount === 1;
}
