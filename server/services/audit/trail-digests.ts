import type { Secrets } from '../../base/sealing/secrets.ts';

/*
 * What is hashed, defined once for the job that chains the trail and for the proof: JSON lists, so
 * that no two contents read the same, computed where the rows are. Times are in UTC whatever the
 * connection says, and `details` is the text of a jsonb, which has one order of keys. A column that
 * is added to `audit_event` one day needs a second text next to this one, and a column of the block
 * that says which of the two it was made with.
 */

/** The columns of an event, in the order in which they are hashed. */
export const eventColumns = [
  'id',
  'at',
  'actor',
  'action',
  'subject',
  'request_id',
  'address',
  'details',
  'person_id',
] as const;

const inUtc = (time: string): string => `${time} AT TIME ZONE 'UTC'`;

const sha256 = (members: readonly string[]): string =>
  `sha256(convert_to(json_build_array(${members.join(', ')})::text, 'UTF8'))`;

/** SQL: SHA-256 of every column of the row `event`. */
export const eventDigest = sha256(
  eventColumns.map((name) => (name === 'at' ? inUtc('event.at') : `event.${name}`)),
);

/** SQL: SHA-256 of what the row `block` holds. */
export const blockHash = sha256([
  'block.number',
  `encode(block.previous, 'hex')`,
  inUtc('block.made_at'),
  inUtc('block.up_to'),
  inUtc('block.settled_to'),
  'block.events',
  `(SELECT array_agg(encode(digest, 'hex') ORDER BY place)
    FROM unnest(block.digests) WITH ORDINALITY AS hashed (digest, place))`,
]);

/**
 * What signs a block: an HMAC of its hash, under a key that is not in the database and that a new
 * key in the file does not change.
 */
export type SignBlock = (hash: Buffer) => Buffer;

export function signBlock(secrets: Secrets): SignBlock {
  return (hash) => secrets.mac('trail-block', hash.toString('hex'));
}
