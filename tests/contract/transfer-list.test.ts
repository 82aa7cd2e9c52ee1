import { describe, expect, test } from 'vitest';
import { registerCustomer, type Customer } from '../../fixtures/people.ts';
import { useBankPerTest } from '../support/payments.ts';
import { halfAYearAhead } from '../support/half-a-year-ahead.ts';

const { bank, cast, pay, toBruno, listOf } = useBankPerTest();

describe('the list', () => {
  test('it pages, counts and searches on the server [L-246]', async () => {
    await bank().withoutLimits();
    const { alice } = cast();
    // A word that no account number begins with, as a bare 17 might.
    for (let count = 1; count <= 17; count += 1)
      await pay(toBruno(count, { reference: `Rent no${count}` }));
    const first = await listOf(alice, '?page=1');
    expect([first.transfers.length, first.total, first.transfers[0].reference]).toEqual([
      15,
      18,
      'Rent no17',
    ]);
    const second = await listOf(alice, '?page=2');
    expect([second.transfers.length, second.total]).toEqual([3, 18]);
    expect((await listOf(alice, '?page=9')).transfers).toEqual([]);
    expect((await listOf(alice, '?search=rent%20no17')).total).toBe(1);
    expect((await listOf(alice, '?search=bruno')).total).toBe(17);
    expect((await listOf(alice, '?search=$17.00')).total).toBe(1);
    expect((await listOf(alice, '?type=credit')).total).toBe(1);
    expect((await listOf(alice, '?status=Completed&page=2&limit=10')).transfers).toHaveLength(8);
    expect((await listOf(alice, '?search=%25')).total).toBe(0);
  });

  test('never holds another customer’s orders; a foreign order does not exist', async () => {
    const { alice, bruno } = cast();
    const dora = await registerCustomer(bank().call, 'dora.dunn');
    const { body } = await pay(toBruno(3));
    expect((await listOf(dora)).transfers).toEqual([]);
    const foreign = await bank().call('GET', body.receipt, { token: dora.token });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'TRANSFER_NOT_FOUND']);
    expect((await listOf(alice)).total + (await listOf(bruno)).total).toBe(3);
  });

  test('the list of one account has its balance after each order that moved money on it', async () => {
    const { alice } = cast();
    const { savings, checking } = alice;
    await pay(toBruno(3));
    const own = { fromAccount: savings.number, toAccount: checking.number, amount: 100 };
    await bank().call('POST', '/api/transfers/own', { token: alice.token, body: own });
    await pay(toBruno(5, { transferDate: halfAYearAhead().toString() }));
    const nowhere = await pay(toBruno(7, { recipientAccount: '999999999' }));
    const listed = async (account: string) =>
      (await listOf(alice, account === '' ? '' : `?account=${account}`)).transfers.map(
        ({ amount, balanceAfter }: { amount: number; balanceAfter: number | null }) =>
          `${amount}: ${balanceAfter}`,
      );
    expect(await listed(savings.number)).toEqual([
      '7: 9890',
      '5: null',
      '100: 9897',
      '3: 9997',
      '10000: 10000',
    ]);
    expect(await listed(checking.number)).toEqual(['100: 100']);
    // Each row of the list of all would have the balance of another account.
    expect(new Set((await listed('')).map((row: string) => row.split(': ')[1]))).toEqual(
      new Set(['null']),
    );
    await bank().advance('PT5H');
    const token = await bank().freshToken(alice);
    const [back] = (await listOf({ ...alice, token }, `?account=${savings.number}`)).transfers;
    expect([back._id, back.status, back.balanceAfter]).toEqual([
      nowhere.body.transfer._id,
      'Returned',
      null,
    ]);
  });

  test('by the number of a payee it never shows what the payee has', async () => {
    const { alice, bruno } = cast();
    await pay(toBruno(3));
    const { transfers } = await listOf(alice, `?account=${bruno.checking.number}`);
    expect(transfers).toMatchObject([{ amount: 3, balanceAfter: null }]);
    const seen = await listOf(bruno, `?account=${bruno.checking.number}`);
    expect(seen.transfers).toMatchObject([{ amount: 3, balanceAfter: 3 }]);
    expect((await listOf(bruno, `?account=${alice.savings.number}`)).transfers).toMatchObject([
      { amount: 3, balanceAfter: null },
    ]);
  });

  test('an order says what it counts under, to its own customer alone', async () => {
    const { alice, bruno } = cast();
    const { body } = await pay(toBruno(3));
    const { _id: id } = body.transfer;
    const sort = (category: string) =>
      bank().call('PUT', `/api/transfers/${id}/category`, {
        token: alice.token,
        body: { category },
      });
    const under = async (who: Customer) => [
      (await listOf(who)).transfers[0].sortedAs,
      (await bank().call('GET', `/api/transfers/${id}`, { token: who.token })).body.sortedAs,
    ];
    expect(await under(alice)).toEqual(['unsorted', 'unsorted']);
    await sort('Family and friends');
    expect(await under(alice)).toEqual(['Family and friends', 'Family and friends']);
    expect(await under(bruno)).toEqual(['local', 'local']);
  });
});
