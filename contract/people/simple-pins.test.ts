import { expect, test } from 'vitest';
import { isSimplePin } from './simple-pins.ts';

test.each([
  '0000',
  '7777',
  '1234',
  '7890',
  '4321',
  '0987',
  '1940',
  '1985',
  '2030',
  '2580',
  '1212',
  '1004',
])('%s is a PIN that thieves try first', (pin) => {
  expect(isSimplePin(pin)).toBe(true);
});

test.each(['4711', '4071', '8642', '9753', '8305', '1939', '2031', '0817'])(
  '%s is a PIN to choose',
  (pin) => {
    expect(isSimplePin(pin)).toBe(false);
  },
);

test('most PINs can be chosen', () => {
  const simple = Array.from({ length: 10_000 }, (_, number) =>
    String(number).padStart(4, '0'),
  ).filter(isSimplePin);
  expect(simple.length).toBeGreaterThan(200);
  expect(simple.length).toBeLessThan(400);
});
