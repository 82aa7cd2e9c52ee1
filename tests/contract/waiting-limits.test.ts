import { describe, expect, test } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import {
  internationalTransferBody,
  localTransferBody,
  type Customer,
} from '../../fixtures/people.ts';
import { billBody, billCalls } from '../support/bills.ts';
import { loanCalls } from '../support/loans.ts';
import { listOrders } from '../support/many-orders.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, customer, balanceOf } = useSharedDesk();
const { payBill, cancel, stop } = billCalls(bank);
const { act, apply, take } = loanCalls(bank);

const inAWeek = () => Temporal.Now.instant().add({ hours: 168 });
const codes = (answers: Answer[]) => answers.map(({ status, body }) => [status, body.code]);

describe('what one customer may have waiting has an end nobody reaches by accident', () => {
  /** One order of each kind, from Savings. */
  function orderEach(who: Customer, transferDate?: string): Promise<Answer[]> {
    const from = {
      debitedAccount: who.savings.number,
      ...(transferDate === undefined ? {} : { transferDate }),
    };
    return Promise.all([
      ask(
        who,
        'POST',
        '/api/transfers/local',
        localTransferBody(who, { name: 'Nobody', account: '123456789' }, 1, from),
      ),
      ask(
        who,
        'POST',
        '/api/transfers/international',
        internationalTransferBody({ amount: 1, currency: 'USD', ...from }),
      ),
      payBill(billBody(1, from), {}, who.token),
    ]);
  }

  test('a thousand orders for later: one more is refused, paid today is not', async () => {
    const who = await customer(100);
    const waiting = await listOrders(
      bank().bank,
      who,
      Array.from({ length: 1000 }, () => ({ status: 'scheduled', dueAt: inAWeek() })),
    );
    const later = inAWeek().toString();
    const refused = await orderEach(who, later);
    expect(codes(refused)).toEqual(Array.from({ length: 3 }, () => [422, 'SCHEDULED_LIMIT']));
    expect(refused[0]?.body.message).toBe(
      'You have 1,000 payments waiting for their dates, and there can be no more. No money ' +
        'was moved. Please cancel one of them, or make this payment when it is due.',
    );
    expect(await balanceOf(who)).toBe(100);
    expect((await orderEach(who)).map(({ status }) => status)).toEqual([201, 201, 201]);
    await cancel(waiting[0]?.id ?? '', who.token);
    expect((await payBill(billBody(1, { transferDate: later }), {}, who.token)).status).toBe(201);
  });

  test('250 recurring bills: one more is refused, paid once is not', async () => {
    const who = await customer(1000);
    const recurring = billBody(1, {
      debitedAccount: who.savings.number,
      paymentType: 'Recurring',
      frequency: 'monthly',
    });
    const first = await Promise.all(
      Array.from({ length: 250 }, () => payBill(recurring, {}, who.token)),
    );
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([201]));
    const { status, body } = await payBill(recurring, {}, who.token);
    expect([status, body.code, body.fields]).toEqual([
      422,
      'RECURRING_BILLS_LIMIT',
      { paymentType: body.message },
    ]);
    expect(await balanceOf(who)).toBe(750);
    expect(
      (await payBill(billBody(1, { debitedAccount: who.savings.number }), {}, who.token)).status,
    ).toBe(201);
    await stop(first[0]?.body.schedule._id, who.token);
    expect((await payBill(recurring, {}, who.token)).status).toBe(201);
  });

  test('twenty loan applications, also at once; a decision makes room', async () => {
    const who = await customer();
    const application = {
      loanAmount: 5000,
      loanPurpose: 'auto',
      loanTerm: 12,
      income: 54_000,
      employmentStatus: 'employed',
      creditScore: 720,
    };
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => ask(who, 'POST', '/api/loans', application)),
    );
    const taken = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(taken).toHaveLength(20);
    expect(codes(refused)).toEqual(Array.from({ length: 4 }, () => [422, 'APPLICATIONS_LIMIT']));
    const id = taken[0]?.body.loan._id;
    await take(id);
    await act(id, 'approve');
    await apply({}, who);
  });
});
