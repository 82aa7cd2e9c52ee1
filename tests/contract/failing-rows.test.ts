import { expect, test } from 'vitest';
import { shippedPolicies } from '../../config/policy.ts';
import { fund } from '../../fixtures/people.ts';
import { billBody, billCalls } from '../support/bills.ts';
import { useBankPerTest } from '../support/payments.ts';
import { setPolicy } from '../support/set-policy.ts';

const { bank, cast, pay, toBruno, balanceOf, listOf } = useBankPerTest({ LOG_LEVEL: 'silent' });
const { alice, payBill } = billCalls(bank);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const spoil = (id: string) =>
  bank().bank.db.query(`UPDATE transfer SET kind = 'interest' WHERE id = $1`, [id]);
const mend = (id: string) =>
  bank().bank.db.query(`UPDATE transfer SET kind = 'local' WHERE id = $1`, [id]);

/** Real time runs; what was set aside a moment ago is tried again. */
const pauseIsOver = () => bank().bank.clock.now().add({ seconds: 6 });

test('a scheduled order that cannot be worked with keeps no other from being paid', async () => {
  const { _id: bad } = (await pay(toBruno(10, { transferDate: inDays(1) }))).body.transfer;
  await pay(toBruno(20, { transferDate: inDays(1) }));
  await spoil(bad);
  await bank().advance('P1DT1H');
  expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(20);
});

test('a payment that cannot be settled keeps no other from arriving', async () => {
  const outside = (amount: number) =>
    pay(toBruno(amount, { recipientRouting: '021000021', recipientAccount: '123456789' }));
  const { _id: bad } = (await outside(10)).body.transfer;
  const { _id: good } = (await outside(20)).body.transfer;
  const statusOf = async (id: string) =>
    (await listOf(alice())).transfers.find(({ _id }: { _id: string }) => _id === id).status;
  await spoil(bad);
  await bank().advance('P1D');
  expect([await statusOf(bad), await statusOf(good)]).toEqual(['Pending', 'Completed']);
  await mend(bad);
  await bank().worker.runAll();
  expect(await statusOf(bad)).toBe('Pending');
  const later = pauseIsOver();
  bank().bank.clock.now = () => later;
  await bank().worker.runAll();
  expect(await statusOf(bad)).toBe('Completed');
});

test('a bill whose dates cannot be worked out keeps no other from being paid', async () => {
  const bill = async (recipientAccount: string) =>
    (
      await payBill(
        billBody(10, { recipientAccount, paymentType: 'Recurring', frequency: 'weekly' }),
      )
    ).body.schedule._id;
  const bad = await bill('310448201');
  await bill('310448202');
  await bank().bank.db.query('UPDATE bill_schedule SET next_number = 2147483647 WHERE id = $1', [
    bad,
  ]);
  await bank().advance('P11D');
  const { transfers } = await listOf(alice());
  const times = (account: string) =>
    transfers.filter(
      ({ recipientAccount }: { recipientAccount: string }) => recipientAccount === account,
    ).length;
  expect([times('310448201'), times('310448202')]).toEqual([1, 2]);
});

test('an account whose interest cannot be credited keeps no other from its own', async () => {
  const { admin, bruno } = cast();
  const { db, clock } = bank().bank;
  await setPolicy(db, 'savingsRate', shippedPolicies.savingsRate, clock.businessNow());
  await fund(bank().call, admin, bruno, 10_000);
  const nextMonth = Temporal.PlainDate.from(clock.businessDay())
    .with({ day: 1 })
    .add({ months: 1 })
    .toString();
  await db.query(
    `INSERT INTO interest_credit (account_id, due_on, credited_on, amount_minor, transfer_id)
     SELECT account_id, $2, $2, 1, gen_random_uuid() FROM customer_account WHERE number = $1`,
    [alice().savings.number, nextMonth],
  );
  await bank().advance('P32D');
  expect(await balanceOf(bruno)).toBeGreaterThan(10_000);
  expect(await balanceOf(alice())).toBe(10_000);
  // The row is of no journal: only the owner of the database may take it away.
  const owner = await bank().bank.openSnapshot();
  await owner.query('DELETE FROM interest_credit WHERE amount_minor = 1');
  await owner.close();
});
