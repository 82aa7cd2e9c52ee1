import { afterAll, beforeAll, expect, test } from 'vitest';
import { internationalTransferBody, localTransferBody } from '../../fixtures/people.ts';
import { billBody } from '../support/bills.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { unknownId } from '../support/their-objects.ts';
import { verifyBank } from '../support/verify-bank.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank();
});
afterAll(async () => {
  await verifyBank(testBank.bank.db);
  await testBank.close();
});

type Refused = [
  call: string,
  body: Record<string, unknown>,
  code: string,
  headers?: Record<string, string>,
];

test('of two mistakes in an order, the one its contract names first is refused', async () => {
  const { alice, bruno } = testBank.cast;
  const theirs = { debitedAccount: bruno.savings.number };
  const inTwoYears = {
    transferDate: testBank.bank.clock
      .businessNow()
      .add({ hours: 730 * 24 })
      .toString(),
  };
  const tomorrow = {
    transferDate: testBank.bank.clock.businessNow().add({ hours: 24 }).toString(),
  };
  const local = (extra: Record<string, unknown>, account = '518830271') =>
    localTransferBody(alice, { name: 'Nan', account }, 1_000_000, extra);
  const monthly = { paymentType: 'Recurring', frequency: 'monthly', endDate: '2020-01-01' };
  const refused: Refused[] = [
    ['local', local({ ...theirs, ...inTwoYears }), 'DEBITED_ACCOUNT_INVALID'],
    ['local', local({ ...theirs }, bruno.savings.number), 'DEBITED_ACCOUNT_INVALID'],
    ['local', local(inTwoYears, alice.savings.number), 'SAME_ACCOUNT'],
    ['local', local(inTwoYears), 'TOO_FAR_AHEAD'],
    [
      'international',
      internationalTransferBody({ ...theirs, ...inTwoYears }),
      'DEBITED_ACCOUNT_INVALID',
    ],
    [
      'international',
      internationalTransferBody(inTwoYears),
      'TOO_FAR_AHEAD',
      { 'quote-id': unknownId },
    ],
    [
      'international',
      internationalTransferBody({ ...tomorrow, amount: 999_999_999 }),
      'QUOTE_MISMATCH',
      { 'quote-id': unknownId },
    ],
    [
      'payBill',
      billBody(1_000_000, { ...theirs, ...inTwoYears, ...monthly }),
      'DEBITED_ACCOUNT_INVALID',
    ],
    ['payBill', billBody(1_000_000, { ...inTwoYears, ...monthly }), 'TOO_FAR_AHEAD'],
    ['payBill', billBody(1_000_000, monthly), 'END_DATE_TOO_EARLY'],
    [
      'own',
      { fromAccount: bruno.savings.number, toAccount: bruno.savings.number, amount: 1_000_000 },
      'OWN_ACCOUNT_INVALID',
    ],
    [
      'own',
      { fromAccount: alice.savings.number, toAccount: alice.savings.number, amount: 1_000_000 },
      'SAME_ACCOUNT',
    ],
  ];
  const answered: Refused[] = [];
  for (const [call, body, , headers = {}] of refused)
    answered.push([
      call,
      body,
      (await testBank.call('POST', `/api/transfers/${call}`, { token: alice.token, body, headers }))
        .body.code,
      headers,
    ]);
  expect(answered.map(([call, , code]) => [call, code])).toEqual(
    refused.map(([call, , code]) => [call, code]),
  );
});
