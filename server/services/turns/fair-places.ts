import { refuse } from '../../base/refusal.ts';
import type { Caller } from './caller.ts';

interface Place {
  caller: Caller;
  /** Streams, waiting tasks or bytes: whatever the places are counted in. */
  amount: number;
  onDisplaced(): void;
}

/** The part that a person holds of something that has an end. */
interface HeldPlace {
  /** @throws {Refusal} BUSY (503), where all is in use and no one holds more than this caller. */
  grow(amount: number): void;
  /** Once or more often. */
  giveBack(): void;
}

export interface FairPlaces {
  /** @returns the amount that a person holds of it. */
  of(person: string): number;
  /**
   * @param onDisplaced called when a person who holds less needs the place: it is given back
   * already.
   * @throws {Refusal} as `grow`.
   */
  take(caller: Caller, amount: number, onDisplaced: () => void): HeldPlace;
}

type By = 'network' | 'person';

function amountsBy(by: By, places: readonly Place[]): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const { caller, amount } of places)
    amounts.set(caller[by], (amounts.get(caller[by]) ?? 0) + amount);
  return amounts;
}

/** @returns the one who holds most, and more than the newest one; undefined where no one does. */
function heaviest(by: By, places: readonly Place[], newest?: Place): string | undefined {
  const amounts = [...amountsBy(by, places)];
  const most = Math.max(...amounts.map(([, amount]) => amount));
  const own = amounts.find(([name]) => name === newest?.caller[by])?.[1] ?? 0;
  // Of several the one who came last.
  return most > own ? amounts.findLast(([, amount]) => amount === most)?.[0] : undefined;
}

/**
 * Something with an end that people hold for as long as they like: when all of it is taken, who
 * comes displaces the newest place of who holds most, so that no one keeps others out by holding
 * much. A network that holds more than the newcomer's gives first: a thousand accounts of one
 * address are one share.
 */
export function createFairPlaces(capacity: number): FairPlaces {
  const held = new Set<Place>();
  let used = 0;

  function drop(place: Place): void {
    if (held.delete(place)) used -= place.amount;
  }

  /** Undefined where the newest one holds most itself. */
  function toDisplace(newest: Place): Place | undefined {
    const places = [...held].filter(({ amount }) => amount > 0);
    const network = heaviest('network', places, newest);
    const inNetwork = places.filter(({ caller }) => caller.network === network);
    const person =
      network === undefined ? heaviest('person', places, newest) : heaviest('person', inNetwork);
    return (network === undefined ? places : inNetwork).findLast(
      ({ caller }) => caller.person === person,
    );
  }

  function grow(place: Place, amount: number): void {
    place.amount += amount;
    used += amount;
    while (used > capacity) {
      const other = toDisplace(place);
      if (other === undefined) {
        place.amount -= amount;
        used -= amount;
        refuse('BUSY', { retryAfterSeconds: 5 });
      }
      drop(other);
      other.onDisplaced();
    }
  }

  return {
    of: (person) =>
      [...held].reduce(
        (sum, { caller, amount }) => sum + (caller.person === person ? amount : 0),
        0,
      ),
    take(caller, amount, onDisplaced) {
      const place: Place = { caller, amount: 0, onDisplaced };
      held.add(place);
      const giveBack = () => drop(place);
      try {
        grow(place, amount);
      } catch (error) {
        giveBack();
        throw error;
      }
      return {
        grow: (more) => grow(place, more),
        giveBack,
      };
    },
  };
}
