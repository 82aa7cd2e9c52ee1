import { describe, expect, test } from 'vitest';
import { registerCustomer } from '../../fixtures/people.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast, pay, toBruno, listOf } = useBankPerTest();

describe('the list', () => {
  test('it pages, counts and searches on the server', async () => {
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
});
