import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { castPassword, localTransferBody, registerCustomer, type Customer } from '../../fixtures/people.ts';
import { verifyBooks } from '../support/verify-books.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
beforeEach(async () => {
  testBank = await openTestBank();
});
afterEach(async () => {
  // Whatever a test did, the books balance after it.
  await verifyBooks(testBank.bank.db);
  await testBank.close();
});

const key = () => ({ 'idempotency-key': randomUUID() });
const balanceOf = async (person: Customer, type = 'Savings Account'): Promise<number> => {
  const { body } = await testBank.call('GET', '/api/users/accounts', { token: person.token });
  return body.accounts.find((account: { type: string }) => account.type === type).balance;
};
const listOf = async (person: Customer, query = '') => (await testBank.call('GET', `/api/transfers/transactions${query}`, { token: person.token })).body;
const toBruno = (amount: number, extra: Record<string, unknown> = {}) => {
  const { alice, bruno } = testBank.cast;
  return localTransferBody(alice, { name: 'Bruno Bell', account: bruno.checking.number }, amount, extra);
};
const pay = (body: unknown, headers: Record<string, string> = {}, token = testBank.cast.alice.token) => testBank.call('POST', '/api/transfers/local', { token, body, headers });

describe('201: money between customers', () => {
  test('both sides are booked at once, and both see it in their history', async () => {
    const { alice, bruno } = testBank.cast;
    const before = await balanceOf(alice);
    const { status, body } = await pay(toBruno(640.25, { reference: 'Cabin deposit' }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ message: 'Transfer Submitted Successfully!', status: 'Completed', fee: 0 });
    expect(await balanceOf(alice)).toBe(before - 640.25);
    expect(await balanceOf(bruno, 'Checking Account')).toBe(640.25);
    const [sent, received] = [(await listOf(alice)).transfers[0], (await listOf(bruno)).transfers[0]];
    expect(sent).toMatchObject({ _id: body.transfer._id, transactionType: 'debit', amount: 640.25, reference: 'Cabin deposit', status: 'Completed' });
    expect(received).toMatchObject({ _id: body.transfer._id, transactionType: 'credit', amount: 640.25, senderAccount: alice.savings.number });
    expect((await testBank.call('GET', body.receipt, { token: alice.token })).body).toEqual(body.transfer);
  });

  test('a blank reference becomes LOCAL- and a timestamp', async () => {
    expect((await pay(toBruno(1))).body.transfer.reference).toMatch(/^LOCAL-\d{13}$/);
  });

  test('a thousand times ten cents are a hundred dollars', async () => {
    const { alice } = testBank.cast;
    await testBank.withoutLimits();
    for (let wave = 0; wave < 10; wave += 1) await Promise.all(Array.from({ length: 100 }, () => pay(toBruno(0.1))));
    expect(await balanceOf(testBank.cast.bruno, 'Checking Account')).toBe(100);
    expect((await listOf(alice, '?page=1&limit=15')).total).toBe(1001);
  });

  test('between own accounts it is one row, and no limit counts it', async () => {
    const { alice } = testBank.cast;
    const { status } = await pay(localTransferBody(alice, { name: 'Alice', account: alice.checking.number }, 5000));
    expect(status).toBe(201);
    expect((await listOf(alice)).total).toBe(2);
    expect(await balanceOf(alice, 'Checking Account')).toBe(5000);
  });

  test('a suspended payee still receives', async () => {
    const { alice, carla } = testBank.cast;
    expect((await pay(localTransferBody(alice, { name: 'Carla', account: carla.checking.number }, 5))).status).toBe(201);
    expect(await balanceOf(carla, 'Checking Account')).toBe(5);
  });

  test.each(['2020-02-29', '2026-11-20T09:41', new Date(Date.now() + 9 * 60_000).toISOString()])('the date %s is now, and is kept as given', async (transferDate) => {
    const { body } = await pay(toBruno(1, { transferDate }));
    expect(body.status).toBe('Completed');
    expect(body.transfer.transferDate.slice(0, 4)).toBe(transferDate.slice(0, 4));
  });
});

describe('201: money on its way out', () => {
  const outside = (amount: number, routing = '021000021') => localTransferBody(testBank.cast.alice, { name: 'Pat Quill', account: '123456789', routing, bank: 'Hudson & Pine Credit Union' }, amount);

  test('it is debited at once, Pending, and Completed by settlement', async () => {
    const { alice } = testBank.cast;
    const before = await balanceOf(alice);
    const { body } = await pay(outside(75));
    expect(body.status).toBe('Pending');
    expect(await balanceOf(alice)).toBe(before - 75);
    await testBank.advance('P1D');
    expect((await listOf(alice)).transfers[0].status).toBe('Completed');
    expect(await balanceOf(alice)).toBe(before - 75);
  });

  test('to an account of ours that nobody has, it comes back once', async () => {
    const { alice } = testBank.cast;
    const before = await balanceOf(alice);
    await pay(outside(75, '026555014'));
    await testBank.advance('P1D');
    await testBank.advance('P1D');
    expect((await listOf(alice)).transfers[0]).toMatchObject({ status: 'Returned', amount: 75 });
    expect(await balanceOf(alice)).toBe(before);
    expect((await listOf(alice)).total).toBe(2);
  });
});

describe('201: a later date waits', () => {
  const later = (amount: number) => toBruno(amount, { transferDate: new Date(Date.now() + 3 * 86_400_000).toISOString() });

  test('nothing moves before its time; then it is paid exactly once', async () => {
    const { alice, bruno } = testBank.cast;
    const before = await balanceOf(alice);
    expect((await pay(later(40))).body.status).toBe('Scheduled');
    expect(await balanceOf(alice)).toBe(before);
    expect((await listOf(bruno)).total).toBe(0);
    await testBank.advance('P2D');
    expect(await balanceOf(alice)).toBe(before);
    await testBank.advance('P2D');
    await testBank.advance('P2D');
    expect(await balanceOf(alice)).toBe(before - 40);
    expect((await listOf(alice)).transfers[0].status).toBe('Completed');
    expect((await listOf(bruno)).transfers).toHaveLength(1);
  });

  test('with too little money when due it is Declined, and the payer is told', async () => {
    const { alice } = testBank.cast;
    await pay(later(2000));
    await pay(localTransferBody(alice, { name: 'Alice', account: alice.checking.number }, await balanceOf(alice)));
    await testBank.advance('P4D');
    expect((await listOf(alice, '?search=declined')).transfers[0]).toMatchObject({ status: 'Declined', statusReason: 'Insufficient funds. Available balance: $0.00.' });
    expect(await testBank.outbox()).toContainEqual(expect.stringContaining('was not made'));
  });

  test('of a payer suspended meanwhile it is Declined', async () => {
    const { alice, admin } = testBank.cast;
    await pay(later(40));
    await testBank.call('PUT', `/api/admin/users/suspend/${alice.id}`, { token: admin.token });
    await testBank.advance('P4D');
    expect((await listOf(alice)).transfers[0].status).toBe('Declined');
  });

  test('more than a year ahead it is refused', async () => {
    const { status, body } = await pay(toBruno(1, { transferDate: new Date(Date.now() + 400 * 86_400_000).toISOString() }));
    expect([status, body.code]).toEqual([422, 'TOO_FAR_AHEAD']);
  });
});

describe('422: the state does not allow it, and nothing is posted', () => {
  test('more than there is', async () => {
    const { alice } = testBank.cast;
    await testBank.withoutLimits();
    const before = await balanceOf(alice);
    const { status, body } = await pay(toBruno(before + 0.01));
    expect(status).toBe(422);
    expect(body.message).toBe(`Insufficient funds. Available balance: $${before.toLocaleString('en-US', { minimumFractionDigits: 2 })}.`);
    expect(body).toMatchObject({ code: 'INSUFFICIENT_FUNDS', error: body.message, fields: { amount: body.message } });
    expect(await balanceOf(alice)).toBe(before);
  });

  test("somebody else's account and nobody's read the same", async () => {
    const foreign = await pay(toBruno(1, { debitedAccount: testBank.cast.bruno.savings.number }));
    const nobody = await pay(toBruno(1, { debitedAccount: '999999998' }));
    const { requestId: _, ...first } = foreign.body;
    const { requestId: __, ...second } = nobody.body;
    expect([foreign.status, first]).toEqual([nobody.status, second]);
    expect([foreign.status, first.code]).toEqual([422, 'DEBITED_ACCOUNT_INVALID']);
  });

  test('to the debited account itself', async () => {
    const { alice } = testBank.cast;
    expect((await pay(localTransferBody(alice, { name: 'Alice', account: alice.savings.number }, 1))).body.code).toBe('SAME_ACCOUNT');
  });

  test('more than 2,500 a day to others without a PIN, however many calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(toBruno(500))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(new Set(['DAILY_LIMIT']));
    expect(await balanceOf(testBank.cast.bruno, 'Checking Account')).toBe(2500);
  });
});

describe('403 and 429', () => {
  test('a suspended customer moves no money', async () => {
    const { carla } = testBank.cast;
    const { status, body } = await pay(localTransferBody(carla, { name: 'Bruno', account: testBank.cast.bruno.checking.number }, 1), {}, carla.token);
    expect([status, body.code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
    expect(await balanceOf(carla)).toBe(100);
  });

  test('suspension while a payment is under way: it is either paid before or not at all', async () => {
    const { alice, admin } = testBank.cast;
    const [, ...answers] = await Promise.all([testBank.call('PUT', `/api/admin/users/suspend/${alice.id}`, { token: admin.token }), ...Array.from({ length: 5 }, () => pay(toBruno(1)))]);
    const paid = answers.filter(({ status }) => status === 201).length;
    expect(await balanceOf(testBank.cast.bruno, 'Checking Account')).toBe(paid);
    expect((await pay(toBruno(1))).status).toBe(403);
  });

  test('the eleventh payment in a minute is slowed down and claims no key', async () => {
    const headers = key();
    const answers = [];
    for (let count = 0; count < 12; count += 1) answers.push(await pay(toBruno(1), count === 11 ? headers : {}));
    const slowed = answers.filter(({ status }) => status === 429);
    // A minute may turn over once in between; then the second one starts its own count.
    expect(slowed.length).toBeLessThanOrEqual(2);
    expect(await balanceOf(testBank.cast.bruno, 'Checking Account')).toBe(12 - slowed.length);
    for (const answer of slowed) expect(answer.headers['retry-after']).toBe('60');
  });
});

describe('idempotency', () => {
  test('one key twenty times at once books once and answers the same', async () => {
    const headers = key();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(toBruno(7), headers)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(1);
    expect(await balanceOf(testBank.cast.bruno, 'Checking Account')).toBe(7);
  });

  test('without a key equal requests are never merged', async () => {
    await Promise.all([pay(toBruno(7)), pay(toBruno(7))]);
    expect(await balanceOf(testBank.cast.bruno, 'Checking Account')).toBe(14);
  });

  test('the same key with another body is refused', async () => {
    const headers = key();
    await pay(toBruno(7), headers);
    const { status, body } = await pay(toBruno(8), headers);
    expect([status, body.code]).toEqual([409, 'KEY_REUSED']);
    expect(await balanceOf(testBank.cast.bruno, 'Checking Account')).toBe(7);
  });

  test("another customer's equal key is another key", async () => {
    const headers = key();
    const { bruno, alice } = testBank.cast;
    await pay(toBruno(7), headers);
    const back = localTransferBody({ savings: bruno.checking }, { name: 'Alice', account: alice.checking.number }, 7);
    expect((await pay(back, headers, bruno.token)).status).toBe(201);
  });

  test('a refusal is final for its key, also when there is money later', async () => {
    const { bruno, admin } = testBank.cast;
    const headers = key();
    const body = localTransferBody(bruno, { name: 'Alice', account: testBank.cast.alice.checking.number }, 10);
    const first = await pay(body, headers, bruno.token);
    expect(first.status).toBe(422);
    await testBank.fund(admin, bruno, 100);
    const second = await pay(body, headers, bruno.token);
    expect([second.status, second.body]).toEqual([422, first.body]);
    expect(await balanceOf(bruno)).toBe(100);
  });

  test('a paid key answers as first sent even after its sender was suspended', async () => {
    const { alice, admin } = testBank.cast;
    const headers = key();
    const first = await pay(toBruno(7), headers);
    await testBank.call('PUT', `/api/admin/users/suspend/${alice.id}`, { token: admin.token });
    const again = await pay(toBruno(7), headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  test.each(['', 'x'.repeat(256), 'with space', 'ümlaut'])('the key "%s" is refused', async (bad) => {
    expect((await pay(toBruno(1), { 'idempotency-key': bad })).status).toBe(400);
  });
});

describe('the security PIN', () => {
  const setPin = (person: { token: string }, securityPin = '4711') => testBank.call('POST', '/api/approvals/pin', { token: person.token, body: { securityPin } });
  const approve = (body: unknown, securityPin = '4711', token = testBank.cast.alice.token) => testBank.call('POST', '/api/approvals', { token, body: { securityPin, order: { call: 'transfers/local', body } } });

  test('once it is set, a payment to others needs it; between own accounts it does not', async () => {
    const { alice } = testBank.cast;
    expect((await setPin(alice)).status).toBe(201);
    expect((await pay(toBruno(5))).body.code).toBe('APPROVAL_REQUIRED');
    expect((await pay(localTransferBody(alice, { name: 'Alice', account: alice.checking.number }, 5))).status).toBe(201);
    expect((await approve(toBruno(5))).status).toBe(201);
    expect((await pay(toBruno(5))).status).toBe(201);
  });

  test('setting it is told by mail', async () => {
    await setPin(testBank.cast.alice);
    await testBank.worker.runAll();
    expect(await testBank.outbox()).toContainEqual(expect.stringContaining('Your security PIN was set'));
  });

  test('an approval is for this body, this session, and once, also twenty times at once', async () => {
    const { alice } = testBank.cast;
    await setPin(alice);
    await approve(toBruno(5));
    for (const change of [{ amount: 6 }, { recipientAccount: '123456789' }, { recipientName: 'Mallory' }, { debitedAccount: alice.checking.number }]) {
      expect((await pay(toBruno(5, change))).body.code).toBe('APPROVAL_REQUIRED');
    }
    const otherSession = await testBank.freshToken(alice);
    expect((await pay(toBruno(5), {}, otherSession)).body.code).toBe('APPROVAL_REQUIRED');
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(toBruno(5))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await balanceOf(testBank.cast.bruno, 'Checking Account')).toBe(5);
  });

  test('a refused payment leaves its approval unspent', async () => {
    const { bruno, alice, admin } = testBank.cast;
    await setPin(bruno);
    const body = localTransferBody(bruno, { name: 'Alice', account: alice.checking.number }, 5);
    await approve(body, '4711', bruno.token);
    expect((await pay(body, {}, bruno.token)).body.code).toBe('INSUFFICIENT_FUNDS');
    await testBank.fund(admin, bruno, 5);
    expect((await pay(body, {}, bruno.token)).status).toBe(201);
  });

  test('a hundred wrong guesses at once are five; then the right one is locked too, and sign-in is not', async () => {
    const { alice } = testBank.cast;
    await setPin(alice);
    const guesses = await Promise.all(Array.from({ length: 30 }, () => approve(toBruno(5), '0000')));
    expect(guesses.filter(({ body }) => body.code === 'WRONG_PIN')).toHaveLength(4);
    expect(guesses.filter(({ body }) => body.code === 'PIN_LOCKED')).toHaveLength(26);
    expect((await approve(toBruno(5))).status).toBe(423);
    expect(await testBank.freshToken(alice)).toMatch(/^bks_/);
  });

  test('a second first PIN is refused', async () => {
    await setPin(testBank.cast.alice);
    expect((await setPin(testBank.cast.alice, '9999')).body.code).toBe('PIN_ALREADY_SET');
  });

  test('an old sign-in needs the password to choose one', async () => {
    const { alice } = testBank.cast;
    await testBank.bank.db.query("UPDATE session SET password_checked_at = password_checked_at - interval '6 minutes'");
    expect((await setPin(alice)).body.code).toBe('SIGN_IN_TOO_OLD');
    const wrong = await testBank.call('POST', '/api/approvals/pin', { token: alice.token, body: { securityPin: '4711', password: 'wrong-one' } });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'WRONG_PASSWORD']);
    expect((await testBank.call('POST', '/api/approvals/pin', { token: alice.token, body: { securityPin: '4711', password: castPassword } })).status).toBe(201);
  });
});

describe('the list', () => {
  test('it pages, counts and searches on the server', async () => {
    await testBank.withoutLimits();
    const { alice } = testBank.cast;
    for (let count = 1; count <= 17; count += 1) await pay(toBruno(count, { reference: `Rent ${count}` }));
    const first = await listOf(alice, '?page=1');
    expect([first.transfers.length, first.total, first.transfers[0].reference]).toEqual([15, 18, 'Rent 17']);
    const second = await listOf(alice, '?page=2');
    expect([second.transfers.length, second.total]).toEqual([3, 18]);
    expect((await listOf(alice, '?page=9')).transfers).toEqual([]);
    expect((await listOf(alice, '?search=rent%2017')).total).toBe(1);
    expect((await listOf(alice, '?search=bruno')).total).toBe(17);
    expect((await listOf(alice, '?search=$17.00')).total).toBe(1);
    expect((await listOf(alice, '?type=credit')).total).toBe(1);
    expect((await listOf(alice, '?status=Completed&page=2&limit=10')).transfers).toHaveLength(8);
    expect((await listOf(alice, '?search=%25')).total).toBe(0);
  });

  test("a customer's list never holds another's orders, and a foreign order does not exist", async () => {
    const { alice, bruno } = testBank.cast;
    const dora = await registerCustomer(testBank.call, 'dora.dunn');
    const { body } = await pay(toBruno(3));
    expect((await listOf(dora)).transfers).toEqual([]);
    const foreign = await testBank.call('GET', body.receipt, { token: dora.token });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'TRANSFER_NOT_FOUND']);
    expect((await listOf(alice)).total + (await listOf(bruno)).total).toBe(3);
  });
});
