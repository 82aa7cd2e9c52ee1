import { Readable } from 'node:stream';
import { givingWay } from '../../services/turns/give-way.ts';
import type { Caller } from '../../services/turns/caller.ts';
import { createFairPlaces } from '../../services/turns/fair-places.ts';
import { refuseFor } from '../../services/limits/refuse-for.ts';

/** Each asks the database again and again for as long as its reader reads. */
const open = createFairPlaces(200);

/** One for each account and the list of orders. */
const mostOfOne = 4;

/** Longer than the slowest line needs for a few hundred entries. */
const mostStillMs = 120_000;

/**
 * A file that is written while it is read, one of a few that a person reads at the same time. A
 * reader that stops reading is cut off, so that it keeps neither a place nor the entries read for it.
 * @throws {Refusal} TOO_MANY_TRIES, BUSY.
 */
export function openExport(
  caller: Caller,
  lines: AsyncIterable<string>,
  stillMs = mostStillMs,
): Readable {
  if (open.of(caller.person) >= mostOfOne) refuseFor(5_000);
  const place = open.take(caller, 1, () =>
    bytes.destroy(new Error('Somebody who reads fewer files has its place.')),
  );
  const cutOff = () => bytes.destroy(new Error('Its reader has stopped reading.'));
  const bytes = Readable.from(whileRead(givingWay(lines), stillMs, cutOff)).once('close', () =>
    place.giveBack(),
  );
  return bytes;
}

/** Calls when the next piece is not asked for in time; before the first one there is no hurry. */
async function* whileRead(
  pieces: AsyncIterable<string>,
  stillMs: number,
  onStill: () => void,
): AsyncGenerator<string> {
  let timer: NodeJS.Timeout | undefined;
  try {
    for await (const piece of pieces) {
      timer = setTimeout(onStill, stillMs).unref();
      yield piece;
      clearTimeout(timer);
    }
  } finally {
    clearTimeout(timer);
  }
}
