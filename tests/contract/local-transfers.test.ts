import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { localTransferBody } from '../../fixtures/people.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast, pay, toBruno, balanceOf, listOf } = useBankPerTest();
const key = () => ({ 'idempotency-key': randomUUID() });

describe('201: money between customers', () => {
  test('both sides are booked at once, and both see it in their history [L-172 L-274]', async () => {
    const { alice, bruno } = cast();
    const before = await balanceOf(alice);
    const { status, body } = await pay(toBruno(640.25, { reference: 'Cabin deposit' }));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: 'Transfer Submitted Successfully!',
      status: 'Completed',
      fee: 0,
    });
    expect(await balanceOf(alice)).toBe(before - 640.25);
    expect(await balanceOf(bruno, 'Checking Account')).toBe(640.25);
    const [sent, received] = [
      (await listOf(alice)).transfers[0],
      (await listOf(bruno)).transfers[0],
    ];
    expect(sent).toMatchObject({
      _id: body.transfer._id,
      transactionType: 'debit',
      amount: 640.25,
      reference: 'Cabin deposit',
      status: 'Completed',
    });
    expect(received).toMatchObject({
      _id: body.transfer._id,
      transactionType: 'credit',
      amount: 640.25,
      senderAccount: alice.savings.number,
    });
    expect((await bank().call('GET', body.receipt, { token: alice.token })).body).toMatchObject(
      body.transfer,
    );
  });

  test('a blank reference becomes LOCAL- and a timestamp [L-099]', async () => {
    expect((await pay(toBruno(1))).body.transfer.reference).toMatch(/^LOCAL-\d{13}$/);
  });

  test('a thousand times ten cents are a hundred dollars [S-28]', async () => {
    const { alice } = cast();
    await bank().withoutLimits();
    // A busy bank may say "not now" (503): with its key each payment is asked again, and still paid
    // once.
    const payOnce = async () => {
      const headers = key();
      for (let status = 503; status === 503; ) ({ status } = await pay(toBruno(0.1), headers));
    };
    for (let wave = 0; wave < 10; wave += 1)
      await Promise.all(Array.from({ length: 100 }, payOnce));
    expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(100);
    expect((await listOf(alice, '?page=1&limit=15')).total).toBe(1001);
  });

  test('between own accounts it is one row, and no limit counts it', async () => {
    const { alice } = cast();
    const { status } = await pay(
      localTransferBody(alice, { name: 'Alice', account: alice.checking.number }, 5000),
    );
    expect(status).toBe(201);
    expect((await listOf(alice)).total).toBe(2);
    expect(await balanceOf(alice, 'Checking Account')).toBe(5000);
  });

  test('a suspended payee still receives [L-274]', async () => {
    const { alice, carla } = cast();
    expect(
      (await pay(localTransferBody(alice, { name: 'Carla', account: carla.checking.number }, 5)))
        .status,
    ).toBe(201);
    expect(await balanceOf(carla, 'Checking Account')).toBe(5);
  });

  test('a date in the past or the next minutes is now, and is kept as given', async () => {
    for (const transferDate of [
      '2020-02-29',
      '2026-11-20T09:41',
      new Date(Date.now() + 9 * 60_000).toISOString(),
    ]) {
      const { body } = await pay(toBruno(1, { transferDate }));
      expect(body.status, transferDate).toBe('Completed');
      expect(body.transfer.transferDate.slice(0, 4)).toBe(transferDate.slice(0, 4));
    }
  });
});

describe('201: money on its way out', () => {
  const outside = (amount: number, routing = '021000021') =>
    localTransferBody(
      cast().alice,
      { name: 'Pat Quill', account: '123456789', routing, bank: 'Hudson & Pine Credit Union' },
      amount,
    );

  test('it is debited at once, Pending, and Completed by settlement [L-274]', async () => {
    const { alice } = cast();
    const before = await balanceOf(alice);
    const { body } = await pay(outside(75));
    expect(body.status).toBe('Pending');
    expect(await balanceOf(alice)).toBe(before - 75);
    await bank().advance('P1D');
    expect((await listOf(alice)).transfers[0].status).toBe('Completed');
    expect(await balanceOf(alice)).toBe(before - 75);
  });

  test('to an account of ours that nobody has, it comes back once [L-274]', async () => {
    const { alice } = cast();
    const before = await balanceOf(alice);
    await pay(outside(75, '026555014'));
    await bank().advance('P1D');
    await bank().advance('P1D');
    expect((await listOf(alice)).transfers[0]).toMatchObject({ status: 'Returned', amount: 75 });
    expect(await balanceOf(alice)).toBe(before);
    expect((await listOf(alice)).total).toBe(2);
  });
});

describe('201: a later date waits', () => {
  const later = (amount: number) =>
    toBruno(amount, { transferDate: new Date(Date.now() + 3 * 86_400_000).toISOString() });

  test('nothing moves before its time; then it is paid exactly once [L-278]', async () => {
    const { alice, bruno } = cast();
    const before = await balanceOf(alice);
    expect((await pay(later(40))).body.status).toBe('Scheduled');
    expect(await balanceOf(alice)).toBe(before);
    expect((await listOf(bruno)).total).toBe(0);
    await bank().advance('P2D');
    expect(await balanceOf(alice)).toBe(before);
    await bank().advance('P2D');
    await bank().advance('P2D');
    expect(await balanceOf(alice)).toBe(before - 40);
    expect((await listOf(alice)).transfers[0].status).toBe('Completed');
    expect((await listOf(bruno)).transfers).toHaveLength(1);
  });

  test('with too little money when due it is Declined, and the payer is told [L-278]', async () => {
    const { alice } = cast();
    await pay(later(2000));
    await pay(
      localTransferBody(
        alice,
        { name: 'Alice', account: alice.checking.number },
        await balanceOf(alice),
      ),
    );
    await bank().advance('P4D');
    expect((await listOf(alice, '?search=declined')).transfers[0]).toMatchObject({
      status: 'Declined',
      statusReason: 'Insufficient funds. Available balance: $0.00.',
    });
    expect(await bank().outbox()).toContainEqual(expect.stringContaining('was not made'));
  });

  test('of a payer suspended meanwhile it is Declined', async () => {
    const { alice, admin } = cast();
    await pay(later(40));
    await bank().call('PUT', `/api/admin/users/suspend/${alice.id}`, { token: admin.token });
    await bank().advance('P4D');
    expect((await listOf(alice)).transfers[0].status).toBe('Declined');
  });

  test('more than a year ahead it is refused [L-278]', async () => {
    const { status, body } = await pay(
      toBruno(1, { transferDate: new Date(Date.now() + 400 * 86_400_000).toISOString() }),
    );
    expect([status, body.code]).toEqual([422, 'TOO_FAR_AHEAD']);
  });
});
