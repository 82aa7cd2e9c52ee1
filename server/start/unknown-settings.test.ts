import { expect, test } from 'vitest';
import { unknownSettings } from './unknown-settings.ts';

test('a mistyped setting is named, with the one that was meant', () => {
  expect(
    unknownSettings({ BANK_STAF_SIGNIN: 'two-step', BANK_METRIC_HOST: '0.0.0.0', PATH: '/bin' }),
  ).toEqual([
    'BANK_METRIC_HOST is set, and the bank has no setting of this name: it does nothing. Did ' +
      'you mean BANK_METRICS_HOST?',
    'BANK_STAF_SIGNIN is set, and the bank has no setting of this name: it does nothing. Did ' +
      'you mean BANK_STAFF_SIGN_IN?',
  ]);
});

test('a name that is near none gets no guess, and every setting of the bank is known', () => {
  expect(unknownSettings({ BANK_OF_ENGLAND: '1' })).toEqual([
    'BANK_OF_ENGLAND is set, and the bank has no setting of this name: it does nothing.',
  ]);
  expect(
    unknownSettings({
      BANK_STAFF_SIGN_IN: 'two-step',
      BANK_METRICS_HOST: '0.0.0.0',
      BANK_DRAIN_SECONDS: '3',
    }),
  ).toEqual([]);
});
