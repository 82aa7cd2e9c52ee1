import { expect, test } from 'vitest';
import { localTransferBody } from '../../fixtures/people.ts';
import { closeAccounts, lockOwnerAccounts } from '../../server/ledger/postgresql/accounts.ts';
import { markAccountsClosed } from '../../server/money/accounts/accounts-store.ts';
import { lockOwnSchedule } from '../../server/money/bills/schedules-store.ts';
import type { Tx } from '../../server/db/database.ts';
import { lockTransfer } from '../../server/money/transfers/transfers-store.ts';
import { useBankPerTest } from '../support/payments.ts';
import { describeOnPostgres } from '../support/test-database.ts';
import { untilSomebodyWaits } from '../support/until-somebody-waits.ts';

const { bank, cast, pay, toBruno, balanceOf, listOf } = useBankPerTest();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('to a number of ours without an account leaves when due, and comes back once', async () => {
  const { alice } = cast();
  await pay(
    localTransferBody(alice, { name: 'Nobody', account: '123456789' }, 75, {
      transferDate: inDays(3),
    }),
  );
  await bank().advance('P3DT1H');
  expect((await listOf(alice)).transfers[0]).toMatchObject({ status: 'Pending' });
  expect(await balanceOf(alice)).toBe(9925);
  await bank().advance('P1D');
  await bank().advance('P1D');
  expect((await listOf(alice)).transfers[0]).toMatchObject({ status: 'Returned', amount: 75 });
  expect(await balanceOf(alice)).toBe(10_000);
});

test('to a customer deleted since leaves when due, and comes back', async () => {
  const { alice, bruno, admin } = cast();
  await pay(toBruno(75, { transferDate: inDays(3) }));
  await bank().call('DELETE', `/api/admin/users/${bruno.id}`, { token: admin.token });
  await bank().advance('P4D');
  await bank().advance('P1D');
  expect((await listOf(alice)).transfers[0]).toMatchObject({ status: 'Returned' });
  expect(await balanceOf(alice)).toBe(10_000);
});

test('its payee, and no one else, can read the receipt once it is paid', async () => {
  const { bruno, admin } = cast();
  const { body } = await pay(toBruno(75, { transferDate: inDays(3) }));
  const read = async (token: string) => (await bank().call('GET', body.receipt, { token })).status;
  expect(await read(bruno.token)).toBe(404);
  await bank().advance('P4D');
  expect([await read(bruno.token), await read(admin.token)]).toEqual([200, 403]);
});

describeOnPostgres('between the look-up of the payee and the lock', () => {
  test('from a closing account sends the money out and back, never into it', async () => {
    const { alice, bruno } = cast();
    await pay(toBruno(75, { transferDate: inDays(3) }));
    const { db, clock } = bank().bank;
    await clock.advance(3 * 86_400 + 60);
    const [locked, lookedUp] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const closing = db.tx(async (tx) => {
      await lockOwnerAccounts(tx, bruno.id);
      locked.resolve();
      await lookedUp.promise;
      await closeAccounts(tx, bruno.id);
      await markAccountsClosed(tx, bruno.id, clock.now());
    });
    await locked.promise;
    const paying = bank().worker.runAll();
    await untilSomebodyWaits(db);
    lookedUp.resolve();
    await Promise.all([closing, paying]);
    expect((await listOf(alice)).transfers[0]).toMatchObject({
      status: 'Pending',
      statusReason: null,
    });
    await bank().advance('P1D');
    expect((await listOf(alice)).transfers[0]).toMatchObject({ status: 'Returned' });
    expect(await balanceOf(alice)).toBe(10_000);
  });
});

describeOnPostgres('while what a customer ordered for later is being paid', () => {
  const bill = {
    recipientName: 'Harrow Street Lettings',
    recipientAccount: '310448207',
    amount: 5,
    paymentType: 'Recurring',
    frequency: 'monthly',
  };
  const orders = {
    'a scheduled transfer': async () => {
      const { body } = await pay(toBruno(75, { transferDate: inDays(3) }));
      return (tx: Tx) => lockTransfer(tx, body.transfer._id);
    },
    'a recurring bill': async () => {
      const { alice } = cast();
      const { body } = await bank().call('POST', '/api/transfers/payBill', {
        token: alice.token,
        body: bill,
      });
      return (tx: Tx) => lockOwnSchedule(tx, alice.id, body.schedule._id);
    },
  };

  test.each(Object.entries(orders))(
    '%s: whoever deletes the customer waits for it, and holds nothing that it needs',
    async (_what, order) => {
      const { alice, admin } = cast();
      const lockOrder = await order();
      const { db } = bank().bank;
      const [locked, waitedFor] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const paying = db.tx(async (tx) => {
        await lockOrder(tx);
        locked.resolve();
        await waitedFor.promise;
        await lockOwnerAccounts(tx, alice.id);
      });
      await locked.promise;
      const deleting = bank().call('DELETE', `/api/admin/users/${alice.id}`, {
        token: admin.token,
      });
      await untilSomebodyWaits(db);
      waitedFor.resolve();
      await paying;
      expect((await deleting).status).toBe(200);
    },
  );
});
