import type { BlockSigner } from './block-signatures.ts';
import { blockHash, eventDigest } from './trail-digests.ts';
import type { PublicSignature } from '../../base/sealing/secrets.ts';
import type { Database, Tx } from '../../db/database.ts';
import {
  asOfOneMoment,
  findBroken,
  namedPlaces,
  type ProvenPromise,
  type Finding,
} from '../../ledger/find-broken.ts';

/**
 * Finds out that the chain stands still while people go on: an attacker who stops it could change
 * what waits before it is chained. What people do reaches the trail through a serving bank alone,
 * and that chains it within the minute; so a bank that was not running, and the first chaining of a
 * long trail, are no standstill.
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
  blocks: bigint;
  /** Events that blocks cover, and those no block covers yet. */
  events: bigint;
  waiting: bigint;
  /** The end of the chain: null where there is none. */
  upTo: Temporal.Instant | null;
  head: Buffer | null;
  /** Empty when the trail is unchanged and still chained. */
  findings: Finding[];
}

const promises: readonly ProvenPromise[] = [
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

/** The same for the trail as a transaction sees it. */
export async function verifyTrailWithin(
  tx: Tx,
  { signer, now, stopping }: Proving,
): Promise<TrailVerdict> {
  const findings = await findBroken(tx, promises, stopping);
  findings.push(...(await findStandstill(tx, now)));
  if (signer) findings.push(...(await findForeignBlocks(tx, signer)));
  const { rows } = await tx.query<Omit<TrailVerdict, 'findings'>>(
    `SELECT blocks, events, greatest((SELECT count(*)
      FROM audit_event) - events, 0) AS waiting, last.up_to AS "upTo", last.hash AS head
       FROM (SELECT count(*) AS blocks, coalesce(sum(cardinality(events)), 0)::bigint AS events
         FROM audit_block) AS counted
       LEFT JOIN (SELECT up_to, hash FROM audit_block ORDER BY number DESC LIMIT 1) AS last ON true`,
  );
  return { ...(rows[0] as Omit<TrailVerdict, 'findings'>), findings };
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
async function findForeignBlocks(tx: Tx, signer: BlockSigner): Promise<Finding[]> {
  const foreign: string[] = [];
  let last = 0n;
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
