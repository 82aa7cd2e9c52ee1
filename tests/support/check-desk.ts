import { randomUUID } from 'node:crypto';
import { checkForm, checkPictures } from '../../fixtures/check-pictures.ts';
import { registerCustomer, type Customer, type Person } from '../../fixtures/people.ts';
import type { TestBank } from './test-bank.ts';

interface As {
  who?: Person;
  /** The idempotency key. */
  key?: string;
}

/**
 * Checks on their way through the staff of a bank: sent, taken, accepted and returned by the calls
 * that people use.
 */
export function checkDesk(testBank: () => TestBank) {
  let customers = 0;
  let lastNumber = 100;

  const asStaff = (
    method: string,
    path: string,
    body?: unknown,
    { who = testBank().cast.admin, key = randomUUID() }: As = {},
  ) =>
    testBank().call(method, path, {
      token: who.token,
      ...(body === undefined ? {} : { body, headers: { 'idempotency-key': key } }),
    });

  return {
    asStaff,
    /** Registers a new customer, so that tests can share one bank. */
    newCustomer() {
      customers += 1;
      return registerCustomer(testBank().call, `depositor.${customers}`);
    },
    /** @returns the id of a check that waits. */
    async waitingCheck(
      customer: Customer,
      { amount = 500, number = (lastNumber += 1), stated = true } = {},
    ): Promise<string> {
      const pictures = await checkPictures({
        from: 'Lantern Books',
        to: customer.username,
        amount,
        number,
      });
      const form = checkForm(pictures, stated ? { amount: amount.toFixed(2) } : {});
      return (
        await testBank().call('POST', '/api/deposits/checks', { token: customer.token, form })
      ).body.check._id;
    },
    take: (id: string, who?: Person) =>
      asStaff('POST', `/api/admin/queues/check/${id}/take`, undefined, who ? { who } : {}),
    accept: (id: string, amount: number, extra: Record<string, unknown> = {}, as: As = {}) =>
      asStaff('POST', `/api/admin/checks/${id}/accept`, { amount, ...extra }, as),
    giveReturn: (id: string, reason = 'NOT_ENDORSED', as: As = {}) =>
      asStaff('POST', `/api/admin/checks/${id}/return`, { reason }, as),
    dishonor: (id: string, reason = 'INSUFFICIENT_FUNDS', as: As = {}) =>
      asStaff('POST', `/api/admin/checks/${id}/dishonor`, { reason }, as),
  };
}
