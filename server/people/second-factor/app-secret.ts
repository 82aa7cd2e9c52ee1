import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { bankFacts } from '../../../config/bank.ts';
import type { Secrets } from '../../base/sealing/secrets.ts';
import type { StoredApp } from './second-factor-store.ts';

/** The rules that every authenticator app supports: six digits, half a minute, SHA-1. */
const rules = { digits: 6, period: 30, algorithm: 'SHA1' };
/** A phone's clock may be one step off, either way. */
const skewSteps = 1;
/** As long as the hash it goes into. */
const secretBytes = 20;

export const newAppSecret = (): Buffer => randomBytes(secretBytes);

type Place = Pick<StoredApp, 'id' | 'userId'>;

const placeOf = ({ id, userId }: Place) => `authenticator-app:${id}:${userId}`;

export const sealAppSecret = (secrets: Secrets, place: Place, secret: Uint8Array): Buffer =>
  secrets.seal('app-secret', secret, placeOf(place));

export const openAppSecret = (secrets: Secrets, app: StoredApp): Buffer =>
  secrets.unseal('app-secret', app.secretSealed, placeOf(app));

/** Seals a secret with the newest key. It stays the same, so no one has to set up an app again. */
export const resealAppSecret = (secrets: Secrets, app: StoredApp): Buffer =>
  sealAppSecret(secrets, app, openAppSecret(secrets, app));

const generatorOf = (secret: Uint8Array, label = '') =>
  new TOTP({
    ...rules,
    issuer: bankFacts.name,
    label,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

/** The secret as a person types it into an app, and as the app reads it from a picture. */
export function secretForApp(
  secret: Uint8Array,
  username: string,
): { secret: string; address: string } {
  const generator = generatorOf(secret, username);
  return { secret: generator.secret.base32, address: generator.toString() };
}

/**
 * The half minute (counted from 1970) whose code this is; undefined when it is none of those that
 * count now.
 */
export function stepOfCode(
  secret: Uint8Array,
  digits: string,
  now: Temporal.Instant,
): number | undefined {
  const generator = generatorOf(secret);
  const timestamp = now.epochMilliseconds;
  const delta = generator.validate({ token: digits, timestamp, window: skewSteps });
  return delta === null ? undefined : generator.counter({ timestamp }) + delta;
}
