import { expect, test } from 'vitest';
import { shippedPolicies } from '../../config/policy.ts';
import { feesAnswer } from './services-content.texts.ts';

test('what transfers cost is said as it is [L-326]', () => {
  expect(feesAnswer(shippedPolicies.fees)).toBe(
    'Local transfers and bill payments are free. An international transfer costs $15.00, shown ' +
      'before you confirm.',
  );
  expect(feesAnswer({ localMinor: 25, billMinor: 0, internationalMinor: 0 })).toBe(
    'A local transfer costs $0.25, and a bill payment is free. An international transfer is ' +
      'free, shown before you confirm.',
  );
});
