/*
 * The text that is hashed, defined once for the job that chains the trail and for the proof: JSON
 * lists, so that no two contents read the same, computed where the rows are. Times are in UTC
 * whatever the connection says, and `details` is the text of a jsonb, which has one order of keys.
 * A column that is added to `audit_event` one day needs a second text next to this one, and a
 * column of the block that says which of the two it was made with.
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

const listOf = (members: readonly string[]): string =>
  `json_build_array(${members.join(', ')})::text`;
const sha256 = (text: string): string => `sha256(convert_to(${text}, 'UTF8'))`;

/** SQL: every column of the row `event`, as the text that is hashed. */
export const eventText = listOf(
  eventColumns.map((name) => (name === 'at' ? inUtc('event.at') : `event.${name}`)),
);

/** SQL: what the row `block` holds, as the text that is hashed. */
export const blockText = listOf([
  'block.number',
  `encode(block.previous, 'hex')`,
  inUtc('block.made_at'),
  inUtc('block.up_to'),
  inUtc('block.settled_to'),
  'block.events',
  `(SELECT array_agg(encode(digest, 'hex') ORDER BY place)
    FROM unnest(block.digests) WITH ORDINALITY AS hashed (digest, place))`,
]);

export const eventDigest = sha256(eventText);
export const blockHash = sha256(blockText);
