import type { Bank } from '../../bank.ts';
import type { Exchange } from '../../http/handler.ts';
import { hasSignedInHere, rememberDevice } from './known-device.ts';
import type { StoredUser } from './users-store.ts';

/**
 * A change by the owner ends what all devices are known by. The one it is made on stays known, and
 * its next sign-in is no news. Known in the epoch of this very change: one that follows at once, as
 * the owner's reset after a thief's change, makes it unknown; and one that was not made (false)
 * keeps nothing known.
 */
export async function keepDeviceKnown<T>(
  bank: Bank,
  exchange: Exchange,
  find: () => Promise<StoredUser | undefined>,
  change: () => Promise<T>,
): Promise<T> {
  const before = await find();
  const knownIn =
    before && hasSignedInHere(bank, exchange.request, before) ? before.authEpoch : undefined;
  const changed = await change();
  if (knownIn === undefined || changed === false) return changed;
  const after = await find();
  if (after?.authEpoch === knownIn + 1) rememberDevice(bank, exchange, after);
  return changed;
}
