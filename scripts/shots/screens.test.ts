import { expect, test } from 'vitest';
import { screens } from './screens.ts';

test('no two screens have the same name: one picture would lie over the other', () => {
  const names = screens.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
