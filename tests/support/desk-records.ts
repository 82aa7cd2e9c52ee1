import type { Customer } from '../../fixtures/people.ts';
import type { TestBank } from './test-bank.ts';

/**
 * Reads what a decision about a check leaves behind: with its customer, in the trail, in the books
 * and in the mail.
 */
export function deskRecords(testBank: () => TestBank) {
  const read = async (path: string, { token }: Customer) =>
    (await testBank().call('GET', path, { token })).body;
  return {
    checksOf: async (customer: Customer) => (await read('/api/deposits/checks', customer)).checks,
    accountOf: async (customer: Customer) =>
      (await read('/api/users/accounts', customer)).accounts[0],
    ordersOf: async (customer: Customer) =>
      (await read('/api/transfers/transactions', customer)).transfers,
    async auditOf(action: string, { id }: Customer) {
      const asked = [action, `user:${id}`];
      return (
        await testBank().bank.db.query<{ actor: string; details: object }>(
          'SELECT actor, details FROM audit_event WHERE action = $1 AND subject = $2',
          asked,
        )
      ).rows;
    },
    /** Counts how often a check was collected. */
    async collectionsOf(id: string) {
      const reference = `CHECK-${id.slice(0, 8).toUpperCase()}`;
      return (
        await testBank().bank.db.query(
          `SELECT FROM journal WHERE kind = 'settlement' AND reference = $1`,
          [reference],
        )
      ).rowCount;
    },
    mailTo: async ({ email }: Customer, subject: string) =>
      (await testBank().outbox()).find((text) => text.includes(email) && text.includes(subject)),
  };
}
