import { expect, test } from 'vitest';
import type { RecentRecipient } from '../../../contract/money/recipients.ts';
import { findRecipients } from './find-recipients.ts';

const vogt = {
  kind: 'international',
  recipientName: 'Tobías Vogt',
  nickname: 'Landlord',
  recipientAccount: '492440043',
  recipientBank: 'Sparkasse Werder',
  recipientIban: 'DE89370400440532013000',
  billType: null,
  order: 'o',
  isPaid: true,
} as unknown as RecentRecipient;

test.each([
  'landlord',
  'TOBIAS',
  'vogt tobías',
  'Sparkasse vogt',
  '492 440 043',
  '492-440-043',
  '···043',
  'DE89 3704 0044 0532 0130 00',
])('a recipient is found by what its reader sees: %s', (typed) => {
  expect(findRecipients([vogt], ['international'], typed)).toEqual([vogt]);
});

test('nobody is found by what stands in no row, nor among another kind', () => {
  expect(findRecipients([vogt], ['international'], 'vogt zebra')).toEqual([]);
  expect(findRecipients([vogt], ['local'], 'vogt')).toEqual([]);
});
