import { expect, test } from 'vitest';
import { localTransferBody, registerCustomer, type Customer } from '../../fixtures/people.ts';
import type { Bank } from '../../server/bank.ts';
import { payInstalments } from '../../server/money/bills/pay-instalments.job.ts';
import { systemContext } from '../../server/context.ts';
import { payDueTransfers } from '../../server/money/transfers/pay-due-transfers.job.ts';
import { billBody, billCalls } from '../support/bills.ts';
import { useBankPerTest } from '../support/payments.ts';
import { setBankClock } from '../support/set-bank-clock.ts';

const { bank, cast, pay, toBruno, balanceOf, listOf } = useBankPerTest({ LOG_LEVEL: 'silent' });
const { alice, payBill, moveToChecking } = billCalls(bank);

const inDays = (days: number) =>
  bank()
    .bank.clock.businessNow()
    .add({ hours: 24 * days })
    .toString();

/** Everything that is due, as the jobs of one server find it. */
async function work(one: Bank): Promise<void> {
  const ctx = systemContext(one, 'due-together', 'due-together');
  while ((await payInstalments(ctx)) + (await payDueTransfers(ctx)) > 0);
}

async function later(days: number): Promise<void> {
  await bank().stopJobs();
  await setBankClock(
    bank().bank,
    Temporal.Instant.from(inDays(days))
      .toZonedDateTimeISO('America/New_York')
      .toPlainDateTime()
      .toString(),
  );
}

async function richer(number: number): Promise<Customer> {
  const who = await registerCustomer(bank().call, `payer.${number}`);
  await bank().fund(cast().admin, who, 500);
  return who;
}

test('payments due together are paid once each by two servers at once', async () => {
  await bank().withoutLimits();
  const other = await bank().openSecondServer();
  const payers = await Promise.all([1, 2, 3, 4].map(richer));
  const bill = billBody(10, { paymentType: 'Recurring', frequency: 'weekly' });
  for (const { token, savings } of payers) {
    await payBill({ ...bill, debitedAccount: savings.number }, {}, token);
    const transfer = toBruno(20, { debitedAccount: savings.number, transferDate: inDays(2) });
    expect((await pay(transfer, {}, token)).status).toBe(201);
  }
  await later(11);
  const { tx } = other.db;
  other.db.tx = (run) =>
    tx.call(other.db, async (inside) => {
      await run(inside);
      throw new Error('killed before the commit');
    }) as never;
  other.log.error = () => undefined;
  await work(other).catch(() => undefined);
  expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(0);
  other.db.tx = tx;
  // The work that the killed worker set aside is tried again a moment later.
  const soon = bank().bank.clock.now().add({ minutes: 1 });
  for (const one of [bank().bank, other]) one.clock.now = () => soon;
  await Promise.all([work(bank().bank), work(other), work(bank().bank), work(other)]);
  expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(80);
  for (const payer of payers) expect(await balanceOf(payer)).toBe(500 - 10 - 10 - 20);
});

test('two bills due together each find an account that covers them', async () => {
  await bank().withoutLimits();
  for (const amount of [100, 60])
    await payBill(billBody(amount, { paymentType: 'Recurring', frequency: 'weekly' }));
  await moveToChecking(110);
  await later(9);
  await work(bank().bank);
  const { checking, savings } = alice();
  const { transfers } = await listOf(alice());
  const paid = transfers.filter(
    ({ amount, transferDate }: { amount: number; transferDate: string }) =>
      [100, 60].includes(amount) && transferDate > inDays(-8),
  );
  const statuses = new Map(
    paid.map(({ senderAccount, status }: Record<string, string>) => [senderAccount, status]),
  );
  expect(statuses).toEqual(
    new Map([
      [savings.number, 'Pending'],
      [checking.number, 'Pending'],
    ]),
  );
});

test('a bill that no account covers takes nothing from what the next one is paid from', async () => {
  await bank().withoutLimits();
  const who = await richer(1);
  const { token, username, checking, savings } = who;
  for (const amount of [200, 50])
    await payBill(billBody(amount, { paymentType: 'Recurring', frequency: 'weekly' }), {}, token);
  await pay(localTransferBody(who, { name: username, account: checking.number }, 120), {}, token);
  await pay(toBruno(70, { debitedAccount: savings.number }), {}, token);
  await later(9);
  // The one that is declined comes first.
  await bank().bank.db.query(
    `UPDATE bill_schedule SET next_due_at = next_due_at - interval '1 minute'
      WHERE owner_id = $1 AND amount_minor = 20000`,
    [who.id],
  );
  await work(bank().bank);
  const paid = (await listOf(who)).transfers
    .filter(({ transferDate }: { transferDate: string }) => transferDate > inDays(-8))
    .map(({ amount, status }: { amount: number; status: string }) => [amount, status]);
  expect(paid).toHaveLength(2);
  expect(paid).toEqual(
    expect.arrayContaining([
      [200, 'Declined'],
      [50, 'Pending'],
    ]),
  );
  expect([await balanceOf(who, 'Checking Account'), await balanceOf(who)]).toEqual([70, 60]);
});

test('of payments due together one without money is declined, the others paid', async () => {
  await bank().withoutLimits();
  const [poor, rich] = [await richer(1), await richer(2)];
  for (const { token, savings } of [poor, rich]) {
    await pay(toBruno(400, { debitedAccount: savings.number, transferDate: inDays(2) }), {}, token);
    await payBill(
      billBody(120, {
        paymentType: 'Recurring',
        frequency: 'weekly',
        debitedAccount: savings.number,
      }),
      {},
      token,
    );
  }
  await bank().fund(cast().admin, rich, 1_000);
  await later(9);
  await work(bank().bank);
  expect(await balanceOf(rich)).toBe(1_500 - 120 - 120 - 400);
  const outcomes = (await listOf(poor)).transfers.map(({ status }: { status: string }) => status);
  expect(outcomes.filter((status: string) => status === 'Declined')).toHaveLength(1);
  expect(await balanceOf(poor)).toBeGreaterThanOrEqual(0);
  expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(400);
});
