import type { Bank } from '../bank.ts';
import type { SignedInContext } from '../context.ts';
import { countRequest } from '../limits/count-request.ts';
import { limiterOf, type LimitRule } from '../limits/limiter.ts';
import { networkOf } from '../limits/network-of.ts';
import { refuseFor } from '../limits/refuse-for.ts';

const minute = 60;

/** A device that has signed in as this person before: ten tries in 15 minutes, whatever strangers do. */
const knownDevice: LimitRule = { name: 'sign-in-known', points: 10, duration: 15 * minute };
/** All devices nobody knows, together: five in a row, then slower and slower. */
const unknownDevices: LimitRule = { name: 'sign-in-unknown', points: 5, duration: 24 * 60 * minute };
/** The pause after that: whoever comes first when it is over has one try. */
const pause: LimitRule = { name: 'sign-in-pause', points: 1, duration: minute };
/** One network address trying many names. */
const oneAddress: LimitRule = { name: 'sign-in-address', points: 20, duration: minute };

/** Whom the tries are counted for. */
export interface Guesser {
  /** The person's id, or one made from the typed name when nobody has it: both slow down alike. */
  person: string;
  address: string;
  /** Set when this device has signed in as this person before. */
  device: string | undefined;
}

/** A signed-in person is asked under the same limits as a stranger, so that a stolen session guesses no better; here the session stands for the device. */
export function guesserOf({ address, session }: SignedInContext): Guesser {
  return { person: session.userId, address, device: `session:${session.id}` };
}

/** Who shows a passkey names nobody: the address alone is counted. */
type Unnamed = Pick<Guesser, 'address'>;

function personBucket({ person, device }: Guesser): { rule: LimitRule; key: string } {
  return device === undefined ? { rule: unknownDevices, key: person } : { rule: knownDevice, key: `${person}:${device}` };
}

const addressBucket = ({ address }: Unnamed) => ({ rule: oneAddress, key: networkOf(address) });

const bucketsOf = (guesser: Guesser | Unnamed) => ('person' in guesser ? [personBucket(guesser), addressBucket(guesser)] : [addressBucket(guesser)]);

/** Refuses while too many tries have failed. A right password uses up no try. */
export async function refuseGuessing(bank: Bank, guesser: Guesser | Unnamed): Promise<void> {
  if (!bank.config.limits) return;
  for (const { rule, key } of bucketsOf(guesser)) {
    const state = await limiterOf(bank.db, rule).get(key);
    if (state === null || state.consumedPoints < rule.points) continue;
    if (rule === unknownDevices) await countRequest(bank, pause, key);
    else refuseFor(state.msBeforeNext);
  }
}

/** One, two, four … up to 15 minutes: strangers are slowed down, the owner is never locked out. */
function pauseSeconds(failuresBeyondLimit: number): number {
  return Math.min(15, 2 ** failuresBeyondLimit) * minute;
}

/** Counts a failed try. */
export async function countFailure(bank: Bank, guesser: Guesser | Unnamed): Promise<void> {
  if (!bank.config.limits) return;
  for (const { rule, key } of bucketsOf(guesser)) {
    const limiter = limiterOf(bank.db, rule);
    const { consumedPoints } = await limiter.penalty(key);
    if (rule === unknownDevices && consumedPoints >= rule.points)
      await limiterOf(bank.db, pause).set(key, pause.points, pauseSeconds(consumedPoints - rule.points));
  }
}

/** The right password leads to a second step, which is a try of its own: the one that was taken for the first is given back. */
export async function giveTryBack(bank: Bank, guesser: Guesser): Promise<void> {
  const { rule, key } = personBucket(guesser);
  if (bank.config.limits && rule === unknownDevices) await limiterOf(bank.db, pause).delete(key);
}

/** A success forgets the person's failures on this kind of device. */
export async function forgetFailures(bank: Bank, guesser: Guesser): Promise<void> {
  if (!bank.config.limits) return;
  const { rule, key } = personBucket(guesser);
  await limiterOf(bank.db, rule).delete(key);
  if (rule === unknownDevices) await limiterOf(bank.db, pause).delete(key);
}
