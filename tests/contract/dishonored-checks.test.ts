import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { localTransferBody, type Customer } from '../../fixtures/people.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { checkDesk } from '../support/check-desk.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { verifyBooks } from '../support/verify-books.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank();
});
afterEach(() => verifyBooks(testBank.bank.db));
afterAll(() => testBank.close());

const { asStaff, newCustomer, waitingCheck, take, accept, giveReturn, dishonor } = checkDesk(() => testBank);
const checksOf = async (customer: Customer) => (await testBank.call('GET', '/api/deposits/checks', { token: customer.token })).body.checks;
const accountOf = async (customer: Customer) => (await testBank.call('GET', '/api/users/accounts', { token: customer.token })).body.accounts[0];
const ordersOf = async (customer: Customer) => (await testBank.call('GET', '/api/transfers/transactions', { token: customer.token })).body.transfers;
const auditOf = async (action: string, { id }: Customer) =>
  (
    await testBank.bank.db.query<{ actor: string; details: object }>('SELECT actor, details FROM audit_event WHERE action = $1 AND subject = $2', [
      action,
      `user:${id}`,
    ])
  ).rows;
/** How often a check was collected. */
const collectionsOf = async (id: string) =>
  (await testBank.bank.db.query(`SELECT FROM journal WHERE kind = 'settlement' AND reference = $1`, [`CHECK-${id.slice(0, 8).toUpperCase()}`])).rowCount;
const mailTo = async (customer: Customer, subject: string) => (await testBank.outbox()).find((text) => text.includes(customer.email) && text.includes(subject));

describe('an accepted check that its bank does not pay', () => {
  const acceptedCheck = async (customer: Customer) => {
    const id = await waitingCheck(customer);
    await take(id);
    await accept(id, 500);
    return id;
  };
  const bookedOn = async (code: string) =>
    (await testBank.bank.db.query<{ posted: bigint }>(`SELECT posted FROM account WHERE gl_code = $1 AND currency = 'USD'`, [code])).rows[0]?.posted ?? 0n;
  /** To the customer's own savings. */
  const spend = (customer: Customer, amount: number) =>
    testBank.call('POST', '/api/transfers/local', {
      token: customer.token,
      body: localTransferBody(customer, { name: customer.username, account: customer.savings.number }, amount, { debitedAccount: customer.checking.number }),
    });

  test('is taken back once while it is on hold, whoever asks, and its customer reads why, also by mail', async () => {
    const alice = await newCustomer();
    const waiting = await waitingCheck(alice);
    expect((await dishonor(waiting)).body).toMatchObject({ status: 409, code: 'CHECK_NOT_ACCEPTED' });
    await take(waiting);
    await giveReturn(waiting);
    expect((await dishonor(waiting)).body.code).toBe('CHECK_NOT_ACCEPTED');
    const collection = await bookedOn('1150');
    const id = await acceptedCheck(alice);
    const rosa = await addAnotherAdmin(testBank, 'rosa.checks');
    const answers = await Promise.all([dishonor(id), dishonor(id, 'REFUSED', { who: rosa }), dishonor(id)]);
    const [done, ...late] = answers.toSorted((a, b) => a.status - b.status);
    expect(done?.body).toEqual({ message: 'Check of $500.00 returned unpaid. $500.00 was taken back from the customer’s account.', takenBack: 500, loss: 0 });
    for (const { status, body } of late)
      expect([status, body.code, body.message]).toEqual([409, 'CASE_DECIDED', expect.stringContaining('was first: this case is returned unpaid already')]);

    const before = alice.checking.balance;
    expect(await accountOf(alice)).toMatchObject({ balance: before, available: before });
    expect(await bookedOn('1150')).toBe(collection);
    expect((await checksOf(alice))[0]).toMatchObject({ status: 'Returned unpaid', amount: 500, holds: [], returnReason: expect.stringMatching(/check/) });
    expect((await ordersOf(alice))[0]).toMatchObject({
      status: 'Returned',
      amount: 500,
      statusReason: expect.stringContaining('was taken back from your account'),
    });
    expect(await auditOf('check.dishonored', alice)).toMatchObject([{ details: { check: id, amountMinor: '50000', lossMinor: '0' } }]);
    await testBank.advance('P10D');
    expect(await accountOf(alice)).toMatchObject({ balance: before, available: before });
    expect(await collectionsOf(id)).toBe(0);
    expect(await mailTo(alice, 'Your check came back unpaid')).toContain('the whole amount');
  });

  test('is taken back after its collection too, and what is spent already is a loss of the bank', async () => {
    const alice = await newCustomer();
    const [nostro, losses] = [await bookedOn('1010'), await bookedOn('5020')];
    const id = await acceptedCheck(alice);
    await testBank.advance('P10D');
    expect(await collectionsOf(id)).toBe(1);
    expect((await spend(alice, 300)).status).toBe(201);
    const { body } = await dishonor(id);
    expect(body).toMatchObject({ takenBack: 200, loss: 300, message: expect.stringContaining('$300.00 was spent already and is booked as a loss.') });
    expect(await accountOf(alice)).toMatchObject({ balance: 0, available: 0 });
    expect(await bookedOn('5020')).toBe(losses - 300_00n);
    expect(await bookedOn('1010')).toBe(nostro);
    await testBank.worker.runAll();
    expect(await mailTo(alice, 'Your check came back unpaid')).toContain('$200.00, all that was there,');
  });

  test('of a deleted customer comes from unclaimed funds, where their money went', async () => {
    const alice = await newCustomer();
    const id = await acceptedCheck(alice);
    const unclaimed = await bookedOn('2310');
    expect((await asStaff('DELETE', `/api/admin/users/${alice.id}`)).status).toBe(200);
    expect((await dishonor(id)).body.message).toContain('unclaimed funds: the customer’s accounts are closed');
    expect(await bookedOn('2310')).toBe(unclaimed + BigInt(alice.checking.balance * 100));
  });
});
