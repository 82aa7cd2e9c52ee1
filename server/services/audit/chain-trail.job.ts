import type { Context } from '../../context.ts';
import { anchorMessage } from './anchors.ts';
import { chainTrail } from './chain-trail.ts';
import { signBlock } from './trail-digests.ts';

/**
 * Chains what was written to the trail since the last block. Each new head is a line of the log,
 * which leaves the machine.
 * @returns how many events were looked at.
 */
export async function chainTrailJob({
  bank: { db, clock, log, secrets },
}: Context): Promise<number> {
  const { rows } = await db.query<{ now: Temporal.Instant }>('SELECT now()');
  // The earlier of both clocks, so that one that is ahead ends no time in which others still write.
  const [now] = [clock.now(), ...rows.map((row) => row.now)].toSorted(Temporal.Instant.compare);
  const block = await chainTrail(db, signBlock(secrets), now as Temporal.Instant);
  if (block === undefined) return 0;
  const { number, hash, upTo, events, seen } = block;
  log.info(
    { block: Number(number), hash: hash.toString('hex'), upTo: upTo.toString(), events },
    anchorMessage,
  );
  return seen;
}
