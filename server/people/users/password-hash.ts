import { availableParallelism } from 'node:os';
import type { Secrets } from '../../base/sealing/secrets.ts';
import type { Caller } from '../../services/turns/caller.ts';
import { createFairQueue } from '../../services/turns/fair-queue.ts';

/** Its native library is loaded for the first password. */
const argon2 = () => import('@node-rs/argon2');

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const current = '$argon2id$v=19$m=19456,t=2,p=1$';

const cores = Math.max(1, availableParallelism() - 1);

/**
 * One each, so that strangers who sign up do not keep customers from logging in, and neither keeps
 * a customer from choosing a PIN.
 */
const queues = {
  signUp: createFairQueue({ atOnce: 1, maxWaiting: 50 }),
  signIn: createFairQueue({ atOnce: cores, maxWaiting: 50 }),
  pin: createFairQueue({ atOnce: cores, maxWaiting: 50 }),
};

/** With whose keys, and whose turn it is. */
export interface Hashing {
  bank: { secrets: Secrets };
  caller: Caller;
}

// Unicode has several spellings of one visible text; a keyboard must not decide whether a password
// fits.
const pepper = (secrets: Secrets, generation: string, password: string) =>
  secrets.macBy(generation, 'password-pepper', password.normalize('NFC')).toString('base64');

/** Splits a stored hash into its key's mark and the hash; without a mark it was the first key. */
export function takeApart(stored: string): { generation: string; argon: string } {
  const [, generation = '', argon = stored] = /^([0-9a-f]{8}):(.*)$/s.exec(stored) ?? [];
  return { generation, argon };
}

export const withMark = (generation: string, argon: string) =>
  generation === '' ? argon : `${generation}:${argon}`;

/** Makes the hash of a password or a PIN that was peppered, in the turn of who asks. */
export const hashSlowly = (
  queue: keyof typeof queues,
  caller: Caller,
  peppered: string,
): Promise<string> =>
  queues[queue](caller, async () => (await argon2()).hash(peppered, parameters));

/** Says whether something peppered fits a hash, in the turn of who asks. */
export const fitsSlowly = (
  queue: keyof typeof queues,
  caller: Caller,
  { argon, peppered }: { argon: string; peppered: string },
): Promise<boolean> => queues[queue](caller, async () => (await argon2()).verify(argon, peppered));

/**
 * `forWhom` chooses whom the work waits behind: a stranger who signs up, or a person the bank
 * knows.
 */
export async function hashPassword(
  { bank: { secrets }, caller }: Hashing,
  password: string,
  forWhom: 'signUp' | 'signIn' = 'signIn',
): Promise<string> {
  const generation = secrets.generation('password-pepper');
  const argon = await hashSlowly(forWhom, caller, pepper(secrets, generation, password));
  return withMark(generation, argon);
}

/**
 * A hash of nothing anybody knows, so that no password fits it: an unknown name costs the same time
 * as a wrong password.
 */
export const hashOfNobody = `${current}bGFya21vb3ItbGFya21vb3I$AEF4rKXp9hEo2xLvSfGyUSHPJ1n5RYrmZ4eDUcC3gAA`;

/** Says whether a password fits; with no hash (an unknown person) the same work, and no. */
export async function isPassword(
  { bank: { secrets }, caller }: Hashing,
  storedHash: string | undefined,
  password: string,
): Promise<boolean> {
  const { generation, argon } = takeApart(storedHash ?? hashOfNobody);
  const peppered = pepper(secrets, generation, password);
  const fits = await fitsSlowly('signIn', caller, { argon, peppered });
  return fits && storedHash !== undefined;
}

/** Says whether a stored hash has weaker parameters than today's, or an older key. */
export function isOutdated(
  secrets: Secrets,
  purpose: 'password-pepper' | 'pin-pepper',
  storedHash: string,
): boolean {
  const { generation, argon } = takeApart(storedHash);
  return !argon.startsWith(current) || generation !== secrets.generation(purpose);
}
