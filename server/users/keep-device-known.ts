import type { Bank } from '../bank.ts';
import type { Exchange } from '../http/handler.ts';
import { hasSignedInHere, rememberDevice } from '../http/known-device.ts';
import type { StoredUser } from './users-store.ts';

/** A change by the owner ends what all devices are known by. The one it is made on stays known, and its next sign-in is no news. */
export async function keepDeviceKnown<T>(bank: Bank, exchange: Exchange, find: () => Promise<StoredUser | undefined>, change: () => Promise<T>): Promise<T> {
  const before = await find();
  const wasKnown = before !== undefined && hasSignedInHere(bank, exchange.request, before);
  const changed = await change();
  const after = wasKnown ? await find() : undefined;
  if (after) rememberDevice(bank, exchange, after);
  return changed;
}
