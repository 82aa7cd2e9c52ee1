import { expect, test } from 'vitest';
import { jsonText } from '../../../contract/values/amounts-on-wire.ts';
import { billPayment } from '../../../contract/money/bills.ts';
import { billBody, checkBillStep, emptyBill, fieldsOf } from './bill-draft.ts';

const now = new Date('2026-11-21T14:41:07Z');
const draft = {
  ...emptyBill(now),
  ...fieldsOf({ category: 'Rent' }),
  billerName: ' Harrow Street Lettings ',
  billerAccount: '310448207',
  amountDue: '$1,337.60',
  securityPin: '4071',
};
const parts = { debitedAccount: '904118281', now };

test('what is missing or wrong is said in the literal words', () => {
  const empty = emptyBill(now);
  expect(checkBillStep(empty, 0)).toEqual({
    billerName: 'Biller name is required.',
    billerAccount: 'Biller account number is required.',
  });
  expect(checkBillStep({ ...draft, billerAccount: '31044820' }, 0)).toEqual({
    billerAccount: 'Account number must be exactly 9 digits.',
  });
  expect(checkBillStep(empty, 1)).toEqual({ amountDue: 'Amount due is required.' });
  expect(checkBillStep({ ...draft, amountDue: '0' }, 1)).toEqual({
    amountDue: 'Amount must be greater than 0.',
  });
  expect(checkBillStep(empty, 2)).toEqual({ securityPin: 'Security PIN is required.' });
  expect(checkBillStep({ ...draft, securityPin: '123' }, 2)).toEqual({
    securityPin: 'PIN must be exactly 4 digits.',
  });
});

test('a complete draft passes every step, with its category, else Others [L-280]', () => {
  expect([0, 1, 2].map((step) => checkBillStep(draft, step))).toEqual([{}, {}, {}]);
  expect([draft.category, emptyBill(now).category]).toEqual(['Rent', 'Others']);
});

test('a bill paid once is sent with the specified fields and the account shown [L-181]', () => {
  const body = billBody(draft, parts);
  expect(billPayment.parse(JSON.parse(jsonText(body)))).toEqual({ ...body, amount: 1337.6 });
  expect(body).toEqual({
    recipientName: 'Harrow Street Lettings',
    recipientAccount: '310448207',
    recipientBank: 'Unknown',
    amount: 133760n,
    currency: 'USD',
    reference: `BILL-${now.getTime()}`,
    billType: 'Rent',
    debitedAccount: '904118281',
  });
  expect(billBody(draft, { ...parts, debitedAccount: undefined })).not.toHaveProperty(
    'debitedAccount',
  );
});

test('a recurring one says how often and until when; its end cannot lie before today', () => {
  const recurring = { ...draft, paymentType: 'Recurring', frequency: 'weekly' };
  expect(billBody(recurring, parts)).toMatchObject({
    paymentType: 'Recurring',
    frequency: 'weekly',
  });
  expect(billBody(recurring, parts)).not.toHaveProperty('endDate');
  expect(billBody({ ...recurring, endDate: '2027-03-01' }, parts)).toHaveProperty(
    'endDate',
    '2027-03-01',
  );
  expect(checkBillStep({ ...recurring, endDate: '2020-01-01' }, 1)).toEqual({
    endDate: 'The end date can’t be before the first payment.',
  });
  // Hidden behind One-Time it is no matter.
  expect(
    checkBillStep({ ...recurring, paymentType: 'One-Time', endDate: '2020-01-01' }, 1),
  ).toEqual({});
});

test('a recurring bill names no account: each date finds one that covers it', () => {
  expect(billBody({ ...draft, paymentType: 'Recurring' }, parts)).not.toHaveProperty(
    'debitedAccount',
  );
});
