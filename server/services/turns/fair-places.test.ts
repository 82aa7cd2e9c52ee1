import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Caller } from './caller.ts';
import { createFairPlaces, type FairPlaces } from './fair-places.ts';

const caller = (person: string, network = `of ${person}`): Caller => ({
  person,
  network,
  gone: undefined,
});

/** Takes a place, and says whose place was displaced for it. */
function taking(places: FairPlaces) {
  const displaced: string[] = [];
  return (who: Caller, amount = 1) => {
    displaced.length = 0;
    const place = places.take(who, amount, () => displaced.push(who.person));
    return { place, displaced: [...displaced] };
  };
}

const times = (count: number, act: (index: number) => unknown) =>
  Array.from({ length: count }, (_, index) => index).forEach(act);

test('167 accounts of one address that hold all places shut nobody out', () => {
  const take = taking(createFairPlaces(2_000));
  times(2_000, (index) => take(caller(`account ${index % 167}`, 'one address')));
  times(50, (index) => expect(take(caller(`customer ${index}`)).displaced).toHaveLength(1));
  // One more account of that address displaces an account of it, and no customer.
  expect(take(caller('account 999', 'one address')).displaced).toEqual([
    expect.stringMatching(/^account/),
  ]);
});

test('accounts of as many addresses that hold many each make room, the newest of who holds most', () => {
  const places = createFairPlaces(12);
  const take = taking(places);
  times(8, (index) => take(caller('eight', `network ${index}`)));
  times(4, (index) => take(caller('four', `other network ${index}`)));
  expect(take(caller('newcomer')).displaced).toEqual(['eight']);
  expect([places.of('eight'), places.of('four'), places.of('newcomer')]).toEqual([7, 4, 1]);
});

test('where nobody holds more, all places are taken', () => {
  const take = taking(createFairPlaces(3));
  times(3, (index) => take(caller(`person ${index}`)));
  expect(() => take(caller('newcomer'))).toThrow();
});

test('amounts are compared, not places: a small upload has the place of a large one', () => {
  const places = createFairPlaces(64);
  const take = taking(places);
  take(caller('small'), 2);
  take(caller('small'), 2);
  take(caller('large'), 60);
  expect(take(caller('newcomer'), 5).displaced).toEqual(['large']);
  const growing = take(caller('growing'), 0).place;
  growing.grow(50);
  expect(() => growing.grow(10)).toThrow();
  expect(places.of('growing')).toBe(50);
});

test('never more than there are, and what was given back is free', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.array(
        fc.record({
          person: fc.nat(6),
          network: fc.nat(3),
          amount: fc.nat(5),
          givesBack: fc.boolean(),
        }),
      ),
      (capacity, steps) => {
        const places = createFairPlaces(capacity);
        const held = new Map<object, number>();
        for (const { person, network, amount, givesBack } of steps) {
          const mark = {};
          try {
            const place = places.take(caller(`${person}`, `${network}`), amount, () =>
              held.delete(mark),
            );
            held.set(mark, amount);
            if (!givesBack) continue;
            place.giveBack();
            place.giveBack();
            held.delete(mark);
          } catch {
            // All is taken, and no one holds more.
          }
          const used = [...held.values()].reduce((sum, one) => sum + one, 0);
          expect(used).toBeLessThanOrEqual(capacity);
          const known = Array.from({ length: 7 }, (_, index) => places.of(`${index}`));
          expect(known.reduce((sum, one) => sum + one, 0)).toBe(used);
        }
      },
    ),
  );
});
