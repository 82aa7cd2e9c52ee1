import type { Factor } from '../../../contract/values/step-up.ts';
import type { Bank } from '../../bank.ts';
import type { Queryable } from '../../db/database.ts';
import { countUsablePasskeysOf, findPasskeysOf } from '../passkeys/passkeys-store.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { findAppInUse } from '../second-factor/second-factor-store.ts';
import { findPin } from '../security-pin/pins-store.ts';
import { isUnchangedFor72Hours } from '../users/contact-changes.ts';

/**
 * The factors with which a person can prove who they are now. Where no browser can use passkeys
 * they count for nothing: a call for the strongest factor would be impossible.
 */
export async function heldFactors(
  { config, db }: Pick<Bank, 'config'> & { db: Queryable },
  userId: string,
): Promise<ReadonlySet<Factor>> {
  const [passkeys, app, pin] = await Promise.all([
    relyingPartyOf(config) ? countUsablePasskeysOf(db, userId) : 0,
    findAppInUse(db, userId),
    findPin(db, userId),
  ]);
  const held = new Set<Factor>(['password']);
  if (pin) held.add('pin');
  if (app) held.add('code');
  if (passkeys > 0) held.add('passkey');
  return held;
}

/**
 * @returns true where a person has had something stronger than the PIN for 72 hours: a younger one
 * may be a thief's, who adds it with password and PIN.
 */
export async function hasSettledFactor(
  { config, db, clock }: Pick<Bank, 'config' | 'db' | 'clock'>,
  userId: string,
): Promise<boolean> {
  const now = clock.now();
  const passkeys = relyingPartyOf(config) ? await findPasskeysOf(db, userId) : [];
  if (
    passkeys.some((each) => each.waitsSince === null && isUnchangedFor72Hours(each.createdAt, now))
  )
    return true;
  const since = (await findAppInUse(db, userId))?.confirmedAt;
  return since !== null && since !== undefined && isUnchangedFor72Hours(since, now);
}
