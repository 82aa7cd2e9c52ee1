import type { Bank } from '../../bank.ts';
import type { SignedInContext } from '../../context.ts';
import { countRequest, refuseFor } from '../../services/limits/count-request.ts';
import { limiterOf, type LimitRule } from '../../services/limits/limiter.ts';
import { networkOf } from '../../services/limits/network-of.ts';
import {
  forgetTries,
  takeTry,
  giveBackTry,
  type PauseRule,
} from '../../services/limits/pauses-store.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * A device that has signed in as this person before, or a session: ten wrong tries in a row,
 * whatever strangers do. Then each pause is twice as long as the last, so that a stolen device or
 * session has no hundred tries in four years.
 */
const knownDevice: PauseRule = {
  name: 'sign-in-known',
  tries: 10,
  firstPauseMs: minute,
  longestPauseMs: 22 * day,
  keptMs: 60 * day,
};
/**
 * All unknown devices together: five wrong tries in a row, then pauses of up to 15 minutes, so that
 * strangers never keep the owner out for long.
 */
const unknownDevices: PauseRule = {
  name: 'sign-in-unknown',
  tries: 5,
  firstPauseMs: minute,
  longestPauseMs: 15 * minute,
  keptMs: day,
};
/** One network address trying many names. */
const oneAddress: LimitRule = { name: 'sign-in-address', points: 20, duration: 60 };

/** Whom the tries are counted for. */
export interface Guesser {
  /** The person's id, or one made from the typed name when it is unknown: both slow down alike. */
  person: string;
  address: string;
  /** Set when this device has signed in as this person before. */
  device: string | undefined;
}

/**
 * A signed-in person is asked under the same limits as a stranger, so that a stolen session guesses
 * no better; here the session stands for the device.
 */
export function guesserOf({ address, session }: SignedInContext): Guesser {
  return { person: session.userId, address, device: `session:${session.id}` };
}

/** A passkey is shown without a name: the address alone is counted. */
type Unnamed = Pick<Guesser, 'address'>;

function bucketOf({ person, device }: Pick<Guesser, 'person' | 'device'>): {
  rule: PauseRule;
  key: string;
} {
  return device === undefined
    ? { rule: unknownDevices, key: person }
    : { rule: knownDevice, key: `${person}:${device}` };
}

async function giveAddressBack(bank: Bank, { address }: Unnamed): Promise<void> {
  await limiterOf(bank.db, oneAddress).reward(networkOf(address));
}

/**
 * Counts a try before anything is checked, so that a hundred at once are no more than the limit. A
 * right one gives it back.
 * @throws {Refusal} TOO_MANY_TRIES.
 */
export async function countTry(bank: Bank, guesser: Guesser | Unnamed): Promise<void> {
  if (!bank.config.limits) return;
  const person = 'person' in guesser ? bucketOf(guesser) : undefined;
  const now = bank.clock.now();
  const waitMs = person && (await takeTry(bank.db, person.rule, { key: person.key, now }));
  if (waitMs !== undefined) refuseFor(waitMs);
  try {
    await countRequest(bank, oneAddress, networkOf(guesser.address));
  } catch (refused) {
    // What is refused unseen is no guess, of the address or of the person.
    await giveAddressBack(bank, guesser);
    if (person) await giveBackTry(bank.db, person.rule, { key: person.key, now });
    throw refused;
  }
}

/**
 * The try was right as far as it went, and the failures before it still count: a guesser of codes
 * has the password.
 */
export async function giveTryBack(bank: Bank, guesser: Guesser | Unnamed): Promise<void> {
  if (!bank.config.limits) return;
  await giveAddressBack(bank, guesser);
  if (!('person' in guesser)) return;
  const { rule, key } = bucketOf(guesser);
  await giveBackTry(bank.db, rule, { key, now: bank.clock.now() });
}

/** A success forgets the person's failures on this kind of device. */
export async function forgetFailures(bank: Bank, guesser: Guesser): Promise<void> {
  if (!bank.config.limits) return;
  await giveAddressBack(bank, guesser);
  const { rule, key } = bucketOf(guesser);
  await forgetTries(bank.db, rule, key);
}

/**
 * Forgets the failures at a password that was replaced. A stranger guessed at the old one, and the
 * owner need not wait for that.
 */
export async function forgetFailuresBefore(
  bank: Bank,
  userId: string,
  device: string,
): Promise<void> {
  if (!bank.config.limits) return;
  for (const guesser of [
    { person: userId, device: undefined },
    { person: userId, device },
  ]) {
    const { rule, key } = bucketOf(guesser);
    await forgetTries(bank.db, rule, key);
  }
}
