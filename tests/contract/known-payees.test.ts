import { describe, expect, test } from 'vitest';
import { bankFacts } from '../../config/bank.ts';
import { expectStatus, localTransferBody, type Customer } from '../../fixtures/people.ts';
import { said } from '../support/answers.ts';
import { billBody } from '../support/bills.ts';
import { turnOn } from '../support/second-factor.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, customer, mailsTo } = useSharedDesk();

const securityPin = '4711';

let accounts = 300_000_000;
const someone = () => ({
  name: 'Cleo Hart',
  routing: '021000021',
  bank: 'Orchard Savings',
  account: String((accounts += 1)),
});
type Payee = ReturnType<typeof someone>;

/** Makes a customer who signs usual payments with a PIN, and unusual ones with a code of an app. */
async function payer() {
  const who = await customer(9_000);
  expectStatus(await ask(who, 'POST', '/api/approvals/pin', { securityPin }), 201);
  const { recoveryCodes } = await turnOn(bank().call, who, { securityPin });
  const codes = [...recoveryCodes];
  return { who, nextCode: () => codes.shift() };
}
type Payer = Awaited<ReturnType<typeof payer>>;

async function pay(
  { who, nextCode }: Payer,
  payee: Payee,
  { amount = 20, ...extra }: { amount?: number; transferDate?: string } = {},
): Promise<string> {
  const body = localTransferBody(who, payee, amount, extra);
  const order = { call: 'transfers/local', body };
  expectStatus(
    await ask(who, 'POST', '/api/approvals', { securityPin, code: nextCode(), order }),
    201,
  );
  return expectStatus(await ask(who, 'POST', '/api/transfers/local', body), 201).body.transfer._id;
}
const statusOf = async (who: Customer, id: string) =>
  (await ask(who, 'GET', `/api/transfers/${id}`)).body.status;
const inHours = (hours: number) => bank().bank.clock.businessNow().add({ hours }).toString();

/** Asks both parts of the bank whether a payee is known: the factor, and our forms' warning. */
async function takenFor({ who }: Payer, payee: Payee): Promise<[boolean, boolean]> {
  const order = { call: 'transfers/local', body: localTransferBody(who, payee, 1_500) };
  const signed = said(await ask(who, 'POST', '/api/approvals', { securityPin, order }));
  expect([201, 403]).toContain(signed[0]);
  const { recipients } = (await ask(who, 'GET', '/api/transfers/recipients')).body;
  const isPaid = recipients.some(
    (each: { recipientAccount: string; isPaid: boolean }) =>
      each.recipientAccount === payee.account && each.isPaid,
  );
  return [signed[0] === 201, isPaid];
}
const known = [true, true];
const isNew = [false, false];

const toldOf = async ({ who }: Payer, payee: Payee) =>
  (await mailsTo(who)).filter(
    (mail) =>
      mail.includes('Subject: A payment to someone new') &&
      mail.includes(`ending in ${payee.account.slice(-4)}`),
  ).length;

async function paidAndDone(from: Payer, payee: Payee): Promise<string> {
  const id = await pay(from, payee);
  await bank().advance('P3D');
  expect(await statusOf(from.who, id)).toBe('Completed');
  return id;
}

/** Each way in which an order comes to nothing. */
const comesToNothing: Record<string, (from: Payer, payee: Payee) => Promise<string>> = {
  async Cancelled(from, payee) {
    const id = await pay(from, payee, { transferDate: inHours(48) });
    expectStatus(await ask(from.who, 'POST', `/api/transfers/${id}/cancel`), 200);
    return id;
  },
  async Declined(from, payee) {
    // More than there is when it is due.
    return await pay(from, payee, { amount: 9_500, transferDate: inHours(48) });
  },
  async Returned(from, payee) {
    // An account that no one has here.
    return await pay(from, { ...payee, routing: bankFacts.routingNumber, bank: bankFacts.name });
  },
};

describe('a payee', () => {
  test('is known a day after a payment to them was completed, and not before', async () => {
    const from = await payer();
    const payee = someone();
    const id = await pay(from, payee);
    await bank().advance('PT5H');
    expect(await takenFor(from, payee)).toEqual(isNew);
    await bank().advance('P3D');
    expect(await statusOf(from.who, id)).toBe('Completed');
    expect(await takenFor(from, payee)).toEqual(known);
  });

  test.each(Object.entries(comesToNothing))(
    'whose only payment was %s is as new as ever, and told of again',
    async (status, order) => {
      const from = await payer();
      const payee = someone();
      const to = status === 'Returned' ? { ...payee, routing: bankFacts.routingNumber } : payee;
      const id = await order(from, payee);
      expect(await toldOf(from, payee)).toBe(1);
      await bank().advance('P4D');
      expect(await statusOf(from.who, id)).toBe(status);
      expect(await takenFor(from, to)).toEqual(isNew);
      await pay(from, to);
      expect(await toldOf(from, payee)).toBe(2);
      await pay(from, to);
      expect(await toldOf(from, payee)).toBe(2);
    },
  );

  test.each(Object.entries(comesToNothing))(
    'who is known stays so when another payment to them is %s',
    async (status, order) => {
      const from = await payer();
      const payee = someone();
      await paidAndDone(from, payee);
      if (status !== 'Returned') {
        await order(from, payee);
        await bank().advance('P4D');
      }
      expect(await takenFor(from, payee)).toEqual(known);
      await pay(from, payee);
      expect(await toldOf(from, payee)).toBe(1);
    },
  );

  test('who was reported is new again, however often they were paid before', async () => {
    const from = await payer();
    const payee = someone();
    const [first] = [await paidAndDone(from, payee), await paidAndDone(from, payee)];
    expect(await takenFor(from, payee)).toEqual(known);
    expectStatus(
      await ask(from.who, 'POST', `/api/transfers/${first}/dispute`, {
        reason: 'NOT_MADE_BY_ME',
        whatHappened: 'Somebody else paid this.',
      }),
      201,
    );
    expect(await takenFor(from, payee)).toEqual(isNew);
    // Under another name they are the same.
    expect(await takenFor(from, { ...payee, name: 'C. Hart' })).toEqual(isNew);
    await paidAndDone(from, payee);
    expect(await toldOf(from, payee)).toBe(2);
    expect(await takenFor(from, payee)).toEqual(known);
  });

  test('of a recurring bill is new until a date of it was paid: raising it wants a code', async () => {
    const { who, nextCode } = await payer();
    const bill = billBody(20, {
      debitedAccount: who.savings.number,
      paymentType: 'Recurring',
      frequency: 'monthly',
    });
    const order = { call: 'transfers/payBill', body: bill };
    expectStatus(
      await ask(who, 'POST', '/api/approvals', { securityPin, code: nextCode(), order }),
      201,
    );
    const { schedule } = expectStatus(
      await ask(who, 'POST', '/api/transfers/payBill', bill),
      201,
    ).body;
    const change = {
      scheduleId: schedule._id,
      date: schedule.nextDate,
      payments: 'all',
      amount: 900,
      endDate: null,
    };
    const sign = () =>
      ask(who, 'POST', '/api/approvals', {
        securityPin,
        order: { call: 'transfers/schedules/change', body: change },
      });
    expect(said(await sign())).toEqual([403, 'PROOF_NEEDED code']);
    await bank().advance('P3D');
    expect((await sign()).status).toBe(201);
  });
});
