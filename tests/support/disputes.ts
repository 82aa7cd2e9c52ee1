import { localTransferBody, type Customer } from '../../fixtures/people.ts';
import type { useSharedDesk } from './shared-bank.ts';

const elsewhere = {
  name: 'Fenland Mutual Homes',
  account: '310448207',
  routing: '021000021',
  bank: 'Fenland Mutual',
};

const daySeconds = 86_400;

/** A customer's words about a payment. */
export const words = {
  reason: 'NOT_MADE_BY_ME',
  whatHappened: 'I was abroad, and my phone was at home.',
};

/** The words that tests of reported payments are made of. */
export function disputeCalls({
  bank,
  staff,
  ask,
}: Pick<ReturnType<typeof useSharedDesk>, 'bank' | 'staff' | 'ask'>) {
  const order = async (from: Customer, amount: number, extra = {}) =>
    (
      await ask(
        from,
        'POST',
        '/api/transfers/local',
        localTransferBody(from, elsewhere, amount, extra),
      )
    ).body.transfer;
  const report = (who: Customer, id: string, body: unknown = words) =>
    ask(who, 'POST', `/api/transfers/${id}/dispute`, body);
  return {
    order,
    report,
    /** A payment that has gone through. */
    async paid(from: Customer, amount: number) {
      const payment = await order(from, amount);
      await bank().bank.clock.advance(daySeconds);
      await bank().worker.runOne('settlement');
      return payment;
    },
    reported: async (who: Customer, id: string) => (await report(who, id)).body.dispute,
    correct: (id: string, amount: unknown, who = staff()) =>
      ask(who, 'POST', `/api/admin/disputes/${id}/correct`, { amount }),
    noError: (id: string, body: unknown = { reason: 'AS_ORDERED' }) =>
      ask(staff(), 'POST', `/api/admin/disputes/${id}/no-error`, body),
    shownTo: async (who: Customer, id: string) =>
      (await ask(who, 'GET', `/api/transfers/${id}/dispute`)).body,
    caseOf: async (id: string) => (await ask(staff(), 'GET', `/api/admin/disputes/${id}`)).body,
  };
}
