import type { Factor } from '../../../contract/step-up.ts';
import type { Bank } from '../../bank.ts';
import type { Queryable } from '../../db/database.ts';
import { countUsablePasskeysOf } from '../passkeys/passkeys-store.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { findAppInUse } from '../second-factor/second-factor-store.ts';
import { findPin } from '../security-pin/pins-store.ts';

/**
 * What a person can prove who they are with now. Where no browser can use passkeys they count for
 * nothing: what wants the strongest factor would be impossible.
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
