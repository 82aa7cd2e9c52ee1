import {
  internationalTransferBody,
  localTransferBody,
  type Customer,
} from '../../fixtures/people.ts';
import type { Act } from './audited-act.ts';
import { billBody } from './bills.ts';
import { disputeCalls } from './disputes.ts';
import type { useSharedDesk } from './shared-bank.ts';

const pin = '4711';

/**
 * Acts of customers with money: orders of each kind, those that come again, and problems with one.
 */
export function moneyActs(desk: ReturnType<typeof useSharedDesk>) {
  const { bank, ask, customer } = desk;
  const { order } = disputeCalls(desk);
  const inDays = (days: number) =>
    bank()
      .bank.clock.businessNow()
      .add({ hours: 24 * days })
      .toString();
  const rich = () => customer(1_000);
  const billOf = async (who: Customer, extra: Record<string, unknown> = {}) =>
    (
      await ask(
        who,
        'POST',
        '/api/transfers/payBill',
        billBody(5, { paymentType: 'Recurring', frequency: 'monthly', ...extra }),
      )
    ).body.schedule;
  const bill = async () => {
    const who = await rich();
    return { who, schedule: await billOf(who) };
  };
  /** A schedule's own call. */
  const ofSchedule = (body?: (schedule: { nextDate: string }) => unknown) => async () => {
    const { who, schedule } = await bill();
    return { who, params: { id: schedule._id }, ...(body && { body: body(schedule) }) };
  };

  /** Makes a customer who has paid another customer, and the order. */
  const paidOnce = async () => {
    const [who, payee] = [await rich(), await customer()];
    const to = { name: payee.username, account: payee.checking.number };
    const { body } = await ask(who, 'POST', '/api/transfers/local', localTransferBody(who, to, 5));
    return { who, params: { id: body.transfer._id as string } };
  };

  return {
    unsortPayee: {
      given: async () => {
        const { who, params } = await paidOnce();
        await ask(who, 'PUT', `/api/transfers/${params.id}/category`, { category: 'Groceries' });
        return { who, params };
      },
    },
    removeNickname: {
      given: async () => {
        const { who, params } = await paidOnce();
        await ask(who, 'PUT', `/api/transfers/${params.id}/nickname`, { nickname: 'Mom' });
        return { who, params };
      },
    },
    createLocalTransfer: {
      given: async () => {
        const [who, payee] = [await rich(), await customer()];
        return {
          who,
          body: localTransferBody(who, { name: payee.username, account: payee.checking.number }, 5),
        };
      },
    },
    createOwnTransfer: {
      given: async () => {
        const who = await rich();
        return {
          who,
          body: { fromAccount: who.savings.number, toAccount: who.checking.number, amount: 5 },
        };
      },
    },
    createInternationalTransfer: {
      given: async () => {
        const who = await rich();
        return {
          who,
          body: internationalTransferBody({ amount: 5, debitedAccount: who.savings.number }),
        };
      },
    },
    payBill: [
      {
        given: async () => ({ who: await rich(), body: billBody(5) }),
      },
      {
        when: 'each month',
        leaves: ['transfer.created', 'schedule.created'],
        given: async () => ({
          who: await rich(),
          body: billBody(5, { paymentType: 'Recurring', frequency: 'monthly' }),
        }),
      },
    ],
    cancelTransfer: [
      {
        given: async () => {
          const who = await rich();
          return { who, params: { id: (await order(who, 5, { transferDate: inDays(3) }))._id } };
        },
      },
      {
        when: 'abroad, whose money was taken',
        given: async () => {
          const who = await rich();
          const path = '/api/transfers/international';
          const { transfer } = (await ask(who, 'POST', path, internationalTransferBody())).body;
          return { who, params: { id: transfer._id } };
        },
      },
    ],
    skipBill: {
      given: ofSchedule(({ nextDate }) => ({ date: nextDate })),
    },
    changeBill: {
      given: async () => {
        const { who, schedule } = await bill();
        return {
          who,
          body: { scheduleId: schedule._id, date: schedule.nextDate, payments: 'next', amount: 6 },
        };
      },
    },
    resumeBill: {
      given: async () => {
        const { who, schedule } = await bill();
        await ask(who, 'POST', `/api/transfers/schedules/${schedule._id}/pause`, {});
        return { who, params: { id: schedule._id } };
      },
    },
    stopBill: [
      { given: ofSchedule() },
      {
        when: 'whose first payment still waits',
        leaves: ['schedule.stopped', 'transfer.cancelled'],
        given: async () => {
          const who = await rich();
          return { who, params: { id: (await billOf(who, { transferDate: inDays(3) }))._id } };
        },
      },
    ],
    createApproval: [
      {
        given: async () => {
          const who = await customer();
          await ask(who, 'POST', '/api/approvals/pin', { securityPin: pin });
          return {
            who,
            body: { securityPin: pin, order: { call: 'transfers/payBill', body: billBody(5) } },
          };
        },
      },
      {
        when: 'with the fifth wrong PIN',
        leaves: ['pin.wrong', 'pin.locked'],
        refused: 'PIN_LOCKED',
        given: async () => {
          const who = await customer();
          await ask(who, 'POST', '/api/approvals/pin', { securityPin: pin });
          const body = {
            securityPin: '0000',
            order: { call: 'transfers/payBill', body: billBody(5) },
          };
          for (let tries = 0; tries < 4; tries += 1) await ask(who, 'POST', '/api/approvals', body);
          return { who, body };
        },
      },
    ],
  } satisfies Record<string, Act | Act[]>;
}
