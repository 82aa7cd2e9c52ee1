import { describe, expect, test } from 'vitest';
import { jsonText } from '../../../contract/amounts-on-wire.ts';
import { localTransfer } from '../../../contract/local-transfers.ts';
import { bodyOf, checkStep, emptyDraft } from './local-transfer-draft.ts';

const now = new Date('2026-11-21T14:41:07Z');
const draft = {
  ...emptyDraft(now),
  recipientName: ' Daniel Reyes ',
  recipientAccount: '441720916',
  recipientBank: 'Hudson & Pine',
  recipientRouting: '026555014',
  amount: '1,234.5',
  securityPin: '4071',
};

describe('what is missing is said in the literal words', () => {
  test('on the recipient step', () => {
    expect(checkStep(emptyDraft(now), 0)).toEqual({
      recipientName: "Recipient's name is required.",
      recipientAccount: 'Account number must be exactly 9 digits.',
      recipientBank: 'Bank name is required.',
      recipientRouting: 'Routing number must be exactly 9 digits.',
    });
  });

  test.each([
    ['', 'Transfer amount is required.'],
    ['0', 'Amount must be greater than 0.'],
  ])('an amount of %j', (amount, message) => {
    expect(checkStep({ ...draft, amount }, 1)).toEqual({ amount: message });
  });

  test.each(['', '123'])('a PIN of %j', (securityPin) => {
    expect(checkStep({ ...draft, securityPin }, 2)).toEqual({
      securityPin: 'PIN must be exactly 4 digits.',
    });
  });
});

test('a complete draft passes every step', () => {
  expect([0, 1, 2].map((step) => checkStep(draft, step))).toEqual([{}, {}, {}]);
});

test('the body is what the contract takes, without PIN and password', () => {
  const body = bodyOf(draft, { debitedAccount: '904118281', dateUntouched: true, now });
  expect(localTransfer.parse(JSON.parse(jsonText(body)))).toEqual({ ...body, amount: 1234.5 });
  expect(body).toMatchObject({
    recipientName: 'Daniel Reyes',
    amount: 123450n,
    debitedAccount: '904118281',
    transferType: 'Personal',
  });
  expect(Object.keys(body)).not.toContain('securityPin');
  expect(Object.keys(body)).not.toContain('password');
});

test('an untouched date means now, a touched one is kept; both carry an offset', () => {
  const sent = (dateUntouched: boolean) =>
    bodyOf(
      { ...draft, transferDate: '2027-01-05T08:00' },
      { debitedAccount: '904118281', dateUntouched, now },
    ).transferDate ?? '';
  expect(new Date(sent(true)).getTime()).toBe(now.getTime());
  expect(sent(false)).toMatch(/^2027-01-05T08:00:00[+-]\d{2}:\d{2}$/);
});

test('a blank reference becomes LOCAL- plus a timestamp, a given one stays', () => {
  const reference = (text: string) =>
    bodyOf({ ...draft, reference: text }, { debitedAccount: '904118281', dateUntouched: true, now })
      .reference;
  expect(reference('  ')).toBe(`LOCAL-${now.getTime()}`);
  expect(reference('cabin')).toBe('cabin');
});
