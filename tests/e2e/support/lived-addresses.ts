import { messageForm } from '../../../fixtures/message-form.ts';
import { expectStatus, type Customer } from '../../../fixtures/people.ts';
import { bankAccountId } from '../../../server/ledger/chart.ts';
import { customerRoutes, personalInfoRoute } from '../../../web/app/navigation/customer-routes.ts';
import { staffRoutes } from '../../../web/app/navigation/staff-routes.ts';
import type { BankServer } from '../../support/bank-server.ts';
import { addressesOf } from './app-addresses.ts';
import { newCustomer } from './at-the-screen.ts';
import { depositCheck } from './deposited-checks.ts';
import { liveAWhile } from './lived-customer.ts';

/** A customer with something on every page, and the addresses of those pages. */
export async function customerAddresses(
  server: BankServer,
): Promise<{ customer: Customer; addresses: string[] }> {
  const { customer, transfer, message } = await live(server, 1042);
  return {
    customer,
    addresses: [
      ...addressesOf(customerRoutes, { 'transactions/:id': transfer, 'messages/:id': message }),
      ...addressesOf({ children: [personalInfoRoute] }, {}),
    ],
  };
}

/** The addresses of the staff's pages, with something on each. */
export async function staffAddresses(server: BankServer): Promise<string[]> {
  const { customer, transfer, message, check } = await live(server, 1043);
  const { call, admin } = server;
  const account = bankAccountId('staff_funding', 'USD');
  const { entries } = expectStatus(
    await call('GET', `/api/admin/books/accounts/${account}`, { token: admin.token }),
    200,
  ).body;
  return addressesOf(staffRoutes, {
    'manage-users/:id': customer.id,
    'queues/checks/:id': check,
    'queues/messages/:id': message,
    'outside-payments/:id': transfer,
    'books/customers/:code': '2120',
    'books/accounts/:id': account,
    'books/journals/:id': entries[0].journalId,
    'policy/:name': 'fees',
  });
}

async function live(server: BankServer, checkNumber: number) {
  const customer = await newCustomer(server, 18_400.5);
  const transfer = await liveAWhile(server, customer);
  const check = await depositCheck(server, customer, { number: checkNumber, amount: 75.25 });
  const form = messageForm({ subject: 'A fee', message: 'Four dollars were taken.' });
  const { token } = customer;
  const { conversation } = expectStatus(
    await server.call('POST', '/api/users/messages', { token, form }),
    201,
  ).body;
  return { customer, transfer, check, message: conversation._id as string };
}
