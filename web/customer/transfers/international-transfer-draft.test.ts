import { expect, test } from 'vitest';
import { jsonText } from '../../../contract/values/amounts-on-wire.ts';
import { internationalTransfer } from '../../../contract/money/international-transfers.ts';
import { bodyOf, checkStep, emptyDraft } from './international-transfer-draft.ts';

const now = new Date('2026-11-21T14:41:07Z');
const draft = {
  ...emptyDraft(now),
  recipientName: ' Greta Lang ',
  recipientAccount: '532013000',
  recipientBank: 'Spreewald Bank',
  recipientSwift: 'SPWBDEBB',
  recipientIban: 'DE89370400440532013000',
  recipientCountry: 'Germany',
  amount: '1,234.5',
  currency: 'EUR',
  securityPin: '4071',
};

test('what is missing on the recipient step is said in the literal words', () => {
  expect(checkStep(emptyDraft(now), 0)).toEqual({
    recipientName: "Recipient's name is required.",
    recipientAccount: 'Account number must be exactly 9 digits.',
    recipientBank: 'Bank name is required.',
    recipientSwift: 'SWIFT/BIC code must be 8 or 11 characters.',
    recipientIban: 'IBAN must be 15-34 alphanumeric characters.',
    recipientCountry: 'Country is required.',
  });
});

test('amount and PIN follow the rules of a local transfer [L-149]', () => {
  expect(checkStep({ ...draft, amount: '' }, 1)).toEqual({
    amount: 'Transfer amount is required.',
  });
  expect(checkStep({ ...draft, amount: '0' }, 1)).toEqual({
    amount: 'Amount must be greater than 0.',
  });
  expect(checkStep({ ...draft, securityPin: '12' }, 2)).toEqual({
    securityPin: 'PIN must be exactly 4 digits.',
  });
  expect([0, 1, 2].map((step) => checkStep(draft, step))).toEqual([{}, {}, {}]);
});

test('what is sent is typed in place of what arrives, under the same rules', () => {
  const bySum = { ...draft, amount: '' };
  expect(checkStep({ ...bySum, total: '149.61' }, 1)).toEqual({});
  for (const [total, text] of [
    ['0', 'Amount must be greater than 0.'],
    ['1.005', 'Amount can have at most two decimals.'],
    ['1,234,5', 'Please type the amount like 1,234.50.'],
  ] as const)
    expect(checkStep({ ...bySum, total }, 1)).toEqual({ total: text });
});

test('the sign of the chosen currency is understood, another one is refused', () => {
  expect(checkStep({ ...draft, amount: '€1.234,50' }, 1)).toEqual({});
  for (const amount of ['$20', '£20'])
    expect(checkStep({ ...draft, amount }, 1)).toEqual({
      amount: 'Please type the amount like 1,234.50.',
    });
});

test('the order says what the quote says, from whichever side it was asked for', () => {
  const bySum = { ...draft, amount: '', total: '149.61' };
  const body = bodyOf(bySum, {
    amount: 11_463n,
    debitedAccount: undefined,
    dateUntouched: true,
    now,
  });
  expect(body.amount).toBe(11_463n);
  expect(Object.keys(body)).not.toContain('total');
});

test('the body has neither PIN nor password; dollars are the first choice', () => {
  const parts = { amount: 123_450n, dateUntouched: true, now };
  const body = bodyOf(draft, { ...parts, debitedAccount: '904118281' });
  expect(internationalTransfer.parse(JSON.parse(jsonText(body)))).toEqual({
    ...body,
    amount: 1234.5,
  });
  expect(body).toMatchObject({
    recipientName: 'Greta Lang',
    amount: 123450n,
    currency: 'EUR',
    reference: `INTL-${now.getTime()}`,
    debitedAccount: '904118281',
  });
  // A server of the version before refuses a field that it does not know.
  expect(
    bodyOf({ ...draft, recipientTown: ' ' }, { ...parts, debitedAccount: undefined }),
  ).not.toHaveProperty('recipientTown');
  for (const secret of ['securityPin', 'password']) expect(Object.keys(body)).not.toContain(secret);
  expect(bodyOf(draft, { ...parts, debitedAccount: undefined })).not.toHaveProperty(
    'debitedAccount',
  );
  expect(emptyDraft(now).currency).toBe('USD');
});
