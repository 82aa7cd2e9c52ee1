import type { BlockSigner } from './block-signatures.ts';
import { findHead } from './blocks-store.ts';
import {
  findProvenBlock,
  keepsProvenBlocks,
  type ProvenBlock,
  provenBlocksUnchanged,
} from './proven-blocks.ts';
import {
  chainedSince,
  openEvents,
  trailInvariantsSinceProof,
} from './trail-invariants-since-proof.ts';
import { blockHash, eventDigest } from './trail-digests.ts';
import type { PublicSignature } from '../../base/sealing/secrets.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { ProofScope } from '../../ledger/verify.ts';
import {
  asOfOneMoment,
  findBroken,
  namedPlaces,
  type ProvenInvariant,
  type Finding,
} from '../../ledger/find-broken.ts';

/**
 * Finds out that the chain has stopped while people go on: an attacker who stops it could change
 * what waits before it is chained. Deeds of people reach the trail through a serving bank alone,
 * and that chains them within the minute; so a bank that was not running, and the first chaining of
 * a long trail, are no standstill.
 */
async function findStandstill(tx: Tx, now: Temporal.Instant): Promise<Finding[]> {
  const { rows } = await tx.query<{ place: string }>(
    `SELECT format('the last block was made at %s; %s events of %s to %s wait', last.made_at,
      waiting.count, waiting.first, waiting.latest) AS place
       FROM (SELECT up_to, made_at, least($1::timestamptz, now()) - interval '2 hours' AS longest
         FROM audit_block ORDER BY number DESC LIMIT 1) AS last,
            LATERAL (SELECT count(*), min(at) AS first, max(at) AS latest FROM audit_event
              WHERE at > last.up_to AND at <= longest AND actor NOT LIKE 'system:%') AS waiting
      WHERE last.made_at <= longest AND waiting.latest - waiting.first > interval '15 minutes'
        AND EXISTS (SELECT FROM audit_block WHERE made_at - up_to < interval '1 minute')`,
    [now],
  );
  return rows.map(({ place }) => ({
    promise: 'no event of the trail waits two hours for its block while the bank is open',
    count: 1,
    places: [place],
  }));
}

export interface TrailVerdict {
  scope: ProofScope;
  /** Those that were read. */
  blocks: bigint;
  /** Events that they cover, and those no block covers yet. */
  events: bigint;
  waiting: bigint;
  /** The end of the chain: null where there is none. */
  upTo: Temporal.Instant | null;
  head: Buffer | null;
  /** Empty when the trail is unchanged and still chained. */
  findings: Finding[];
  /** Where the next recent proof may begin; undefined where something was found, or no block is. */
  provenBlock: ProvenBlock | undefined;
}

const promises: readonly ProvenInvariant[] = [
  {
    promise: 'every block of the trail follows the one before, from the first on',
    sql: `SELECT format('block %s, after block %s', number, before) AS place
            FROM (SELECT number, previous, lag(number, 1, 0::bigint) OVER chain AS before,
              lag(hash) OVER chain AS hash_before
              FROM audit_block WINDOW chain AS (ORDER BY number)) AS link
           WHERE number <> before + 1 OR previous IS DISTINCT FROM hash_before`,
  },
  {
    promise: 'every block of the trail is as it was written',
    sql: `SELECT format('block %s, made at %s', number, made_at) AS place FROM audit_block AS block
      WHERE hash <> ${blockHash}`,
  },
  {
    promise: 'every event of the trail is there, and as it was written',
    sql: `SELECT format('event %s, block %s: %s', chained.id, block.number, CASE
      WHEN event.id IS NULL THEN 'gone' ELSE format('changed, says it is of %s', event.at)
      END) AS place
            FROM audit_block AS block CROSS JOIN LATERAL unnest(block.events,
              block.digests) AS chained (id, digest) LEFT JOIN audit_event AS event
              ON event.id = chained.id
           WHERE event.id IS NULL OR chained.digest IS DISTINCT FROM ${eventDigest}`,
  },
  {
    promise: 'no event of the trail was put into a time that was over',
    sql: `SELECT format('event %s, says it is of %s', event.id, event.at) AS place
            FROM audit_event AS event LEFT JOIN (SELECT unnest(events) AS id
              FROM audit_block) AS chained ON chained.id = event.id
           WHERE chained.id IS NULL AND event.at <= (SELECT settled_to FROM audit_block
             ORDER BY number DESC LIMIT 1)`,
  },
];

interface Proving {
  /** Undefined where the key is not at hand: then it is unknown who made the blocks. */
  signer: BlockSigner | undefined;
  now: Temporal.Instant;
  /** Ends it, by throwing, before its next check. */
  stopping?: AbortSignal;
}

/**
 * Proves as of one moment that the trail is the one that was written, and still chained, while
 * others go on writing. Reads every event: seconds for a million.
 */
export async function verifyTrail(db: Database, proving: Proving): Promise<TrailVerdict> {
  return await asOfOneMoment(db, (tx) => verifyTrailWithin(tx, proving));
}

/**
 * The same for what came since the last proven block: a night's proof, however long the trail.
 * Everything where no block is proven yet.
 */
export async function verifyRecentTrail(db: Database, proving: Proving): Promise<TrailVerdict> {
  return await asOfOneMoment(db, (tx) => verifyRecentTrailWithin(tx, proving));
}

/** The trail as a transaction sees it, every event. */
export async function verifyTrailWithin(tx: Tx, proving: Proving): Promise<TrailVerdict> {
  // A backup of a version that kept no proven blocks is proven without.
  const kept = (await keepsProvenBlocks(tx)) ? [provenBlocksUnchanged] : [];
  const findings = await findAll(tx, [...promises, ...kept], 0n, proving);
  const { rows } = await tx.query<Counts>(
    `SELECT blocks, events, greatest((SELECT count(*) FROM audit_event) - events, 0) AS waiting
       FROM (SELECT count(*) AS blocks, coalesce(sum(cardinality(events)), 0)::bigint AS events
         FROM audit_block) AS counted`,
  );
  return { scope: 'full', ...(rows[0] as Counts), ...(await readEnd(tx, findings)) };
}

/** The trail as a transaction sees it, since the last proven block. */
export async function verifyRecentTrailWithin(tx: Tx, proving: Proving): Promise<TrailVerdict> {
  const proven = await findProvenBlock(tx);
  if (proven === undefined) return await verifyTrailWithin(tx, proving);
  const findings = await findAll(tx, trailInvariantsSinceProof(proven), proven.number, proving);
  const { rows } = await tx.query<Counts>(
    `SELECT count(*) AS blocks, coalesce(sum(cardinality(events)), 0)::bigint AS events,
        (SELECT count(*) FROM audit_event AS event LEFT JOIN (${chainedSince('$1', '$2')}) AS chained
          ON chained.id = event.id WHERE chained.id IS NULL AND ${openEvents('$2')}) AS waiting
       FROM audit_block WHERE number > $1`,
    [proven.number, proven.settledTo],
  );
  return { scope: 'recent', ...(rows[0] as Counts), ...(await readEnd(tx, findings)) };
}

type Counts = Pick<TrailVerdict, 'blocks' | 'events' | 'waiting'>;

/** @param after the block after which each one's signature is looked at */
async function findAll(
  tx: Tx,
  promised: readonly ProvenInvariant[],
  after: bigint,
  { signer, now, stopping }: Proving,
): Promise<Finding[]> {
  const findings = await findBroken(tx, promised, stopping);
  findings.push(...(await findStandstill(tx, now)));
  if (signer) findings.push(...(await findForeignBlocks(tx, signer, after)));
  return findings;
}

async function readEnd(
  tx: Tx,
  findings: Finding[],
): Promise<Pick<TrailVerdict, 'upTo' | 'head' | 'findings' | 'provenBlock'>> {
  const { number, hash, upTo, settledTo } = await findHead(tx);
  if (hash === null) return { upTo: null, head: null, findings, provenBlock: undefined };
  const provenBlock = findings.length === 0 ? { number, hash, settledTo } : undefined;
  return { upTo, head: hash, findings, provenBlock };
}

const blocksAtOnce = 10_000;

interface SignedBlock {
  number: bigint;
  hash: Buffer;
  seal: Buffer;
  publicKey: Buffer | null;
  publicSignature: Buffer | null;
}

const publiclyOf = ({ publicKey, publicSignature }: SignedBlock): PublicSignature | null =>
  publicKey && publicSignature && { publicKey, signature: publicSignature };

/** An attacker who may write to the database can hash the whole chain again, but not sign it. */
async function findForeignBlocks(tx: Tx, signer: BlockSigner, after: bigint): Promise<Finding[]> {
  const foreign: string[] = [];
  let last = after;
  for (;;) {
    const { rows } = await tx.query<SignedBlock>(
      `SELECT number, hash, signature AS seal, public_key AS "publicKey",
        public_signature AS "publicSignature"
        FROM audit_block WHERE number > $1 ORDER BY number LIMIT $2`,
      [last, blocksAtOnce],
    );
    foreign.push(
      ...rows
        .filter((block) => !signer.fits(block.seal, block.hash, publiclyOf(block)))
        .map(({ number }) => `block ${number}`),
    );
    const end = rows.at(-1);
    if (!end) break;
    last = end.number;
  }
  return foreign.length === 0
    ? []
    : [
        {
          promise: 'every block of the trail was signed with the key of this bank',
          count: foreign.length,
          places: foreign.slice(0, namedPlaces),
        },
      ];
}
