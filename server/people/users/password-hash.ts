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
const pepper = (secrets: Secrets, generation: string, password: string) =>
  secrets.macBy(generation, 'password-pepper', password.normalize('NFC')).toString('base64');

/** Which key a hash was made with, and the hash itself; without a mark it was the first one. */
function takeApart(stored: string): { generation: string; argon: string } {
  const [, generation = '', argon = stored] = /^([0-9a-f]{8}):(.*)$/s.exec(stored) ?? [];
  return { generation, argon };
}

const withMark = (generation: string, argon: string) =>
  generation === '' ? argon : `${generation}:${argon}`;

/**
 * `forWhom` chooses whom the work waits behind: a stranger who signs up, or a person the bank
 * knows.
 */
export async function hashPassword(
  secrets: Secrets,
  password: string,
  forWhom: 'signUp' | 'signIn' = 'signIn',
): Promise<string> {
  const generation = secrets.generation('password-pepper');
  const argon = await queues[forWhom](() =>
    hash(pepper(secrets, generation, password), parameters),
  );
  return withMark(generation, argon);
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
  const { generation, argon } = takeApart(storedHash ?? hashOfNobody);
  const fits = await queues.signIn(() => verify(argon, pepper(secrets, generation, password)));
  return fits && storedHash !== undefined;
}

/** Whether a stored hash was made with weaker parameters than today's, or with an older key. */
export function isOutdated(
  secrets: Secrets,
  purpose: 'password-pepper' | 'pin-pepper',
  storedHash: string,
): boolean {
  const { generation, argon } = takeApart(storedHash);
  return !argon.startsWith(current) || generation !== secrets.generation(purpose);
}

/** The PIN's hash is bound to its owner, so that equal PINs do not look alike. */
const pinPepper = (secrets: Secrets, generation: string, { userId, pin }: GivenPin) =>
  secrets.macBy(generation, 'pin-pepper', `${userId}:${pin}`).toString('base64');

interface GivenPin {
  userId: string;
  pin: string;
}

export async function hashPin(secrets: Secrets, userId: string, pin: string): Promise<string> {
  const generation = secrets.generation('pin-pepper');
  const argon = await queues.pin(() =>
    hash(pinPepper(secrets, generation, { userId, pin }), parameters),
  );
  return withMark(generation, argon);
}

export function isPin(
  secrets: Secrets,
  userId: string,
  storedHash: string,
  pin: string,
): Promise<boolean> {
  const { generation, argon } = takeApart(storedHash);
  return queues.pin(() => verify(argon, pinPepper(secrets, generation, { userId, pin })));
}
