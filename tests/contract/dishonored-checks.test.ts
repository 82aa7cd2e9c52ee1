import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { localTransferBody, type Customer } from '../../fixtures/people.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { checkDesk } from '../support/check-desk.ts';
import { deskRecords } from '../support/desk-records.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { verifyBank } from '../support/verify-bank.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank();
});
afterEach(() => verifyBank(testBank.bank.db));
afterAll(() => testBank.close());

const { asStaff, newCustomer, waitingCheck, take, accept, giveReturn, dishonor } = checkDesk(
  () => testBank,
);
const { checksOf, accountOf, ordersOf, auditOf, collectionsOf, mailTo } = deskRecords(
  () => testBank,
);

describe('an accepted check that its bank does not pay', () => {
  const acceptedCheck = async (customer: Customer) => {
    const id = await waitingCheck(customer);
    await take(id);
    await accept(id, 500);
    return id;
  };
  const bookedOn = async (code: string) =>
    (
      await testBank.bank.db.query<{ posted: bigint }>(
        `SELECT posted FROM account WHERE gl_code = $1 AND currency = 'USD'`,
        [code],
      )
    ).rows[0]?.posted ?? 0n;
  /** Pays to the customer's own savings unless to another customer's. */
  const spend = (customer: Customer, amount: number, { username, savings }: Customer = customer) =>
    testBank.call('POST', '/api/transfers/local', {
      token: customer.token,
      body: localTransferBody(customer, { name: username, account: savings.number }, amount, {
        debitedAccount: customer.checking.number,
      }),
    });

  test('is taken back once while on hold, and its customer reads why [L-283]', async () => {
    const alice = await newCustomer();
    const waiting = await waitingCheck(alice);
    expect((await dishonor(waiting)).body).toMatchObject({
      status: 409,
      code: 'CHECK_NOT_ACCEPTED',
    });
    await take(waiting);
    await giveReturn(waiting);
    expect((await dishonor(waiting)).body.code).toBe('CHECK_NOT_ACCEPTED');
    const collection = await bookedOn('1150');
    const id = await acceptedCheck(alice);
    const rosa = await addAnotherAdmin(testBank, 'rosa.checks');
    const [one, theirs, again] = await Promise.all([
      dishonor(id),
      dishonor(id, 'REFUSED', { who: rosa }),
      dishonor(id),
    ]);
    const [done, ...late] = one.status === 200 ? [one, theirs] : [theirs, one, again];
    // The same click sent twice is answered the same.
    if (one.status === 200) expect(again.body).toEqual(one.body);
    const fiveHundred = { minor: 50_000, currency: 'USD' };
    expect(done?.body).toEqual({
      code: 'CHECK_DISHONORED',
      params: { amount: fiveHundred, taken: fiveHundred, fromUnclaimedFunds: false, loss: null },
      message:
        'Check of $500.00 returned unpaid. $500.00 was taken back from the customer’s account.',
      takenBack: 500,
      loss: 0,
    });
    for (const { status, body } of late)
      expect([status, body.code, body.message]).toEqual([
        409,
        'CASE_DECIDED',
        expect.stringContaining('was first: this case is returned unpaid already'),
      ]);

    const before = alice.checking.balance;
    expect(await accountOf(alice)).toMatchObject({ balance: before, available: before });
    expect(await bookedOn('1150')).toBe(collection);
    expect((await checksOf(alice))[0]).toMatchObject({
      status: 'Returned unpaid',
      amount: 500,
      holds: [],
      returnReason: expect.stringMatching(/check/),
    });
    expect((await ordersOf(alice))[0]).toMatchObject({
      status: 'Returned',
      amount: 500,
      statusReason: expect.stringContaining('was taken back from your account'),
    });
    expect(await auditOf('check.dishonored', alice)).toMatchObject([
      { details: { check: id, amountMinor: '50000', lossMinor: '0' } },
    ]);
    await testBank.advance('P10D');
    expect(await accountOf(alice)).toMatchObject({ balance: before, available: before });
    expect(await collectionsOf(id)).toBe(0);
    expect(await mailTo(alice, 'Your check came back unpaid')).toContain('The whole amount');
  });

  test('is taken back after its collection too; what was spent is the bank’s loss [L-283]', async () => {
    const alice = await newCustomer();
    const [nostro, losses] = [await bookedOn('1010'), await bookedOn('5020')];
    const id = await acceptedCheck(alice);
    await testBank.advance('P10D');
    expect(await collectionsOf(id)).toBe(1);
    expect((await spend(alice, 300)).status).toBe(201);
    const { body } = await dishonor(id);
    expect(body).toMatchObject({
      takenBack: 200,
      loss: 300,
      message: expect.stringContaining('$300.00 was spent already and is posted as a loss.'),
    });
    expect(await accountOf(alice)).toMatchObject({ balance: 0, available: 0 });
    expect(await bookedOn('5020')).toBe(losses - 300_00n);
    expect(await bookedOn('1010')).toBe(nostro);
    await testBank.worker.runAll();
    expect(await mailTo(alice, 'Your check came back unpaid')).toContain(
      '$200.00, all that was left,',
    );
  });

  test('is taken from another check’s hold; the account never goes below zero [L-283]', async () => {
    const alice = await newCustomer();
    const losses = await bookedOn('5020');
    const first = await acceptedCheck(alice);
    await testBank.advance('P10D');
    expect((await spend(alice, 500)).status).toBe(201);
    const second = await acceptedCheck(alice);
    expect((await dishonor(first)).body).toMatchObject({ takenBack: 500, loss: 0 });
    // The hold stays: what comes in until its day belongs to the second check first. The spendable
    // sum is zero and never below.
    expect(await accountOf(alice)).toMatchObject({ balance: 0, available: 0 });
    expect((await checksOf(alice))[0]).toMatchObject({
      _id: second,
      status: 'Accepted',
      holds: [
        { amount: 275, spendable: 0 },
        { amount: 225, spendable: 0 },
      ],
    });
    expect((await spend(alice, 1)).body).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      message: 'Insufficient funds. Available balance: $0.00.',
    });
    expect((await dishonor(second)).body).toMatchObject({ takenBack: 0, loss: 500 });
    expect(await accountOf(alice)).toMatchObject({ balance: 0, available: 0 });
    expect(await bookedOn('5020')).toBe(losses - 500_00n);
    expect((await ordersOf(alice))[0].statusReason).toMatch(
      /Nothing was left in your account to take back\.$/,
    );
  });

  test('leaves what its customer can still spend of another check on hold', async () => {
    const alice = await newCustomer();
    const first = await acceptedCheck(alice);
    await testBank.advance('P10D');
    expect((await spend(alice, 400)).status).toBe(201);
    const second = await acceptedCheck(alice);
    expect((await dishonor(first)).body).toMatchObject({ takenBack: 500, loss: 0 });
    const { _id, holds } = (await checksOf(alice))[0];
    expect([_id, holds]).toMatchObject([
      second,
      [
        { amount: 275, spendable: 0 },
        { amount: 225, spendable: 100 },
      ],
    ]);
    await testBank.advance('P10D');
    expect(await accountOf(alice)).toMatchObject({ balance: 100, available: 100 });
  });

  test('of a deleted customer comes from unclaimed funds, where their money went [L-283]', async () => {
    const alice = await newCustomer();
    const id = await acceptedCheck(alice);
    const unclaimed = await bookedOn('2310');
    expect((await asStaff('DELETE', `/api/admin/users/${alice.id}`)).status).toBe(200);
    expect((await asStaff('GET', `/api/admin/users/${alice.id}/checks`)).body.checks).toMatchObject(
      [{ _id: id, status: 'Accepted', amount: 500 }],
    );
    expect((await dishonor(id)).body.message).toContain(
      'unclaimed funds: the customer’s accounts are closed',
    );
    expect(await bookedOn('2310')).toBe(unclaimed + BigInt(alice.checking.balance * 100));
  });

  test('of a deleted customer takes none of the unclaimed money of others', async () => {
    const [alice, other] = [await newCustomer(), await newCustomer()];
    const [first, second] = [await acceptedCheck(alice), await acceptedCheck(alice)];
    await testBank.advance('P10D');
    expect((await spend(alice, 700, other)).status).toBe(201);
    const [unclaimed, losses] = [await bookedOn('2310'), await bookedOn('5020')];
    const left = 300_00n + BigInt(alice.checking.balance * 100);
    expect((await asStaff('DELETE', `/api/admin/users/${alice.id}`)).body.unclaimed).toBe(
      Number(left) / 100,
    );
    expect((await dishonor(first)).body).toMatchObject({
      takenBack: Number(left) / 100,
      loss: 500 - Number(left) / 100,
      message: expect.stringMatching(
        / was taken back from unclaimed funds: .* was spent already and is posted as a loss\.$/,
      ),
    });
    expect(await bookedOn('2310')).toBe(unclaimed);
    expect((await dishonor(second)).body).toMatchObject({ takenBack: 0, loss: 500 });
    expect(await bookedOn('2310')).toBe(unclaimed);
    expect(await bookedOn('5020')).toBe(losses - 1_000_00n + left);
  });
});
