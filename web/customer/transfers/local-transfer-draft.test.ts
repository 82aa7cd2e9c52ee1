import { describe, expect, test } from 'vitest';
import { jsonText } from '../../../contract/values/amounts-on-wire.ts';
import { localTransfer } from '../../../contract/money/local-transfers.ts';
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
  test('on the recipient step [L-142]', () => {
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

  test.each(['', '123'])('a PIN of %j [L-144]', (securityPin) => {
    expect(checkStep({ ...draft, securityPin }, 2)).toEqual({
      securityPin: 'PIN must be exactly 4 digits.',
    });
  });
});

test('a complete draft passes every step', () => {
  expect([0, 1, 2].map((step) => checkStep(draft, step))).toEqual([{}, {}, {}]);
});

test('the body is what the contract takes, without PIN and password [L-101]', () => {
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

test('an untouched date is left to the bank’s clock, a touched one is kept with its offset [L-098]', () => {
  const sent = (dateUntouched: boolean) =>
    bodyOf(
      { ...draft, transferDate: '2027-01-05T08:00' },
      { debitedAccount: '904118281', dateUntouched, now },
    ).transferDate;
  expect(sent(true)).toBeUndefined();
  expect(sent(false)).toMatch(/^2027-01-05T08:00:00[+-]\d{2}:\d{2}$/);
});

test('a blank reference becomes LOCAL- plus a timestamp, a given one stays [L-099]', () => {
  const reference = (text: string) =>
    bodyOf({ ...draft, reference: text }, { debitedAccount: '904118281', dateUntouched: true, now })
      .reference;
  expect(reference('  ')).toBe(`LOCAL-${now.getTime()}`);
  expect(reference('cabin')).toBe('cabin');
});
