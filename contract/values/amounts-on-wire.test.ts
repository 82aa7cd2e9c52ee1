import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonText, readJson } from './amounts-on-wire.ts';
import { amount } from './fields.ts';

test('what is sent and read is the same to the cent, and so it is for the schema', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -99_999_999_999n, max: 99_999_999_999n }), (balance) => {
      const text = jsonText({ accounts: [{ balance, number: 431 }] });
      const read = readJson(text, 'available balance');
      expect(read).toEqual({ accounts: [{ balance, number: 431 }] });
      const [onWire] = (JSON.parse(text) as { accounts: { balance: number }[] }).accounts;
      expect(amount.parse(onWire?.balance)).toBe(balance);
    }),
  );
});

test.each(['"12.50"', '12.505', '1e21', '1e-7', 'true', '""'])(
  'an amount of %s is an error, never another amount',
  (written) => {
    const text = `{"accounts":[{"available":${written}}]}`;
    expect(() => readJson(text, 'available')).toThrow(RangeError);
  },
);

test('no amount stays none, and an object of such a name holds amounts', () => {
  const text = '{"statedAmount":null,"fees":{"local":1.5}}';
  expect(readJson(text, 'statedAmount fees local')).toEqual({
    statedAmount: null,
    fees: { local: 150n },
  });
});
