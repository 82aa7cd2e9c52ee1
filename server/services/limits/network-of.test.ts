import { expect, test } from 'vitest';
import { networkOf, shortAddress } from './network-of.ts';

test('all addresses of one IPv6 customer count as one, and another customer counts apart', () => {
  for (const address of ['2001:db8::1', '2001:db8::ffff:1:2:3', '2001:db8:0:0:1:2:3:4'])
    expect(networkOf(address)).toBe('2001:db8:0:0');
  expect(networkOf('2001:db8:0:1::1')).toBe('2001:db8:0:1');
});

test.each(['203.0.113.7', '::ffff:203.0.113.7'])('%s counts alone', (address) => {
  expect(networkOf(address)).toBe(address);
});

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:12:34::1', '2001:db8:12:…'],
  ['::1', '0:0:0:…'],
])('%s is shown as %s', (address, shown) => {
  expect(shortAddress(address)).toBe(shown);
});
