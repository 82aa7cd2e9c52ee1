import type { ProvenInvariant } from '../../ledger/find-broken.ts';
import { type ProvenBlock, provenBlocksUnchanged } from './proven-blocks.ts';
import { blockHash, eventDigest } from './trail-digests.ts';

/*
 * The part of the trail that a proof from a proven block on reads: the blocks after it, and the
 * events that none of the blocks before it can cover. It costs what came since then, however long
 * the trail.
 */

/** SQL: events of the time that was open yet when the proven block was made. */
export const openEvents = (settledTo: string): string => `event.at > ${settledTo}`;

/** SQL: the ids of the events that blocks cover, of those that may cover an open one. */
export const chainedSince = (number: string, settledTo: string): string =>
  `SELECT unnest(events) AS id FROM audit_block WHERE up_to > ${settledTo} OR number > ${number}`;

export function trailInvariantsSinceProof(proven: ProvenBlock): readonly ProvenInvariant[] {
  const { number, hash } = proven;
  const settledTo = `'${proven.settledTo.toString()}'::timestamptz`;
  return [
    provenBlocksUnchanged,
    {
      promise: 'every block of the trail since the proven one follows the one before',
      sql: `SELECT format('block %s, after block %s', number, before) AS place
          FROM (SELECT number, previous, lag(number, 1, ${number}::bigint) OVER chain AS before,
            lag(hash, 1, '\\x${hash.toString('hex')}'::bytea) OVER chain AS hash_before
            FROM audit_block WHERE number > ${number} WINDOW chain AS (ORDER BY number)) AS link
         WHERE number <> before + 1 OR previous IS DISTINCT FROM hash_before`,
    },
    {
      promise: 'every block of the trail since the proven one is as it was written',
      sql: `SELECT format('block %s, made at %s', number, made_at) AS place FROM audit_block AS block
         WHERE number > ${number} AND hash <> ${blockHash}`,
    },
    {
      promise: 'every event of the trail since the proven block is there, and as it was written',
      sql: `SELECT format('event %s, block %s: %s', chained.id, block.number, CASE
          WHEN event.id IS NULL THEN 'gone' ELSE format('changed, says it is of %s', event.at)
          END) AS place
          FROM audit_block AS block CROSS JOIN LATERAL unnest(block.events,
            block.digests) AS chained (id, digest)
          LEFT JOIN audit_event AS event ON event.id = chained.id AND ${openEvents(settledTo)}
         WHERE block.number > ${number}
           AND (event.id IS NULL OR chained.digest IS DISTINCT FROM ${eventDigest})`,
    },
    {
      promise: 'no event of the trail was put into a time that was over since the proven block',
      sql: `SELECT format('event %s, says it is of %s', event.id, event.at) AS place
          FROM audit_event AS event LEFT JOIN (${chainedSince(number.toString(), settledTo)}) AS chained
            ON chained.id = event.id
         WHERE chained.id IS NULL AND ${openEvents(settledTo)} AND event.at <= (SELECT settled_to
           FROM audit_block ORDER BY number DESC LIMIT 1)`,
    },
  ];
}
