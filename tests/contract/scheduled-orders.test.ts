import { describe, expect, test } from 'vitest';
import { systemContext } from '../../server/context.ts';
import type { OpenBank } from '../../server/start/open-bank.ts';
import { payInstalments } from '../../server/money/bills/pay-instalments.job.ts';
import { payDueTransfers } from '../../server/money/transfers/pay-due-transfers.job.ts';
import { billBody, billCalls } from '../support/bills.ts';
import { useBankPerTest } from '../support/payments.ts';
import { describeOnPostgres } from '../support/test-database.ts';

const { bank, cast, pay, toBruno, balanceOf, listOf } = useBankPerTest();
const { alice, payBill, scheduled, cancel, skip, stop, moveToChecking, funds } = billCalls(bank);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
/** The fields that the own list adds to an order that its customer has said nothing about. */
const unsaid = { nickname: null, sortedAs: null, balanceAfter: null };

describe('cancelling what waits for its date', () => {
  test('it is listed with its time, soonest first; cancelled it is never paid', async () => {
    const later = (await payBill(billBody(40, { transferDate: inDays(5) }))).body.transfer;
    const sooner = (await pay(toBruno(30, { transferDate: inDays(2) }))).body.transfer;
    expect((await scheduled()).transfers).toEqual(
      [sooner, later].map((transfer) => ({ ...transfer, ...unsaid })),
    );
    const { status, body } = await cancel(later._id);
    expect([status, body.transfer]).toEqual([
      200,
      { ...later, status: 'Cancelled', statusReason: 'You canceled it before it was due.' },
    ]);
    await bank().advance('P6D');
    expect(await funds()).toBe(9_970);
    expect((await listOf(alice())).transfers[1]).toMatchObject({
      _id: later._id,
      status: 'Cancelled',
    });
    expect((await scheduled()).transfers).toEqual([]);
  });

  test('a scheduled bill is paid when due, from the account its answer named', async () => {
    await moveToChecking(50);
    await payBill(billBody(40, { transferDate: inDays(2) }));
    await bank().advance('P2DT1H');
    expect((await listOf(alice())).transfers[0]).toMatchObject({
      status: 'Pending',
      billType: 'Rent',
      senderAccount: alice().checking.number,
    });
    expect(await balanceOf(alice(), 'Checking Account')).toBe(10);
    await bank().advance('P1D');
    expect((await listOf(alice())).transfers[0].status).toBe('Completed');
  });

  test('what was paid, cancelled, somebody else’s or nobody’s is refused by name', async () => {
    const waiting = (await payBill(billBody(40, { transferDate: inDays(5) }))).body.transfer;
    const paid = (await pay(toBruno(30))).body.transfer;
    const unknown = '00000000-0000-4000-8000-000000000000';
    const { bruno, carla } = cast();
    const answers = [
      await cancel(paid._id),
      // He got the money, and it is not his to call back; nor is it hers whose account is
      // suspended.
      await cancel(paid._id, bruno.token),
      await cancel(waiting._id, bruno.token),
      await cancel(waiting._id, carla.token),
      await cancel(unknown),
      await cancel('all'),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'NOT_SCHEDULED'],
      [404, 'TRANSFER_NOT_FOUND'],
      [404, 'TRANSFER_NOT_FOUND'],
      [403, 'ACCOUNT_SUSPENDED'],
      [404, 'TRANSFER_NOT_FOUND'],
      [400, 'INVALID_FIELDS'],
    ]);
    expect(answers[0]?.body.message).toBe(
      'This payment can’t be canceled: it is already Completed. Nothing was changed.',
    );
    await cancel(waiting._id);
    expect((await cancel(waiting._id)).body.code).toBe('NOT_SCHEDULED');
  });
});

describeOnPostgres('two servers on one database', () => {
  const runEverywhere = async (job: typeof payInstalments, second: OpenBank) => {
    const until = async (server: OpenBank) => {
      for (let done = 1; done > 0; ) done = await job(systemContext(server, 'test', 'test'));
    };
    // More than one at a time on each, so that they really meet.
    await Promise.all(
      [bank().bank, second].flatMap((server) => [until(server), until(server), until(server)]),
    );
  };

  test('pay each missed date of every recurring bill once, whoever comes first', async () => {
    await bank().withoutLimits();
    await moveToChecking(5_000);
    const second = await bank().openSecondServer();
    const billers = Array.from({ length: 8 }, (_, index) => String(310_448_200 + index));
    for (const recipientAccount of billers)
      await payBill(
        billBody(1, { recipientAccount, paymentType: 'Recurring', frequency: 'weekly' }),
      );
    const { clock } = bank().bank;
    // Four weeks without a server, then both come up at once. A holiday may keep the last date
    // waiting, so a few days more.
    await clock.advance(33 * 86_400);
    await runEverywhere(payInstalments, second);
    await runEverywhere(payInstalments, second);
    const { transfers } = await listOf(alice(), '?search=harrow&limit=500');
    const dates = Map.groupBy(
      transfers as { recipientAccount: string; transferDate: string }[],
      ({ recipientAccount }) => recipientAccount,
    );
    expect([...dates.keys()].toSorted()).toEqual(billers);
    for (const paid of dates.values())
      expect(new Set(paid.map(({ transferDate }) => transferDate)).size).toBe(5);
    expect(transfers).toHaveLength(40);
    expect(await balanceOf(alice(), 'Checking Account')).toBe(4_960);
  });

  test('an order cancelled as it falls due is cancelled or paid, never both', async () => {
    await bank().withoutLimits();
    const second = await bank().openSecondServer();
    const orders = [];
    for (let count = 0; count < 30; count += 1)
      orders.push((await pay(toBruno(1, { transferDate: inDays(1) }))).body.transfer);
    await bank().bank.clock.advance(86_400 + 60);
    const [answers] = await Promise.all([
      Promise.all(orders.map(({ _id }) => cancel(_id))),
      runEverywhere(payDueTransfers, second),
    ]);
    const { transfers } = await listOf(alice(), '?page=1&limit=30');
    const statusOf = new Map(
      transfers.map(({ _id, status }: { _id: string; status: string }) => [_id, status]),
    );
    for (const [index, { status }] of answers.entries())
      expect(statusOf.get(orders[index]._id)).toBe(status === 200 ? 'Cancelled' : 'Completed');
    const paid = answers.filter(({ status }) => status === 409).length;
    expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(paid);
  });

  test('a date skipped as it falls due is paid or not, as its customer was told', async () => {
    await bank().withoutLimits();
    await moveToChecking(5_000);
    const second = await bank().openSecondServer();
    const schedules = [];
    for (let count = 0; count < 16; count += 1)
      schedules.push(
        (await payBill(billBody(1, { paymentType: 'Recurring', frequency: 'weekly' }))).body
          .schedule,
      );
    await bank().bank.clock.advance(11 * 86_400);
    const [answers] = await Promise.all([
      Promise.all(
        schedules.map(({ _id, nextDate }, index) =>
          index % 2 === 0 ? skip(_id, nextDate) : stop(_id),
        ),
      ),
      runEverywhere(payInstalments, second),
    ]);
    const after = await scheduled();
    const refused = answers.filter(({ status }, index) => index % 2 === 0 && status === 409).length;
    const paid = 5_000 - 16 - (await balanceOf(alice(), 'Checking Account'));
    // A stop may come after the payment; a skip that was granted leaves its date unpaid.
    expect(paid).toBeGreaterThanOrEqual(refused);
    expect(paid).toBeLessThanOrEqual(refused + 8);
    expect(after.schedules).toHaveLength(8);
    expect(
      new Set(after.schedules.map(({ nextDate }: { nextDate: string }) => nextDate)).size,
    ).toBe(1);
  });
});
