import { expect, test } from 'vitest';
import { shippedPolicies } from '../../../config/policy.ts';
import { riskSignals } from '../../../contract/values/step-up.ts';
import { factorWanted, isAtLeast, leastFactor } from './factor-wanted.ts';

const policy = shippedPolicies.stepUp;

test('the strictest of several signals counts, in whatever order they come', () => {
  for (const signals of [
    ['newDevice', 'newPayee'],
    ['newPayee', 'newDevice'],
  ] as const)
    expect(leastFactor(policy, 'payment', signals)).toEqual({
      least: 'passkey',
      because: [...signals],
    });
});

test('no signal asks for less than what is always asked for', () => {
  const strict = { ...policy, payment: 'code', paymentToNewPayee: 'pin' } as const;
  for (const signal of riskSignals) {
    const { least } = leastFactor(strict, 'payment', [signal]);
    expect([signal, isAtLeast(least, 'code')]).toEqual([signal, true]);
  }
  expect(leastFactor(strict, 'payment', ['newPayee'])).toEqual({ least: 'code', because: [] });
});

test('a signal that a deed has no line for changes nothing', () => {
  expect(leastFactor(policy, 'cardNumbers', ['newPayee'])).toEqual({
    least: policy.cardNumbers,
    because: [],
  });
});

test('the weakest factor that is strong enough is asked for, else the strongest there is', () => {
  expect(factorWanted(new Set(['password', 'pin', 'passkey']), 'code')).toBe('passkey');
  expect(factorWanted(new Set(['password', 'pin', 'code', 'passkey']), 'code')).toBe('code');
  expect(factorWanted(new Set(['password', 'pin']), 'passkey')).toBe('pin');
  expect(factorWanted(new Set(['password']), 'passkey')).toBe('password');
});
