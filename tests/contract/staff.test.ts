import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { castPassword, localTransferBody } from '../../fixtures/people.ts';
import { localTransfer } from '../../contract/money/local-transfers.ts';
import { createLocalTransfer } from '../../server/money/transfers/create-local-transfer.ts';
import { customerContext } from '../support/customer-context.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { verifyBank } from '../support/verify-bank.ts';

let testBank: TestBank;
beforeEach(async () => {
  testBank = await openTestBank();
});
afterEach(async () => {
  await verifyBank(testBank.bank.db);
  await testBank.close();
});

const asStaff = (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) =>
  testBank.call(method, path, {
    token: testBank.cast.admin.token,
    headers,
    ...(body === undefined ? {} : { body }),
  });
const auditOf = async (action: string) =>
  (
    await testBank.bank.db.query(
      'SELECT actor, subject, request_id, details FROM audit_event WHERE action = $1 ORDER BY at',
      [action],
    )
  ).rows;
const funding = {
  accountName: 'Checking Account',
  amount: 250.5,
  senderAccount: '770241006',
  recipientBank: 'Larkmoor Bank',
  reference: 'Correction of August',
  transferDate: '2026-08-01T10:00',
};

describe('the list of users', () => {
  test('is a plain array of everybody, newest first, with accounts [L-017]', async () => {
    const { status, body, headers } = await asStaff('GET', '/api/admin/users');
    expect(status).toBe(200);
    expect(body).toHaveLength(4);
    expect(headers['x-total-count']).toBe('4');
    expect(
      body.find(({ username }: { username: string }) => username === 'carla.cole'),
    ).toMatchObject({ status: false, role: 'user' });
    expect(
      body.find(({ username }: { username: string }) => username === 'alice.ames').accounts,
    ).toHaveLength(3);
  });

  test('a look at one person is written to the trail; an unknown id is 404', async () => {
    const { alice, admin } = testBank.cast;
    expect((await asStaff('GET', `/api/admin/users/${alice.id}`)).body).toMatchObject({
      _id: alice.id,
      username: 'alice.ames',
    });
    expect(await auditOf('user.viewed')).toMatchObject([
      { actor: `admin:${admin.id}`, subject: `user:${alice.id}` },
    ]);
    expect(
      (await asStaff('GET', '/api/admin/users/00000000-0000-4000-8000-000000000000')).body.code,
    ).toBe('USER_NOT_FOUND');
    expect((await asStaff('GET', '/api/admin/users/not-an-id')).status).toBe(400);
  });
});

describe('suspension', () => {
  test('stops writing at once, leaves reading, ends no session, and is lifted again [S-16 L-131 L-253]', async () => {
    const { alice, bruno } = testBank.cast;
    const pay = () =>
      testBank.call('POST', '/api/transfers/local', {
        token: alice.token,
        body: localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, 1),
      });
    expect((await asStaff('PUT', `/api/admin/users/suspend/${alice.id}`)).body.message).toBe(
      'User suspended successfully',
    );
    expect((await asStaff('PUT', `/api/admin/users/suspend/${alice.id}`)).status).toBe(200);
    expect((await pay()).body.code).toBe('ACCOUNT_SUSPENDED');
    expect(
      (await testBank.call('GET', '/api/users/user', { token: alice.token })).body.status,
    ).toBe(false);
    expect(
      (await testBank.call('GET', '/api/transfers/transactions', { token: alice.token })).status,
    ).toBe(200);
    expect(await testBank.freshToken(alice)).toMatch(/^bks_/);
    const change = { currentPassword: castPassword, newPassword: 'another-password' };
    expect(
      (await testBank.call('POST', '/api/users/password', { token: alice.token, body: change }))
        .body.code,
    ).toBe('ACCOUNT_SUSPENDED');
    expect((await asStaff('PUT', `/api/admin/users/unsuspend/${alice.id}`)).body.message).toBe(
      'User unsuspended successfully',
    );
    expect((await pay()).status).toBe(201);
    expect(await auditOf('user.suspended')).toHaveLength(2);
  });
});

describe('credit', () => {
  test('is booked at once and stands in history and trail with who and why [L-289]', async () => {
    const { alice, admin } = testBank.cast;
    expect(
      (await asStaff('PUT', `/api/admin/users/${alice.id}/accounts/fund`, funding)).status,
    ).toBe(200);
    const { body } = await testBank.call('GET', '/api/transfers/transactions', {
      token: alice.token,
    });
    expect(body.transfers[0]).toMatchObject({
      transactionType: 'credit',
      amount: 250.5,
      reference: 'Correction of August',
      senderAccount: '770241006',
      status: 'Completed',
      transferDate: '2026-08-01T14:00:00.000Z',
    });
    expect((await auditOf('transfer.funded')).at(-1)).toMatchObject({
      actor: `admin:${admin.id}`,
      subject: `user:${alice.id}`,
      details: { amountMinor: '25050', reference: 'Correction of August' },
    });
  });

  test('with one key twenty times at once is booked once', async () => {
    const { bruno } = testBank.cast;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        asStaff('PUT', `/api/admin/users/${bruno.id}/accounts/fund`, funding, {
          'idempotency-key': 'one-credit',
        }),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(
      1,
    );
    expect(
      (await testBank.call('GET', '/api/users/accounts', { token: bruno.token })).body.accounts[0]
        .balance,
    ).toBe(250.5);
  });

  test('no admin is credited, and no unknown person', async () => {
    expect(
      (await asStaff('PUT', `/api/admin/users/${testBank.cast.admin.id}/accounts/fund`, funding))
        .body.code,
    ).toBe('ADMIN_NOT_FUNDABLE');
    expect(
      (
        await asStaff(
          'PUT',
          '/api/admin/users/00000000-0000-4000-8000-000000000000/accounts/fund',
          funding,
        )
      ).body.code,
    ).toBe('USER_NOT_FOUND');
  });

  const wrongFields = [
    ['amount', 0, 'Please enter a valid deposit amount.'],
    ['senderAccount', ' ', 'Please enter a sender account.'],
    ['recipientBank', '', 'Please enter a recipient bank.'],
    ['reference', '', 'Please enter a description/reference.'],
    ['transferDate', 'soon', 'Please select a valid date and time.'],
  ] as const;
  test('a wrong field is answered with its text [L-161]', async () => {
    for (const [field, value, text] of wrongFields) {
      const { status, body } = await asStaff(
        'PUT',
        `/api/admin/users/${testBank.cast.bruno.id}/accounts/fund`,
        { ...funding, [field]: value },
      );
      expect([status, body.fields[field], body.message], field).toEqual([400, text, text]);
    }
  });
});

describe('deletion', () => {
  test('closes in one step: money unclaimed, sessions over, entries kept [L-188 L-291]', async () => {
    const { alice, bruno } = testBank.cast;
    const later = localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, 5, {
      transferDate: new Date(Date.now() + 86_400_000 * 2).toISOString(),
    });
    await testBank.call('POST', '/api/transfers/local', { token: alice.token, body: later });
    const { rows: before } = await testBank.bank.db.query<{ count: bigint }>(
      'SELECT count(*) AS count FROM entry',
    );
    const { body } = await asStaff('DELETE', `/api/admin/users/${alice.id}`);
    expect(body).toEqual({
      code: 'USER_DELETED',
      params: { username: 'alice.ames' },
      message: 'User account for alice.ames deleted.',
      unclaimed: 10_000,
      cancelledOrders: 1,
    });
    const { rows: after } = await testBank.bank.db.query<{ count: bigint }>(
      'SELECT count(*) AS count FROM entry',
    );
    expect(after[0]?.count).toBe((before[0]?.count ?? 0n) + 2n);
    expect((await testBank.call('GET', '/api/users/user', { token: alice.token })).status).toBe(
      401,
    );
    expect((await asStaff('GET', '/api/admin/users')).body).toHaveLength(3);
    expect((await asStaff('DELETE', `/api/admin/users/${alice.id}`)).status).toBe(404);
    const again = {
      username: 'alice.ames',
      email: 'alice.again@mail.example',
      password: castPassword,
    };
    expect((await testBank.call('POST', '/api/users/register', { body: again })).status).toBe(409);
  });

  test('money to a closed account is taken as outside and comes back', async () => {
    const { alice, bruno } = testBank.cast;
    await asStaff('DELETE', `/api/admin/users/${bruno.id}`);
    const paid = await testBank.call('POST', '/api/transfers/local', {
      token: alice.token,
      body: localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, 5),
    });
    expect(paid.body.status).toBe('Pending');
    await testBank.advance('P1D');
    expect(
      (await testBank.call('GET', '/api/transfers/transactions', { token: alice.token })).body
        .transfers[0].status,
    ).toBe('Returned');
  });

  test('while payments are under way nothing is lost: each is paid before or refused [L-291]', async () => {
    const { alice, bruno } = testBank.cast;
    const pay = () =>
      testBank.call('POST', '/api/transfers/local', {
        token: alice.token,
        body: localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, 1),
      });
    const [deleted, ...paid] = await Promise.all([
      asStaff('DELETE', `/api/admin/users/${alice.id}`),
      ...Array.from({ length: 8 }, pay),
    ]);
    const count = paid.filter(({ status }) => status === 201).length;
    expect(deleted.body.unclaimed).toBe(10_000 - count);
    for (const { status } of paid) expect([201, 401, 403, 422]).toContain(status);
  });

  test('an order prepared before and posted after is not scheduled any more', async () => {
    const { alice, bruno } = testBank.cast;
    const { bank } = testBank;
    const inTwoDays = bank.clock.now().add({ hours: 48 }).toString();
    const body = localTransfer.parse(
      localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, 5, {
        transferDate: inTwoDays,
      }),
    );
    const prepared = await createLocalTransfer(
      customerContext(bank, alice),
      { body, proof: undefined },
      { claimId: randomUUID(), payloadHash: 'ab'.repeat(32) },
    );
    await asStaff('DELETE', `/api/admin/users/${alice.id}`);
    expect((await bank.ledger.post(prepared)).kind).toBe('refused');
    const { rows } = await bank.db.query("SELECT id FROM transfer WHERE status = 'scheduled'");
    expect(rows).toEqual([]);
  });
});

test('the trail is append-only, also for the server itself [S-61]', async () => {
  await expect(
    testBank.bank.db.query("UPDATE audit_event SET action = 'nothing.happened'"),
  ).rejects.toThrow('permission denied');
  await expect(testBank.bank.db.query('DELETE FROM audit_event')).rejects.toThrow(
    'permission denied',
  );
});
