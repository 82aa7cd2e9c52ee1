import { expect, test } from 'vitest';
import { conditionsOf } from './search-conditions.ts';
import { everyOrder } from './transfer-matches.ts';

test('each word is looked up, so that a rare one leaves few rows however short it is', () => {
  const search = 'completed payment orchard savings zzz';
  const lows = conditionsOf({ ...everyOrder, ownerId: '', search }).map(({ low }) => low);
  expect(lows.toSorted()).toEqual(search.split(' ').toSorted());
});
