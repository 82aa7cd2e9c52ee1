import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bankAccountId } from '../../server/ledger/chart.ts';
import { findBalances } from '../../server/ledger/postgresql/balances.ts';
import { billBody, billCalls } from '../support/bills.ts';
import { useBankPerTest } from '../support/payments.ts';
import { setPolicy } from '../support/set-policy.ts';

const { bank, cast, balanceOf, listOf } = useBankPerTest();

const { payBill, moveToChecking } = billCalls(bank);
const clearing = async () =>
  (await findBalances(bank().bank.db, [bankAccountId('clearing_bill_pay', 'USD')]))[0]?.postedMinor;

describe('201: a bill paid once', () => {
  test('is debited at once, Pending, and Completed by settlement', async () => {
    const { alice } = cast();
    const { status, body } = await payBill(
      billBody(900.5, { debitedAccount: alice.savings.number }),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: 'Payment Submitted Successfully!',
      status: 'Pending',
      fee: 0,
      schedule: null,
    });
    expect(body.transfer).toMatchObject({
      recipientBank: 'Unknown',
      billType: 'Rent',
      amount: 900.5,
      debitedUsd: 900.5,
      transactionType: 'debit',
    });
    expect([await balanceOf(alice), await clearing()]).toEqual([9099.5, 90_050n]);
    expect((await bank().call('GET', body.receipt, { token: alice.token })).body).toMatchObject(
      body.transfer,
    );
    await bank().advance('P1D');
    expect((await listOf(alice)).transfers[0]).toMatchObject({
      _id: body.transfer._id,
      status: 'Completed',
    });
    expect([await balanceOf(alice), await clearing()]).toEqual([9099.5, 0n]);
  });

  test('works with the specified fields alone; a blank reference becomes BILL- [L-181]', async () => {
    const { recipientName, recipientAccount, amount } = billBody(5);
    const { status, body } = await payBill({ recipientName, recipientAccount, amount });
    expect([status, body.transfer.billType]).toEqual([201, null]);
    expect(body.transfer.reference).toMatch(/^BILL-\d{13}$/);
    expect(
      (await payBill(billBody(5, { billType: 'One-Time', reference: 'Flat 3' }))).body.transfer,
    ).toMatchObject({
      billType: 'One-Time',
      reference: 'Flat 3',
    });
  });

  test('is paid from Checking if it covers it, else Savings, never both [L-273]', async () => {
    const { alice } = cast();
    await moveToChecking(100);
    const payer = async (amount: number) =>
      (await payBill(billBody(amount))).body.transfer?.senderAccount;
    expect(await payer(60)).toBe(alice.checking.number);
    expect(await payer(60)).toBe(alice.savings.number);
    expect(await payer(40)).toBe(alice.checking.number);
  });

  test('a fee the bank decides on is debited with it and is income', async () => {
    const { db, clock } = bank().bank;
    await setPolicy(
      db,
      'fees',
      { localMinor: 0, billMinor: 125, internationalMinor: 1500 },
      clock.businessNow(),
    );
    const { body } = await payBill(billBody(10));
    expect(body).toMatchObject({
      fee: 1.25,
      transfer: { amount: 10, fee: 1.25, debitedUsd: 11.25 },
    });
    expect([await balanceOf(cast().alice), await clearing()]).toEqual([9988.75, 1_000n]);
    await bank().advance('P1D');
    expect(await clearing()).toBe(0n);
  });

  test('the same key pays once and is answered alike', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await payBill(billBody(20), headers);
    const second = await payBill(billBody(20), headers);
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect((await payBill(billBody(21), headers)).body.code).toBe('KEY_REUSED');
    expect(await balanceOf(cast().alice)).toBe(9980);
  });
});

describe('what is refused, with nothing moved', () => {
  test('a field that says what no bill can be, by name and in words [L-152]', async () => {
    const wrong: [string, unknown, string][] = [
      ['recipientName', '', 'Biller name is required.'],
      ['recipientAccount', '', 'Biller account number is required.'],
      ['recipientAccount', '12345678', 'Account number must be exactly 9 digits.'],
      ['amount', 0, 'Amount must be greater than 0.'],
      ['recipientBank', 'Orchard Savings', 'The bank of a bill is always Unknown.'],
      ['currency', 'EUR', 'Bills are paid in USD.'],
      ['paymentType', 'Sometimes', 'Payment type must be One-Time or Recurring.'],
      [
        'frequency',
        'daily',
        'Frequency must be one of: weekly, every two weeks, monthly, quarterly, yearly.',
      ],
      ['frequency', 'monthly', 'Only a recurring payment has a frequency.'],
      ['endDate', '2099-01-01', 'Only a recurring payment has an end date.'],
      ['endDate', '2026-02-30', 'Please enter a valid date.'],
      ['billType', 'x'.repeat(41), 'At most 40 characters.'],
    ];
    for (const [field, value, text] of wrong) {
      const { status, body } = await payBill(billBody(5, { [field]: value }));
      expect([status, body.fields?.[field]]).toEqual([400, text]);
    }
    expect((await payBill(billBody(5, { securityPin: '1234' }))).body.fields).toHaveProperty(
      'securityPin',
    );
    expect((await listOf(cast().alice)).total).toBe(1);
  });

  test('a missing amount or frequency is named in the literal words [L-153]', async () => {
    const { amount: _, ...rest } = billBody(5);
    expect((await payBill(rest)).body.fields).toEqual({ amount: 'Amount due is required.' });
    expect((await payBill(billBody(5, { paymentType: 'Recurring' }))).body.fields).toEqual({
      frequency: 'Please choose how often the bill comes.',
    });
  });

  test('refuses a stranger’s account, an impossible date or end, and too much', async () => {
    await bank().withoutLimits();
    const wrong: [Record<string, unknown>, string][] = [
      [{ debitedAccount: cast().bruno.checking.number }, 'DEBITED_ACCOUNT_INVALID'],
      [{ debitedAccount: '000000000' }, 'DEBITED_ACCOUNT_INVALID'],
      [{ transferDate: new Date(Date.now() + 400 * 86_400_000).toISOString() }, 'TOO_FAR_AHEAD'],
      [
        { paymentType: 'Recurring', frequency: 'weekly', endDate: '2020-01-01' },
        'END_DATE_TOO_EARLY',
      ],
      [{ amount: 10_000.01 }, 'INSUFFICIENT_FUNDS'],
    ];
    for (const [extra, code] of wrong) {
      const { status, body } = await payBill(billBody(5, extra));
      expect([status, body.code]).toEqual([422, code]);
      expect(body.message).toMatch(
        /No money was moved\.|^Insufficient funds\. Available balance: \$0\.00\.$/,
      );
    }
    expect((await listOf(cast().alice)).total).toBe(1);
  });

  test('a suspended customer, staff and nobody', async () => {
    const { carla, admin } = cast();
    const codes = [];
    for (const token of [carla.token, admin.token, 'x'])
      codes.push((await payBill(billBody(5), {}, token)).body.code);
    expect(codes).toEqual(['ACCOUNT_SUSPENDED', 'FORBIDDEN', 'NOT_SIGNED_IN']);
  });

  test('with a PIN set, what was not signed to the letter', async () => {
    const { alice } = cast();
    const { call } = bank();
    await call('POST', '/api/approvals/pin', {
      token: alice.token,
      body: { securityPin: '4071', password: alice.password },
    });
    const order = { call: 'transfers/payBill', body: billBody(5) };
    expect((await payBill(order.body)).body.code).toBe('APPROVAL_REQUIRED');
    expect(
      (
        await call('POST', '/api/approvals', {
          token: alice.token,
          body: { securityPin: '4071', order },
        })
      ).status,
    ).toBe(201);
    expect((await payBill(billBody(5, { recipientAccount: '310448208' }))).body.code).toBe(
      'APPROVAL_REQUIRED',
    );
    expect(
      (await payBill(billBody(5, { paymentType: 'Recurring', frequency: 'weekly' }))).body.code,
    ).toBe('APPROVAL_REQUIRED');
    expect((await payBill(order.body)).status).toBe(201);
    expect((await payBill(order.body)).body.code).toBe('APPROVAL_REQUIRED');
  });

  test('more than a day allows without a PIN', async () => {
    expect((await payBill(billBody(2_500))).status).toBe(201);
    expect((await payBill(billBody(0.01))).body.code).toBe('DAILY_LIMIT');
  });
});
