import type { Queryable } from '../../db/database.ts';
import { hasChain } from './blocks-store.ts';

/** A block as it is known outside the database. */
export interface Anchor {
  block: number;
  hash: string;
}

/** The line of the log that tells of a new block. */
export const anchorMessage = 'the trail was chained';

/** @returns the anchor that a line of the log is; undefined for any other line. */
export function anchorOf(line: string): Anchor | undefined {
  if (!line.includes(anchorMessage)) return undefined;
  try {
    const { msg, block, hash } = JSON.parse(line) as Record<string, unknown>;
    return msg === anchorMessage && Number.isSafeInteger(block) && typeof hash === 'string'
      ? { block: Number(block), hash }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds the blocks that are known outside and are not in the database, or not the same: a chain
 * that was cut short or is that of an older backup is right in itself.
 * @returns what is wrong with each, by its number
 */
export async function compareWithAnchors(
  db: Queryable,
  anchors: readonly Anchor[],
): Promise<Map<number, string>> {
  if (!(await hasChain(db)))
    return new Map(
      anchors.map(({ block }) => [block, `block ${block} is missing, the trail has no blocks`]),
    );
  const { rows } = await db.query<{ number: bigint; place: string }>(
    `SELECT DISTINCT known.number, format('block %s is %s', known.number, CASE
      WHEN block.number IS NULL THEN format('missing, the trail ends at block %s',
      (SELECT max(number) FROM audit_block)) ELSE 'another one' END) AS place
       FROM unnest($1::bigint[], $2::text[]) AS known (number, hash) LEFT JOIN audit_block AS block
         ON block.number = known.number
      WHERE encode(block.hash, 'hex') IS DISTINCT FROM known.hash ORDER BY known.number`,
    [anchors.map(({ block }) => BigInt(block)), anchors.map(({ hash }) => hash)],
  );
  return new Map(rows.map(({ number, place }) => [Number(number), place]));
}
