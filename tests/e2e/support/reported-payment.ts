import { expectStatus, localTransferBody, type Customer } from '../../../fixtures/people.ts';
import type { BankServer } from '../../support/bank-server.ts';
import { newCustomer } from './at-the-screen.ts';

/** Has a customer who has $80 report a payment to a payee with a long name. @returns its id. */
export async function reportPayment(server: BankServer, payer: Customer): Promise<string> {
  const { call } = server;
  const payee = await newCustomer(server);
  const payeeAccount = { name: 'Quay Street Parking', account: payee.checking.number };
  const { transfer } = expectStatus(
    await call('POST', '/api/transfers/local', {
      token: payer.token,
      body: localTransferBody(payer, payeeAccount, 80),
    }),
    201,
  ).body;
  const { dispute } = expectStatus(
    await call('POST', `/api/transfers/${transfer._id}/dispute`, {
      token: payer.token,
      body: { reason: 'NOT_MADE_BY_ME', whatHappened: 'I have no car.' },
    }),
    201,
  ).body;
  return dispute._id;
}
