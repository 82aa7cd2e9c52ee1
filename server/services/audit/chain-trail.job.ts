import type { Context } from '../../context.ts';
import type { Database, Tx } from '../../db/database.ts';
import { anchorMessage } from './anchors.ts';
import {
  type ChainHead,
  findHead,
  findReachAt,
  hashOfBlock,
  insertBlock,
  lookAgain,
  lookFirst,
} from './blocks-store.ts';
import { type BlockSigner, blockSigner, writtenKey } from './block-signatures.ts';

interface NewBlock {
  number: bigint;
  hash: Buffer;
  publicKey: Buffer;
  upTo: Temporal.Instant;
  /** The number of events it covers. */
  events: number;
  /** The number that were looked at for it, a first time or again. */
  seen: number;
}

/** Blocks end at whole five seconds, so that a busy bank has no more of them than a quiet one. */
const beatMs = 5_000;

/** An event is written some moments after its time, when its transaction commits. */
const usualDelayMs = 10_000;

/**
 * Hours that an event may come late: a server halted, or its clock is behind, between taking the
 * time and committing. No block takes in an event that comes later, and the proof names it.
 */
const latestHours = 1;

/** Events that one block looks at, a first time and again. */
const mostAtOnce = 2_000;

const earlier = (a: Temporal.Instant, b: Temporal.Instant) =>
  Temporal.Instant.compare(a, b) < 0 ? a : b;
const later = (a: Temporal.Instant, b: Temporal.Instant) =>
  Temporal.Instant.compare(a, b) > 0 ? a : b;

const reachOf = (now: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(
    Math.floor((now.epochMilliseconds - usualDelayMs) / beatMs) * beatMs,
  );

/**
 * Adds one block to the chain: the next events by their time, and those of an hour ago that were
 * committed late.
 * @param now never ahead of the time that events are still written with
 * @returns undefined when there is nothing to add, or another server has added it.
 */
export async function chainTrail(
  db: Database,
  signer: BlockSigner,
  now: Temporal.Instant,
): Promise<NewBlock | undefined> {
  return await db.tx(async (tx) => await addBlock(tx, signer, now));
}

async function addBlock(
  tx: Tx,
  signer: BlockSigner,
  now: Temporal.Instant,
): Promise<NewBlock | undefined> {
  const head = await findHead(tx);
  const reach = later(reachOf(now), head.upTo);
  const fresh = await lookFirst(tx, { after: head.upTo, upTo: reach, limit: mostAtOnce });
  const settled = later(await findSettled(tx, now), head.settledTo);
  const late = await lookAgain(tx, { after: head.settledTo, upTo: settled, limit: mostAtOnce });
  const seen = fresh.seen + late.seen;
  if (seen === 0 && !isQuietFor(head, reach)) return undefined;

  const block = {
    number: head.number + 1n,
    previous: head.hash,
    madeAt: now,
    upTo: fresh.seen < mostAtOnce ? reach : (fresh.last ?? reach),
    settledTo: late.seen < mostAtOnce ? settled : (late.last ?? settled),
    events: [...late.events, ...fresh.events],
    digests: [...late.digests, ...fresh.digests],
  };
  const hash = await hashOfBlock(tx, block);
  const publicly = signer.signPublicly(hash);
  const seal = signer.sealHash(hash, publicly);
  if (!(await insertBlock(tx, block, { hash, publicly, seal }))) return undefined;
  const { publicKey } = publicly;
  return {
    number: block.number,
    hash,
    publicKey,
    upTo: block.upTo,
    events: block.events.length,
    seen,
  };
}

/**
 * Finds the time up to which a block first looked an hour ago or longer. Judged by when that block
 * was made, since a clock that was ahead may have let it reach into the future.
 */
async function findSettled(tx: Tx, now: Temporal.Instant): Promise<Temporal.Instant> {
  const reached = await findReachAt(tx, now.subtract({ hours: latestHours }));
  return earlier(reached, reachOf(now).subtract({ hours: latestHours }));
}

/** A quiet hour is chained as well, so that nothing can be put into it afterwards. */
const isQuietFor = ({ upTo }: ChainHead, reach: Temporal.Instant): boolean =>
  reach.since(upTo).total('hours') >= latestHours;

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
  const block = await chainTrail(db, blockSigner(secrets), now as Temporal.Instant);
  if (block === undefined) return 0;
  const { number, hash, publicKey, upTo, events, seen } = block;
  log.info(
    {
      block: Number(number),
      hash: hash.toString('hex'),
      signedBy: writtenKey(publicKey),
      upTo: upTo.toString(),
      events,
    },
    anchorMessage,
  );
  return seen;
}
