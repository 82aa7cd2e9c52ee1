import { expect } from '@playwright/test';
import { api } from '../../../contract/api.ts';
import { messageForm } from '../../../fixtures/message-form.ts';
import { expectStatus, type Customer } from '../../../fixtures/people.ts';
import { bankAccountId } from '../../../server/ledger/chart.ts';
import type { BankServer } from '../../support/bank-server.ts';
import { depositCheck } from './deposited-checks.ts';
import { liveAWhile } from './lived-customer.ts';

/** Writes to the bank. @returns the conversation's id. */
async function write({ call }: BankServer, { token }: Customer): Promise<string> {
  const form = messageForm({ subject: 'A fee', message: 'Four dollars were taken.' });
  return expectStatus(await call('POST', '/api/users/messages', { token, form }), 201).body
    .conversation._id;
}

/** Makes a voucher that waits. @returns its id; none at a server of the release before. */
async function makeVoucher({ call, admin }: BankServer): Promise<string> {
  const { status, body } = await call('POST', '/api/admin/vouchers', {
    token: admin.token,
    body: api.makeVoucher.example,
  });
  return status === 404 ? 'none' : body.voucher;
}

/**
 * Gives a customer with money something of each kind. @returns for each address of the route tables
 * that has an id, one that leads to something that is there: theirs, and the staff's.
 */
export async function makeSamples(server: BankServer, customer: Customer) {
  const { call, admin } = server;
  const transfer = await liveAWhile(server, customer);
  const card = { token: customer.token, body: { cardType: 'debit' } };
  expectStatus(await call('POST', '/api/card/generate', card), 201);
  const check = await depositCheck(server, customer, { number: 1042, amount: 75.25 });
  const message = await write(server, customer);
  const voucher = await makeVoucher(server);
  const account = bankAccountId('staff_funding', 'USD');
  const { entries } = expectStatus(
    await call('GET', `/api/admin/books/accounts/${account}`, { token: admin.token }),
    200,
  ).body;
  // A server of the release before has no mailbox yet.
  const mail = async (): Promise<{ _id: string } | undefined> => {
    const { status, body } = await call('GET', '/api/admin/mailbox', { token: admin.token });
    return status === 404 ? { _id: 'none' } : body.mails[0];
  };
  // A job sends it a moment after what it tells of.
  await expect.poll(mail).toBeDefined();
  return {
    customers: { 'transactions/:id': transfer, 'messages/:id': message },
    staff: {
      'manage-users/:id': customer.id,
      'queues/checks/:id': check,
      'queues/messages/:id': message,
      'queues/vouchers/:id': voucher,
      'outside-payments/:id': transfer,
      'books/customers/:code': '2120',
      'books/accounts/:id': account,
      'books/journals/:id': entries[0].journalId as string,
      'books/vouchers/:id': voucher,
      // No call takes a file.
      'books/files/:id': crypto.randomUUID(),
      'policy/:name': 'fees',
      'mailbox/:id': (await mail())?._id ?? '',
    },
  };
}
