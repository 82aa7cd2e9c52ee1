import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  internationalTransferBody,
  localTransferBody,
  type Customer,
} from '../../fixtures/people.ts';
import { systemContext } from '../../server/context.ts';
import { settleTransfers } from '../../server/money/transfers/settle-transfers.job.ts';
import { billBody } from '../support/bills.ts';
import { disputeCalls } from '../support/disputes.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const desk = useSharedDesk();
const { bank, staff, rosa, ask, customer, take, balanceOf, ownBalance, mailsTo } = desk;
const { paid, reported, correct } = disputeCalls(desk);

const elsewhere = {
  name: 'Fenland Mutual Homes',
  account: '310448207',
  routing: '021000021',
  bank: 'Fenland Mutual',
};
const payOut = async (from: Customer, amount: number, extra = {}) =>
  (
    await ask(
      from,
      'POST',
      '/api/transfers/local',
      localTransferBody(from, elsewhere, amount, extra),
    )
  ).body.transfer;
const traced = { reason: 'ACCOUNT_CLOSED', otherBankReference: '021000021001234' };
const sendBack = (id: string, body: unknown = traced, who = staff()) =>
  ask(who, 'POST', `/api/admin/outside-payments/${id}/return`, body);
const find = async (search = '') =>
  (await ask(staff(), 'GET', `/api/admin/outside-payments?search=${encodeURIComponent(search)}`))
    .body;
const idsOf = async (search: string) =>
  (await find(search)).payments.map(({ payment }: { payment: { _id: string } }) => payment._id);
const ownBalances = () =>
  Promise.all([
    ownBalance('clearing_ach', 'USD'),
    ownBalance('clearing_wire', 'EUR'),
    ownBalance('clearing_bill_pay', 'USD'),
    ownBalance('nostro', 'USD'),
    ownBalance('nostro', 'EUR'),
    ownBalance('fx_position', 'EUR'),
    ownBalance('fx_spread_income', 'USD'),
    ownBalance('fee_income', 'USD'),
  ]);

describe('a payment that the other bank sends back', () => {
  test('on its way: the money is back once, Returned, and its customer is told [L-277]', async () => {
    const payer = await customer(1_000);
    const before = await ownBalances();
    const { _id } = await payOut(payer, 250.5, { reference: 'Rent of May' });
    const { status, body } = await sendBack(_id, {
      reason: 'ACCOUNT_CLOSED',
      note: 'R02',
    });
    expect([status, body.message, body.toUnclaimedFunds]).toEqual([
      200,
      'Payment Rent of May returned. $250.50 is back in the customer’s account.',
      false,
    ]);
    await bank().advance('P1D');
    expect([await balanceOf(payer), await ownBalances()]).toEqual([1_000, before]);
    const receipt = (await ask(payer, 'GET', `/api/transfers/${_id}`)).body;
    expect(receipt).toMatchObject({
      status: 'Returned',
      statusReason: 'The recipient’s account is closed. The money is back in your account.',
    });
    expect(receipt.steps.map(({ status: shown }: { status: string }) => shown)).toEqual([
      'Submitted',
      'Pending',
      'Returned',
    ]);
    expect(
      (await ask(payer, 'GET', '/api/transfers/transactions?search=returned')).body.total,
    ).toBe(1);
    const mail = (await mailsTo(payer)).find((text) => text.includes('A payment came back'));
    expect(mail).toContain(
      'Your payment Rent of May to Fenland Mutual Homes came back. The recipient’s account is ' +
        'closed.',
    );
    expect(mail).toContain('The whole $250.50, any fee included, is back in your account.');
    expect(mail).not.toContain('R02');
  });

  test('by itself, because the account does not exist here: told by mail, once', async () => {
    const payer = await customer(1_000);
    const nobody = { name: 'Nobody Here', account: '123456789' };
    const sent = await ask(
      payer,
      'POST',
      '/api/transfers/local',
      localTransferBody(payer, nobody, 9.99, { reference: 'Rent of June' }),
    );
    await bank().advance('P1D');
    await bank().advance('P1D');
    expect((await ask(payer, 'GET', `/api/transfers/${sent.body.transfer._id}`)).body.status).toBe(
      'Returned',
    );
    const mails = (await mailsTo(payer)).filter((text) => text.includes('A payment came back'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(
      'Your payment Rent of June to Nobody Here came back. The recipient account does not exist.',
    );
    expect(mails[0]).toContain('The whole $9.99, any fee included, is back in your account.');
  });

  test('after arrival: it comes back from the other bank at its own rate [L-277]', async () => {
    const payer = await customer(5_000);
    const before = await ownBalances();
    const orders = [
      await payOut(payer, 100),
      (
        await ask(
          payer,
          'POST',
          '/api/transfers/international',
          internationalTransferBody({ amount: 200 }),
        )
      ).body.transfer,
      (await ask(payer, 'POST', '/api/transfers/payBill', billBody(75))).body.transfer,
    ];
    await bank().advance('P1D');
    for (const { _id } of orders) {
      expect((await ask(payer, 'GET', `/api/transfers/${_id}`)).body.status).toBe('Completed');
      expect((await sendBack(_id)).status).toBe(200);
    }
    expect([await balanceOf(payer), await ownBalances()]).toEqual([5_000, before]);
  });

  test('goes back once, however many send it; the others learn who was first [L-277]', async () => {
    const payer = await customer(1_000);
    const { _id } = await payOut(payer, 400);
    const answers = await Promise.all([
      sendBack(_id),
      sendBack(_id),
      sendBack(_id, { reason: 'REFUSED' }, rosa()),
      sendBack(_id, { reason: 'REFUSED' }, rosa()),
    ]);
    // Both of one person are answered the same, both of the other that it was done.
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 409, 409,
    ]);
    const told = answers.find(({ status }) => status === 409);
    expect(told?.body).toMatchObject({
      code: 'CASE_DECIDED',
      message: expect.stringMatching(/^(staff|rosa) was first: this case is returned already/),
    });
    expect(await balanceOf(payer)).toBe(1_000);
  });

  test('and settles meanwhile is settled or not, and returned once [L-277]', async () => {
    const payer = await customer(1_000);
    const orders = [];
    for (let count = 0; count < 6; count += 1) orders.push(await payOut(payer, 10));
    await bank().bank.clock.advance(5 * 3_600);
    const settle = () => settleTransfers(systemContext(bank().bank, 'test', 'test'));
    const [answers] = await Promise.all([
      Promise.all(orders.map(({ _id }) => sendBack(_id))),
      settle(),
      settle(),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200));
    await bank().worker.runAll();
    expect(await balanceOf(payer)).toBe(1_000);
    expect(await ownBalance('clearing_ach', 'USD')).toBe(0n);
  });

  test('of a closed customer goes to unclaimed funds [L-277]', async () => {
    const payer = await customer(300);
    const { _id } = await payOut(payer, 120);
    await bank().advance('P1D');
    await ask(staff(), 'DELETE', `/api/admin/users/${payer.id}`);
    const unclaimed = await ownBalance('unclaimed_funds', 'USD');
    const { body } = await sendBack(_id, { ...traced, reason: 'ACCOUNT_UNKNOWN' });
    expect(body).toMatchObject({
      toUnclaimedFunds: true,
      message: expect.stringContaining('$120.00 went to unclaimed funds'),
    });
    expect((await ownBalance('unclaimed_funds', 'USD')) - unclaimed).toBe(12_000n);
    expect(await mailsTo(payer)).not.toContainEqual(expect.stringContaining('A payment came back'));
  });

  test('of a closed customer by itself: unclaimed funds, and no mail', async () => {
    const payer = await customer(300);
    const { body } = await ask(
      payer,
      'POST',
      '/api/transfers/local',
      localTransferBody(payer, { name: 'Nobody Here', account: '123456789' }, 12),
    );
    await ask(staff(), 'DELETE', `/api/admin/users/${payer.id}`);
    const unclaimed = await ownBalance('unclaimed_funds', 'USD');
    await bank().advance('P1D');
    const { _id } = body.transfer;
    expect((await ownBalance('unclaimed_funds', 'USD')) - unclaimed).toBe(1_200n);
    const { payment } = (await ask(staff(), 'GET', `/api/admin/outside-payments/${_id}`)).body;
    expect(payment).toMatchObject({
      status: 'Returned',
      statusReason: 'The recipient account does not exist. The money went to unclaimed funds.',
    });
    expect(await mailsTo(payer)).not.toContainEqual(expect.stringContaining('A payment came back'));
  });

  test('of a closed customer who was credited: only the rest is unclaimed', async () => {
    for (const [credited, text, toUnclaimedFunds] of [
      [70, 'We had credited $70.00 for it before, and kept the money.', false],
      [30, 'We had credited $30.00 for it before; the other $40.00 went to unclaimed funds.', true],
    ] as const) {
      const payer = await customer(500);
      const payment = await paid(payer, 70);
      const { _id } = await reported(payer, payment._id);
      await take('dispute', _id);
      await correct(_id, credited);
      await ask(staff(), 'DELETE', `/api/admin/users/${payer.id}`);
      const unclaimed = await ownBalance('unclaimed_funds', 'USD');
      const { body } = await sendBack(payment._id);
      expect(body).toMatchObject({
        toUnclaimedFunds,
        payment: { statusReason: expect.stringContaining(text) },
      });
      expect(body.message).not.toContain('$0.00');
      expect((await ownBalance('unclaimed_funds', 'USD')) - unclaimed).toBe(
        BigInt(70 - credited) * 100n,
      );
    }
  });
});

describe('what cannot be returned', () => {
  test('is not for own customers, scheduled payments, or one already back', async () => {
    const [payer, payee] = [await customer(1_000), await customer()];
    const order = async (to: Parameters<typeof localTransferBody>[1], extra = {}) =>
      (await ask(payer, 'POST', '/api/transfers/local', localTransferBody(payer, to, 5, extra)))
        .body.transfer._id;
    const inside = await order({ name: payee.username, account: payee.checking.number });
    const scheduled = await order(elsewhere, {
      transferDate: new Date(
        bank().bank.clock.businessNow().epochMilliseconds + 86_400_000,
      ).toISOString(),
    });
    const nobody = await order({ name: 'Nobody', account: '999999999' });
    await bank().advance('PT5H');
    const answers = [
      await sendBack(inside),
      await sendBack(scheduled),
      await sendBack(nobody),
      await sendBack(randomUUID()),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual([
      'TRANSFER_NOT_FOUND',
      'TRANSFER_NOT_FOUND',
      'CASE_DECIDED',
      'TRANSFER_NOT_FOUND',
    ]);
    expect(answers[2]?.body.message).toContain('settlement was first');
    expect((await sendBack(inside, { reason: 'because' })).body.code).toBe('INVALID_FIELDS');
  });
});

describe('outside payments are found', () => {
  test('by whole words, newest first; without words those on their way [L-277]', async () => {
    const payer = await customer(5_000);
    const older = await payOut(payer, 1_234.5, { reference: 'Lantern 77-B' });
    const newer = await payOut(payer, 8, { reference: 'lantern 78' });
    for (const search of [
      'LANTERN 77-b',
      '$1,234.50',
      '1234.50',
      'fenland lantern 77-b',
      `${payer.savings.number} 77-b`,
    ])
      expect([search, await idsOf(search)]).toEqual([search, [older._id]]);
    expect(await idsOf('lantern')).toEqual([newer._id, older._id]);
    expect(await idsOf('lant_rn%')).toEqual([]);
    const onTheirWay = (await find()).payments;
    expect(
      onTheirWay.find(({ payment }: { payment: { _id: string } }) => payment._id === older._id),
    ).toMatchObject({
      payer: { username: payer.username },
      returnable: true,
    });
    await sendBack(older._id);
    expect(await idsOf('')).not.toContain(older._id);
    expect((await find('77-b')).payments).toMatchObject([
      { payment: { status: 'Returned' }, returnable: false },
    ]);
  });

  test('one opened in full leaves a line in the trail', async () => {
    const payer = await customer(50);
    const { _id } = await payOut(payer, 5);
    expect((await ask(staff(), 'GET', `/api/admin/outside-payments/${_id}`)).body).toMatchObject({
      returnable: true,
      payment: { category: 'Local transfer', balanceAfter: 45 },
    });
    const { rows } = await bank().bank.db.query(
      `SELECT actor, details FROM audit_event WHERE action = 'payment.viewed' AND subject = $1`,
      [`transfer:${_id}`],
    );
    expect(rows).toMatchObject([{ actor: `admin:${staff().id}`, details: { person: payer.id } }]);
  });
});
