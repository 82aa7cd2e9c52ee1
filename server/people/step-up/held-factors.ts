import type { Factor } from '../../../contract/values/step-up.ts';
import type { Bank } from '../../bank.ts';
import type { LookUp, Queryable } from '../../db/database.ts';
import { findPasskeysOf } from '../passkeys/passkeys-store.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { findAppInUse } from '../second-factor/second-factor-store.ts';
import { isUnchangedFor72Hours } from '../users/contact-changes.ts';

interface Held {
  pin: boolean;
  code: boolean;
  passkey: boolean;
}

const heldBy: LookUp<string, Held> = {
  name: 'find-held-factors',
  sql: `SELECT asked.place::integer,
      EXISTS (SELECT FROM security_pin p WHERE p.user_id = asked.user_id) AS pin,
      EXISTS (SELECT FROM authenticator_app a WHERE a.user_id = asked.user_id
        AND a.confirmed_at IS NOT NULL) AS code,
      EXISTS (SELECT FROM passkey k WHERE k.user_id = asked.user_id
        AND k.waits_since IS NULL) AS passkey
    FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (user_id, place)`,
  values: (userIds) => [userIds],
};

/**
 * The factors with which a person can prove who they are now. Where no browser can use passkeys
 * they count for nothing: a call for the strongest factor would be impossible.
 */
export async function heldFactors(
  { config, db }: Pick<Bank, 'config'> & { db: Queryable },
  userId: string,
): Promise<ReadonlySet<Factor>> {
  const found = await db.lookUp(heldBy, userId);
  const held = new Set<Factor>(['password']);
  if (found?.pin) held.add('pin');
  if (found?.code) held.add('code');
  if (found?.passkey && relyingPartyOf(config)) held.add('passkey');
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
