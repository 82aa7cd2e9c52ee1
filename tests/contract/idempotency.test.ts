import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { localTransferBody } from '../../fixtures/people.ts';
import { billBody } from '../support/bills.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast, pay, toBruno, balanceOf } = useBankPerTest();
const key = () => ({ 'idempotency-key': randomUUID() });

describe('idempotency', () => {
  test('one key twenty times at once books once and answers the same [S-30 L-247]', async () => {
    const headers = key();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(toBruno(7), headers)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(
      1,
    );
    expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(7);
  });

  test('without a key equal requests are never merged [L-247]', async () => {
    await Promise.all([pay(toBruno(7)), pay(toBruno(7))]);
    expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(14);
  });

  test('the same key with another body is refused [S-30 L-247]', async () => {
    const headers = key();
    await pay(toBruno(7), headers);
    const { status, body } = await pay(toBruno(8), headers);
    expect([status, body.code]).toEqual([409, 'KEY_REUSED']);
    expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(7);
  });

  test("another customer's equal key is another key [S-30]", async () => {
    const headers = key();
    const { bruno, alice } = cast();
    await pay(toBruno(7), headers);
    const back = localTransferBody(
      { savings: bruno.checking },
      { name: 'Alice', account: alice.checking.number },
      7,
    );
    expect((await pay(back, headers, bruno.token)).status).toBe(201);
  });

  test('the same key on another call is another key', async () => {
    const headers = key();
    const { alice } = cast();
    const send = (path: string, body: unknown) =>
      bank().call('POST', path, { token: alice.token, body, headers });
    expect((await pay(toBruno(7), headers)).status).toBe(201);
    const own = await send('/api/transfers/own', {
      fromAccount: alice.savings.number,
      toAccount: alice.checking.number,
      amount: 7,
    });
    const bill = await send('/api/transfers/payBill', billBody(7));
    expect([own.status, bill.status]).toEqual([201, 201]);
    expect(await balanceOf(alice, 'Checking Account')).toBe(0);
    expect(await balanceOf(alice)).toBe(10_000 - 7 - 7);
  });

  test('a key that says when it was made is as much one key, and ids begin with its time', async () => {
    const at = (rest: string) => ({ 'idempotency-key': `at-019ac1d3e5f0-${rest}` });
    const { bruno, alice } = cast();
    const first = await pay(toBruno(7), at('one'));
    expect((await pay(toBruno(7), at('one'))).body).toEqual(first.body);
    expect((await pay(toBruno(8), at('one'))).body.code).toBe('KEY_REUSED');
    expect(await balanceOf(bruno, 'Checking Account')).toBe(7);
    expect((await pay(toBruno(7), at('two'))).status).toBe(201);
    const back = localTransferBody(
      { savings: bruno.checking },
      { name: 'Alice', account: alice.checking.number },
      7,
    );
    expect((await pay(back, at('one'), bruno.token)).status).toBe(201);
    const { rows } = await bank().bank.db.query<{ id: string }>(
      `SELECT id FROM transfer WHERE kind = 'local' ORDER BY created_at`,
    );
    expect(rows.map(({ id }) => id.slice(0, 14))).toEqual(
      Array.from({ length: 3 }, () => '019ac1d3-e5f0-'),
    );
    expect(new Set(rows.map(({ id }) => id.slice(14)))).toHaveLength(3);
  });

  test('a refusal is final for its key, also when there is money later [L-247]', async () => {
    const { bruno, admin } = cast();
    const headers = key();
    const body = localTransferBody(
      bruno,
      { name: 'Alice', account: cast().alice.checking.number },
      10,
    );
    const first = await pay(body, headers, bruno.token);
    expect(first.status).toBe(422);
    await bank().fund(admin, bruno, 100);
    const second = await pay(body, headers, bruno.token);
    expect([second.status, second.body]).toEqual([422, first.body]);
    expect(await balanceOf(bruno)).toBe(100);
  });

  test('a paid key answers as first sent even after its sender was suspended', async () => {
    const { alice, admin } = cast();
    const headers = key();
    const first = await pay(toBruno(7), headers);
    await bank().call('PUT', `/api/admin/users/suspend/${alice.id}`, { token: admin.token });
    const again = await pay(toBruno(7), headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  test('a key that is empty, too long or no plain word is refused', async () => {
    for (const bad of ['', 'x'.repeat(256), 'with space', 'ümlaut'])
      expect((await pay(toBruno(1), { 'idempotency-key': bad })).status, bad).toBe(400);
  });
});
