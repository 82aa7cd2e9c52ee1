import type { Bank } from '../../bank.ts';
import { isUnchangedFor72Hours } from '../users/contact-changes.ts';
import { findPasskeysOf } from '../passkeys/passkeys-store.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { findAppInUse } from '../second-factor/second-factor-store.ts';
import { findPin } from '../security-pin/pins-store.ts';
import type { StoredUser } from '../users/users-store.ts';
import type { LiftingFactor } from './freezes-store.ts';

/**
 * The strongest factor of a frozen customer that is 72 hours older than the freeze: a younger one
 * may be the thief's. A passkey counts although it waits, because the freeze made all of them wait.
 * @returns undefined where there is none.
 */
export async function liftingFactorOf(
  { config, db }: Bank,
  { id, frozenAt }: Pick<StoredUser, 'id' | 'frozenAt'>,
): Promise<LiftingFactor | undefined> {
  if (frozenAt === null) return undefined;
  const isOlder = (since: Temporal.Instant | null | undefined) =>
    since !== null && since !== undefined && isUnchangedFor72Hours(since, frozenAt);
  const passkeys = relyingPartyOf(config) ? await findPasskeysOf(db, id) : [];
  if (passkeys.some(({ createdAt }) => isOlder(createdAt))) return 'passkey';
  if (isOlder((await findAppInUse(db, id))?.confirmedAt)) return 'code';
  return isOlder((await findPin(db, id))?.setAt) ? 'pin' : undefined;
}
