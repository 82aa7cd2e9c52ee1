import { expect, test } from 'vitest';
import { shortAddress } from './short-address.ts';

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:12:34::1', '2001:db8:12:…'],
  ['::1', '0:0:0:…'],
])('%s is shown as %s', (address, shown) => {
  expect(shortAddress(address)).toBe(shown);
});
