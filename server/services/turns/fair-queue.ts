import { Refusal } from '../../base/refusal.ts';
import { refuseFor } from '../limits/refuse-for.ts';
import { type Caller, goneRefusal, refuseGone } from './caller.ts';
import { createFairPlaces } from './fair-places.ts';

interface QueueLimits {
  /** Tasks at work at the same time. */
  atOnce: number;
  /** … of one person: one, where nothing is said. */
  atOnceOfOne?: number;
  /** Tasks that wait. When that many do, one of who has most of them makes room. */
  maxWaiting: number;
  /** … of one person: all, where nothing is said, until another person comes. */
  maxWaitingOfOne?: number;
}

/**
 * Does work when it is its caller's turn.
 * @throws {Refusal} BUSY (503) when too many wait, or it waited too long; TOO_MANY_TRIES (429) when
 * too many tasks of its caller wait; MALFORMED for who hung up.
 */
export type FairQueue = <T>(
  caller: Caller,
  work: (turn: { hasWaited: boolean }) => Promise<T>,
) => Promise<T>;

/** A connection that stays silent is cut after 30 seconds: who waits this long is answered before. */
const patienceMs = 20_000;

const comeBackMs = 5_000;

interface Waiting {
  caller: Caller;
  settle(refusal?: Refusal): void;
}

/**
 * Runs heavy work that all share, by turns of people: however many tasks one person sends, a
 * newcomer waits for at most one of each other person. People of one network take turns among each
 * other, so that a hundred accounts of one address delay others no more than one does. A task whose
 * request is gone is dropped.
 */
export function createFairQueue({
  atOnce,
  atOnceOfOne = 1,
  maxWaiting,
  maxWaitingOfOne = maxWaiting,
}: QueueLimits): FairQueue {
  const places = createFairPlaces(maxWaiting);
  const lines = new Lines();
  const atWork = new Map<string, number>();
  let running = 0;

  const mayBegin = (person: string) => (atWork.get(person) ?? 0) < atOnceOfOne;

  function begin(person: string): void {
    running += 1;
    atWork.set(person, (atWork.get(person) ?? 0) + 1);
  }

  function end(person: string): void {
    running -= 1;
    const left = (atWork.get(person) ?? 1) - 1;
    if (left === 0) atWork.delete(person);
    else atWork.set(person, left);
    // A place is handed on at once, so that a request that comes in between is not one too many.
    for (let next = takeNext(); next; next = takeNext()) {
      begin(next.caller.person);
      next.settle();
    }
  }

  const takeNext = () => (running < atOnce ? lines.takeNext(mayBegin) : undefined);

  async function wait(caller: Caller): Promise<void> {
    if (places.of(caller.person) >= maxWaitingOfOne) refuseFor(comeBackMs);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = (refusal: Refusal) => {
      lines.remove(waiting);
      waiting.settle(refusal);
    };
    const isTooMuch = () => leave(new Refusal('BUSY', { retryAfterSeconds: comeBackMs / 1000 }));
    const hangUp = () => leave(goneRefusal(caller));
    const place = places.take(caller, 1, isTooMuch);
    const timer = setTimeout(isTooMuch, patienceMs);
    const waiting: Waiting = {
      caller,
      settle(refusal) {
        clearTimeout(timer);
        caller.gone?.removeEventListener('abort', hangUp);
        place.giveBack();
        if (refusal) reject(refusal);
        else resolve();
      },
    };
    caller.gone?.addEventListener('abort', hangUp, { once: true });
    lines.add(waiting);
    await promise;
  }

  return async function run(caller, work) {
    refuseGone(caller);
    const { person } = caller;
    const hasWaited = running >= atOnce || !mayBegin(person);
    if (hasWaited) await wait(caller);
    else begin(person);
    try {
      return await work({ hasWaited });
    } finally {
      end(person);
    }
  };
}

/** The people who wait, by network and person; those whose turn is next come first. */
class Lines {
  readonly #networks = new Map<string, Map<string, Waiting[]>>();
  /** The network in whose line a person waits: another one gives them no second turn. */
  readonly #standsIn = new Map<string, string>();

  add(waiting: Waiting): void {
    const { person } = waiting.caller;
    const network = this.#standsIn.get(person) ?? waiting.caller.network;
    this.#standsIn.set(person, network);
    const people = this.#networks.get(network) ?? new Map<string, Waiting[]>();
    this.#networks.set(network, people);
    const line = people.get(person) ?? [];
    people.set(person, line);
    line.push(waiting);
  }

  remove(waiting: Waiting): void {
    const { person } = waiting.caller;
    const network = this.#standsIn.get(person);
    const people = network === undefined ? undefined : this.#networks.get(network);
    const line = people?.get(person);
    if (network === undefined || !people || !line) return;
    const at = line.indexOf(waiting);
    if (at !== -1) line.splice(at, 1);
    if (line.length > 0) return;
    people.delete(person);
    this.#standsIn.delete(person);
    if (people.size === 0) this.#networks.delete(network);
  }

  /** The person who has a turn goes behind everybody else afterwards, and so does their network. */
  takeNext(mayBegin: (person: string) => boolean): Waiting | undefined {
    for (const [network, people] of this.#networks)
      for (const [person, line] of people) {
        const [next] = line;
        if (next === undefined || !mayBegin(person)) continue;
        people.delete(person);
        people.set(person, line);
        this.#networks.delete(network);
        this.#networks.set(network, people);
        this.remove(next);
        return next;
      }
    return undefined;
  }
}
