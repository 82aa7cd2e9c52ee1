import { Readable } from 'node:stream';
import type { Caller } from '../../services/turns/caller.ts';
import { createFairPlaces } from '../../services/turns/fair-places.ts';
import { refuseFor } from '../../services/limits/refuse-for.ts';

/** Each asks the database again and again for as long as its reader reads. */
const open = createFairPlaces(200);

/** One for each account and the list of orders. */
const mostOfOne = 4;

/**
 * A file that is written while it is read, one of a few that a person reads at the same time.
 * @throws {Refusal} TOO_MANY_TRIES, BUSY.
 */
export function openExport(caller: Caller, lines: AsyncIterable<string>): Readable {
  if (open.of(caller.person) >= mostOfOne) refuseFor(5_000);
  const place = open.take(caller, 1, () =>
    bytes.destroy(new Error('Somebody who reads fewer files has its place.')),
  );
  const bytes = Readable.from(lines).once('close', () => place.giveBack());
  return bytes;
}
