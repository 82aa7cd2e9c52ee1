import type { Bank } from '../../bank.ts';
import type { SignedInContext } from '../../context.ts';
import type { TryLimits } from '../../services/limits/judge-try.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { networkOf } from '../../services/limits/network-of.ts';
import { forgetTries, type PauseRule } from '../../services/limits/pauses-store.ts';

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

/** The person, address and device that tries are counted for. */
export interface Guesser {
  /** The person's id, or one made from the typed name when it is unknown: both slow down alike. */
  person: string;
  address: string;
  /** Set when this device has signed in as this person before. */
  device: string | undefined;
}

/**
 * A signed-in person is asked under the same limits as a stranger, so that a stolen session guesses
 * no better; here the session takes the place of the device.
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

/** @returns the limits that bound the wrong tries of a guesser. */
export const signInLimits = (guesser: Guesser | Unnamed): TryLimits => ({
  windows: [{ rule: oneAddress, key: networkOf(guesser.address) }],
  pause: 'person' in guesser ? bucketOf(guesser) : undefined,
});

/** A success forgets the person's failures on this kind of device. */
export async function forgetFailures(bank: Bank, guesser: Guesser): Promise<void> {
  if (!bank.config.limits) return;
  const { rule, key } = bucketOf(guesser);
  await forgetTries(bank.counters, rule, key);
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
    await forgetTries(bank.counters, rule, key);
  }
}
