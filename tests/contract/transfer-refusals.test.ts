import { describe, expect, test } from 'vitest';
import { localTransferBody } from '../../fixtures/people.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast, pay, toBruno, balanceOf } = useBankPerTest();

describe('422: the state does not allow it, and nothing is posted', () => {
  test('more than there is [L-272]', async () => {
    const { alice } = cast();
    await bank().withoutLimits();
    const before = await balanceOf(alice);
    const { status, body } = await pay(toBruno(before + 0.01));
    expect(status).toBe(422);
    expect(body.message).toBe(
      'Insufficient funds. Available balance: ' +
        `$${before.toLocaleString('en-US', { minimumFractionDigits: 2 })}.`,
    );
    expect(body).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      error: body.message,
      fields: { amount: body.message },
    });
    expect(await balanceOf(alice)).toBe(before);
  });

  test("somebody else's account and nobody's read the same [S-31 L-273]", async () => {
    const foreign = await pay(toBruno(1, { debitedAccount: cast().bruno.savings.number }));
    const nobody = await pay(toBruno(1, { debitedAccount: '999999998' }));
    const { requestId: _, ...first } = foreign.body;
    const { requestId: __, ...second } = nobody.body;
    expect([foreign.status, first]).toEqual([nobody.status, second]);
    expect([foreign.status, first.code]).toEqual([422, 'DEBITED_ACCOUNT_INVALID']);
  });

  test('to the debited account itself', async () => {
    const { alice } = cast();
    expect(
      (await pay(localTransferBody(alice, { name: 'Alice', account: alice.savings.number }, 1)))
        .body.code,
    ).toBe('SAME_ACCOUNT');
  });

  test('more than 2,500 a day to others without a PIN, however many calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(toBruno(500))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(
      new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code)),
    ).toEqual(new Set(['DAILY_LIMIT']));
    expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(2500);
  });
});

describe('403 and 429', () => {
  test('a suspended customer moves no money', async () => {
    const { carla } = cast();
    const { status, body } = await pay(
      localTransferBody(carla, { name: 'Bruno', account: cast().bruno.checking.number }, 1),
      {},
      carla.token,
    );
    expect([status, body.code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
    expect(await balanceOf(carla)).toBe(100);
  });

  test('suspended while a payment is under way: it is paid before or not at all', async () => {
    const { alice, admin } = cast();
    const [, ...answers] = await Promise.all([
      bank().call('PUT', `/api/admin/users/suspend/${alice.id}`, { token: admin.token }),
      ...Array.from({ length: 5 }, () => pay(toBruno(1))),
    ]);
    const paid = answers.filter(({ status }) => status === 201).length;
    expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(paid);
    expect((await pay(toBruno(1))).status).toBe(403);
  });
});
