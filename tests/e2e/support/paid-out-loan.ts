import { randomUUID } from 'node:crypto';
import type { Loan } from '../../../contract/money/loans.ts';
import { acceptOffer } from '../../../fixtures/accept-offer.ts';
import { expectStatus, type Customer } from '../../../fixtures/people.ts';
import type { BankServer } from '../../support/bank-server.ts';

const asStaff = async ({ call, admin }: BankServer, path: string, headers = {}) =>
  expectStatus(await call('POST', path, { token: admin.token, headers }), 200);

/** A loan of a year that staff have approved. @returns its id. */
export async function offerLoan(
  server: BankServer,
  { token }: Customer,
  loanAmount: number,
): Promise<string> {
  const body = {
    loanAmount,
    loanPurpose: 'auto',
    loanTerm: 12,
    income: 54_000,
    employmentStatus: 'employed',
    creditScore: 720,
  };
  const { loan } = expectStatus(await server.call('POST', '/api/loans', { token, body }), 201).body;
  await asStaff(server, `/api/admin/queues/loan/${loan._id}/take`);
  await asStaff(server, `/api/admin/loans/${loan._id}/approve`);
  return loan._id;
}

/** A loan of a year that waits to be paid out. @returns its id. */
export async function acceptedLoan(
  server: BankServer,
  customer: Customer,
  loanAmount: number,
): Promise<string> {
  const id = await offerLoan(server, customer, loanAmount);
  const { token } = customer;
  const { loans } = expectStatus(await server.call('GET', '/api/loans', { token }), 200).body;
  // A released version from before loans were offered pays out without asking the customer.
  if (loans.some(({ _id, offer }: Loan) => _id === id && offer))
    await acceptOffer(server.call, customer, id);
  return id;
}

/** A loan of a year whose money its customer has. */
export async function payOutLoan(
  server: BankServer,
  customer: Customer,
  loanAmount: number,
): Promise<void> {
  const id = await acceptedLoan(server, customer, loanAmount);
  await asStaff(server, `/api/admin/loans/${id}/disburse`, { 'idempotency-key': randomUUID() });
}
