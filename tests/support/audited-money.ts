import {
  internationalTransferBody,
  localTransferBody,
  type Customer,
} from '../../fixtures/people.ts';
import type { Act } from './audited-act.ts';
import { billBody } from './bills.ts';
import { disputeCalls, words } from './disputes.ts';
import type { useSharedDesk } from './shared-bank.ts';

const pin = '4711';

/**
 * What customers do with money: orders of each kind, those that come again, and problems with one.
 */
export function moneyActs(desk: ReturnType<typeof useSharedDesk>) {
  const { bank, ask, customer } = desk;
  const { order, paid } = disputeCalls(desk);
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

  /** Somebody who has paid somebody, and the order. */
  const paidOnce = async () => {
    const [who, payee] = [await rich(), await customer()];
    const to = { name: payee.username, account: payee.checking.number };
    const { body } = await ask(who, 'POST', '/api/transfers/local', localTransferBody(who, to, 5));
    return { who, params: { id: body.transfer._id as string } };
  };

  return {
    sortPayee: {
      leaves: ['payee.sorted'],
      given: async () => ({ ...(await paidOnce()), body: { category: 'Groceries' } }),
    },
    unsortPayee: {
      leaves: ['payee.unsorted'],
      given: async () => {
        const { who, params } = await paidOnce();
        await ask(who, 'PUT', `/api/transfers/${params.id}/category`, { category: 'Groceries' });
        return { who, params };
      },
    },
    nicknamePayee: {
      leaves: ['payee.nicknamed'],
      given: async () => ({ ...(await paidOnce()), body: { nickname: 'Mom' } }),
    },
    removeNickname: {
      leaves: ['payee.nickname_removed'],
      given: async () => {
        const { who, params } = await paidOnce();
        await ask(who, 'PUT', `/api/transfers/${params.id}/nickname`, { nickname: 'Mom' });
        return { who, params };
      },
    },
    createLocalTransfer: {
      leaves: ['transfer.created'],
      given: async () => {
        const [who, payee] = [await rich(), await customer()];
        return {
          who,
          body: localTransferBody(who, { name: payee.username, account: payee.checking.number }, 5),
        };
      },
    },
    createOwnTransfer: {
      leaves: ['transfer.created'],
      given: async () => {
        const who = await rich();
        return {
          who,
          body: { fromAccount: who.savings.number, toAccount: who.checking.number, amount: 5 },
        };
      },
    },
    createInternationalTransfer: {
      leaves: ['transfer.created'],
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
        leaves: ['transfer.created'],
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
    cancelTransfer: {
      leaves: ['transfer.cancelled'],
      given: async () => {
        const who = await rich();
        return { who, params: { id: (await order(who, 5, { transferDate: inDays(3) }))._id } };
      },
    },
    skipBill: {
      leaves: ['schedule.skipped'],
      given: ofSchedule(({ nextDate }) => ({ date: nextDate })),
    },
    changeBill: {
      leaves: ['schedule.changed'],
      given: async () => {
        const { who, schedule } = await bill();
        return {
          who,
          body: { scheduleId: schedule._id, date: schedule.nextDate, payments: 'next', amount: 6 },
        };
      },
    },
    pauseBill: { leaves: ['schedule.paused'], given: ofSchedule(() => ({})) },
    resumeBill: {
      leaves: ['schedule.resumed'],
      given: async () => {
        const { who, schedule } = await bill();
        await ask(who, 'POST', `/api/transfers/schedules/${schedule._id}/pause`, {});
        return { who, params: { id: schedule._id } };
      },
    },
    stopBill: [
      { leaves: ['schedule.stopped'], given: ofSchedule() },
      {
        when: 'whose first payment still waits',
        leaves: ['schedule.stopped', 'transfer.cancelled'],
        given: async () => {
          const who = await rich();
          return { who, params: { id: (await billOf(who, { transferDate: inDays(3) }))._id } };
        },
      },
    ],
    reportDispute: {
      leaves: ['dispute.reported'],
      given: async () => {
        const who = await rich();
        return { who, params: { id: (await paid(who, 5))._id }, body: words };
      },
    },
    createApproval: [
      {
        leaves: ['order.signed'],
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
