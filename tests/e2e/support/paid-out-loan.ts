import { randomUUID } from 'node:crypto';
import { expectStatus, type Customer } from '../../../fixtures/people.ts';
import type { BankServer } from '../../support/bank-server.ts';

/** A loan of a year whose money its customer has. */
export async function payOutLoan(
  { call, admin }: BankServer,
  { token }: Customer,
  loanAmount: number,
): Promise<void> {
  const asStaff = async (path: string, headers = {}) =>
    expectStatus(await call('POST', path, { token: admin.token, headers }), 200);
  const body = {
    loanAmount,
    loanPurpose: 'auto',
    loanTerm: 12,
    income: 54_000,
    employmentStatus: 'employed',
    creditScore: 720,
  };
  const { loan } = expectStatus(await call('POST', '/api/loans', { token, body }), 201).body;
  await asStaff(`/api/admin/queues/loan/${loan._id}/take`);
  await asStaff(`/api/admin/loans/${loan._id}/approve`);
  await asStaff(`/api/admin/loans/${loan._id}/disburse`, { 'idempotency-key': randomUUID() });
}
