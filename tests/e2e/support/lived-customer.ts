import {
  expectStatus,
  fund,
  internationalTransferBody,
  localTransferBody,
  type Customer,
} from '../../../fixtures/people.ts';
import type { BankServer } from '../../support/bank-server.ts';
import { payOutLoan } from './paid-out-loan.ts';

/**
 * Everything that shows a customer an amount: balances, orders made, scheduled and repeated, a
 * loan being paid back.
 * @returns the id of the first order.
 */
export async function liveAWhile(server: BankServer, customer: Customer): Promise<string> {
  const { call, admin } = server;
  const order = async (path: string, body: unknown): Promise<string> =>
    expectStatus(await call('POST', `/api/transfers/${path}`, { token: customer.token, body }), 201)
      .body.transfer._id;
  const payee = {
    name: 'Robin Reed',
    account: '441720916',
    bank: 'Tri-State Federal',
    routing: '021000021',
  };
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await fund(call, admin, customer, 2150.75, 'Checking Account');
  await fund(call, admin, customer, 12_036.18, 'Investment Account');
  const first = await order('local', localTransferBody(customer, payee, 640));
  await order('local', localTransferBody(customer, payee, 99_000, { transferDate: inThreeDays }));
  await order('international', internationalTransferBody());
  const bill = {
    recipientName: 'Harrow Street Lettings',
    recipientAccount: '310448207',
    recipientBank: 'Unknown',
    currency: 'USD',
    reference: '',
  };
  await order('payBill', {
    ...bill,
    amount: 337.6,
    billType: 'Rent',
    paymentType: 'Recurring',
    frequency: 'monthly',
  });
  await payOutLoan(server, customer, 12_000);
  return first;
}
