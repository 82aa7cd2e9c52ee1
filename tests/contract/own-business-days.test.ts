import { expect, test } from 'vitest';
import { addBusinessDays, nextBusinessDay } from '../../contract/values/business-days.ts';
import { addDays, type CalendarDay } from '../../contract/values/calendar-day.ts';
import { checkForm, checkPictures } from '../../fixtures/check-pictures.ts';
import { bankingDayOf } from '../../server/base/clock.ts';
import { billBody, billCalls } from '../support/bills.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast, listOf } = useBankPerTest();
const { payBill, scheduled, moveToChecking, goTo } = billCalls(bank);

const none = { closed: [], open: [] };
const nextYear = Temporal.Now.plainDateISO('America/New_York').year + 1;

/** Staff close the bank on days that are business days otherwise. */
async function close(...days: CalendarDay[]): Promise<void> {
  const { call, cast: people } = bank();
  const { policies } = (await call('GET', '/api/admin/policies', { token: people.admin.token }))
    .body;
  const { version } = policies.find(({ name }: { name: string }) => name === 'holidays');
  const value = { closed: days.map((day) => ({ day, name: 'A closing of our own' })), open: [] };
  const body = { version, value, reason: 'The house is painted.' };
  expect(
    (await call('POST', '/api/admin/policies/holidays', { token: people.admin.token, body }))
      .status,
  ).toBe(201);
}

const paidOn = async () =>
  (await listOf(cast().alice, '?search=harrow')).transfers.map(
    ({ transferDate }: { transferDate: string }) =>
      bankingDayOf(Temporal.Instant.from(transferDate)),
  );
const nextPayment = async () =>
  bankingDayOf(Temporal.Instant.from((await scheduled()).schedules[0].nextPaymentAt));

test('a check is available later by each closed day, unlike the day expected [L-288]', async () => {
  const first = nextBusinessDay(bank().bank.clock.businessDay(), none);
  await close(first);
  const form = checkForm(
    await checkPictures({
      from: 'Harrow Street Clinic',
      to: 'Alice Ames',
      amount: 120,
      number: 301,
    }),
  );
  const { body } = await bank().call('POST', '/api/deposits/checks', {
    token: cast().alice.token,
    form,
  });
  expect(body.check.availableDate).toBe(addBusinessDays(first, 3, none));
});

test('a recurring bill waits for the next open day, and is paid once [L-288]', async () => {
  await moveToChecking(500);
  const day = nextBusinessDay(`${nextYear}-02-01`, none);
  const before = addDays(day, -7);
  await goTo(`${before}T10:00`);
  await payBill(billBody(100, { paymentType: 'Recurring', frequency: 'weekly' }));
  expect(await nextPayment()).toBe(day);
  await close(day);
  const open = nextBusinessDay(day, none);
  expect(await nextPayment()).toBe(open);
  await goTo(`${day}T12:00`);
  expect(await paidOn()).toEqual([before]);
  expect(await nextPayment()).toBe(open);
  await goTo(`${open}T12:00`);
  expect(await paidOn()).toEqual([open, before]);
  await close(day, addDays(day, 7));
  await goTo(`${addDays(day, 7)}T12:00`);
  expect(await paidOn()).toHaveLength(2);
});
