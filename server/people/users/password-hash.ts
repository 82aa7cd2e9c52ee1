import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import type { Secrets } from '../../base/sealing/secrets.ts';
import { createWorkQueue } from '../../services/limits/work-queue.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const current = '$argon2id$v=19$m=19456,t=2,p=1$';

const cores = Math.max(1, availableParallelism() - 1);

/**
 * One each, so that strangers who sign up do not keep customers from logging in, and neither keeps
 * a customer's payment from being approved.
 */
const queues = {
  signUp: createWorkQueue({ atOnce: 1, maxWaiting: 50 }),
  signIn: createWorkQueue({ atOnce: cores, maxWaiting: 50 }),
  pin: createWorkQueue({ atOnce: cores, maxWaiting: 50 }),
};

// Unicode has several spellings of one visible text; a keyboard must not decide whether a password
// fits.
const pepper = (secrets: Secrets, password: string) =>
  secrets.mac('password-pepper', password.normalize('NFC')).toString('base64');

/**
 * `forWhom` chooses whom the work waits behind: a stranger who signs up, or a person the bank
 * knows.
 */
export function hashPassword(
  secrets: Secrets,
  password: string,
  forWhom: 'signUp' | 'signIn' = 'signIn',
): Promise<string> {
  return queues[forWhom](() => hash(pepper(secrets, password), parameters));
}

/**
 * A hash of nothing anybody knows, so that no password fits it: an unknown name costs the same time
 * as a wrong password.
 */
export const hashOfNobody = `${current}bGFya21vb3ItbGFya21vb3I$AEF4rKXp9hEo2xLvSfGyUSHPJ1n5RYrmZ4eDUcC3gAA`;

/** Whether a password fits; with no hash (an unknown person) the same work, and no. */
export async function isPassword(
  secrets: Secrets,
  storedHash: string | undefined,
  password: string,
): Promise<boolean> {
  const fits = await queues.signIn(() =>
    verify(storedHash ?? hashOfNobody, pepper(secrets, password)),
  );
  return fits && storedHash !== undefined;
}

/** Whether a stored hash was made with weaker parameters than today's. */
export function isOutdated(storedHash: string): boolean {
  return !storedHash.startsWith(current);
}

/** The PIN's hash is bound to its owner, so that equal PINs do not look alike. */
const pinPepper = (secrets: Secrets, userId: string, pin: string) =>
  secrets.mac('pin-pepper', `${userId}:${pin}`).toString('base64');

export function hashPin(secrets: Secrets, userId: string, pin: string): Promise<string> {
  return queues.pin(() => hash(pinPepper(secrets, userId, pin), parameters));
}

export function isPin(
  secrets: Secrets,
  userId: string,
  storedHash: string,
  pin: string,
): Promise<boolean> {
  return queues.pin(() => verify(storedHash, pinPepper(secrets, userId, pin)));
}
