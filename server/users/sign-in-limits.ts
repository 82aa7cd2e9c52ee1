import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Bank } from '../bank.ts';
import type { Database } from '../db/database.ts';
import { refuse } from '../refusal.ts';

/** rate-limiter-flexible speaks node-postgres; this is all of it that it needs, on either engine. */
function asPostgresClient(db: Database) {
  return {
    async query({ text, values }: { text: string; values?: unknown[] }) {
      const { rows, rowCount } = await db.query(text, values);
      return { rowCount, rows: rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, typeof value === 'bigint' ? Number(value) : value]))) };
    },
  };
}

const minute = 60;

function createLimiters(db: Database) {
  const store = { storeClient: asPostgresClient(db), storeType: 'client', tableName: 'failed_tries', tableCreated: true };
  return {
    /** A device that has signed in as this person before: ten tries in 15 minutes, whatever strangers do. */
    knownDevice: new RateLimiterPostgres({ ...store, keyPrefix: 'known', points: 10, duration: 15 * minute }),
    /** All devices nobody knows, together: five in a row, then slower and slower. */
    unknownDevices: new RateLimiterPostgres({ ...store, keyPrefix: 'unknown', points: 5, duration: 24 * 60 * minute }),
    /** One network address trying many names. */
    address: new RateLimiterPostgres({ ...store, keyPrefix: 'address', points: 20, duration: minute }),
  };
}

type Limiters = ReturnType<typeof createLimiters>;
const limitersOf = new WeakMap<Database, Limiters>();

function limiters(db: Database): Limiters {
  const known = limitersOf.get(db) ?? createLimiters(db);
  limitersOf.set(db, known);
  return known;
}

/** Whom the tries are counted for. */
export interface Guesser {
  /** The person's id, or the typed name when nobody has it: both slow down alike. */
  person: string;
  address: string;
  /** Set when this device has signed in as this person before. */
  device: string | undefined;
}

/** An IPv6 customer owns a /64, so that is what counts as one address. */
function networkOf(address: string): string {
  return address.includes(':') && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address;
}

function bucketsOf(bank: Bank, guesser: Guesser) {
  const { knownDevice, unknownDevices, address } = limiters(bank.db);
  const person = guesser.device === undefined ? { limiter: unknownDevices, key: guesser.person } : { limiter: knownDevice, key: `${guesser.person}:${guesser.device}` };
  return [person, { limiter: address, key: networkOf(guesser.address) }];
}

/** `30 seconds`, `2 minutes`: how long to wait, in words. */
function waitInWords(seconds: number): string {
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / minute)} minutes`;
}

function refuseFor(milliseconds: number): never {
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return refuse('TOO_MANY_TRIES', { params: { wait: waitInWords(retryAfterSeconds) }, retryAfterSeconds });
}

/** Refuses while too many tries have failed. Counts nothing, so a right password never uses up a try. */
export async function refuseGuessing(bank: Bank, guesser: Guesser): Promise<void> {
  if (!bank.config.limits) return;
  for (const { limiter, key } of bucketsOf(bank, guesser)) {
    const state = await limiter.get(key);
    if (state !== null && state.consumedPoints >= limiter.points && state.msBeforeNext > 0) refuseFor(state.msBeforeNext);
  }
}

/** One, two, four … up to 15 minutes: strangers are slowed down, the owner is never locked out. */
function pauseSeconds(failuresBeyondLimit: number): number {
  return Math.min(15, 2 ** failuresBeyondLimit) * minute;
}

/** Counts a failed try. */
export async function countFailure(bank: Bank, guesser: Guesser): Promise<void> {
  if (!bank.config.limits) return;
  for (const { limiter, key } of bucketsOf(bank, guesser)) {
    const state = await limiter.penalty(key);
    const beyond = state.consumedPoints - limiter.points;
    if (limiter === limiters(bank.db).unknownDevices && beyond >= 0) await limiter.set(key, state.consumedPoints, pauseSeconds(beyond));
  }
}

/** A success forgets the person's failures on this kind of device. */
export async function forgetFailures(bank: Bank, guesser: Guesser): Promise<void> {
  if (!bank.config.limits) return;
  const [person] = bucketsOf(bank, guesser);
  await person?.limiter.delete(person.key);
}
