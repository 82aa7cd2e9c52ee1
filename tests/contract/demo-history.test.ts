import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankTimeZone } from '../../contract/values/bank-zone.ts';
import { addDays } from '../../contract/values/calendar-day.ts';
import type { RatesNow } from '../../contract/staff/reference-rates.ts';
import type { Transfer } from '../../contract/money/transfers.ts';
import { cast, demoPassword } from '../../fixtures/cast.ts';
import { recordRates } from '../../fixtures/demo-rates.ts';
import { playHistory } from '../../fixtures/play-history.ts';
import { stageClock } from '../../fixtures/stage-clock.ts';
import { bankingDayOf } from '../../server/base/clock.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { verifyBank } from '../support/verify-bank.ts';

let testBank: TestBank;
beforeAll(async () => {
  // Nothing is booked before the last booking of an account: what is played here lies behind today.
  testBank = await openTestBank(undefined, {}, { funded: false });
  await testBank.withoutLimits();
});
afterAll(() => testBank.close());

test('the history of the demonstration is dated day by day, and its books balance', async () => {
  const { bank, call, worker, cast: people } = testBank;
  const clock = stageClock(bank.clock, () => worker.runAll());
  // The jobs of the opening bank locked the months that are over; this history is older than the
  // bank.
  const owner = await bank.openSnapshot();
  await owner.query(`UPDATE period_lock SET closed_until = '-infinity'`);
  await owner.close();
  // No seventeen days in a row are without a pay day, the 1st or the 15th.
  await playHistory({ call, admin: people.admin, clock }, bankingDayOf(bank.clock.now()), 17);
  const token = await testBank.freshToken({
    username: cast[0]?.username ?? '',
    password: demoPassword,
  });
  const { transfers } = (await call('GET', '/api/transfers/transactions', { token })).body as {
    transfers: Transfer[];
  };
  expect(transfers.some(({ reference }) => reference.startsWith('Salary'))).toBe(true);
  for (const { transferDate, bookedAt } of transfers)
    expect(bankingDayOf(Temporal.Instant.from(transferDate))).toBe(
      bankingDayOf(Temporal.Instant.from(bookedAt ?? '')),
    );
  const hours = new Set(
    transfers.map(
      ({ bookedAt }) => Temporal.Instant.from(bookedAt ?? '').toZonedDateTimeISO(bankTimeZone).hour,
    ),
  );
  expect(hours.size, 'a day is lived from morning to evening').toBeGreaterThan(3);
  expect(bank.clock.offsetSeconds(), 'the history ends in the present').toBe(0);
  const { rates } = (await call('GET', '/api/admin/rates', { token: people.admin.token }))
    .body as RatesNow;
  for (const { currency, ageDays } of rates) expect(ageDays, currency).toBeLessThanOrEqual(4);
  await verifyBank(bank.db);
});

test('the rates of the whole history are recorded by one person within one day', async () => {
  const { call, cast: people, bank } = testBank;
  const today = bankingDayOf(bank.clock.now());
  for (let daysAgo = 120; daysAgo >= 0; daysAgo--)
    await expect(
      recordRates(call, people.admin.token, { day: addDays(today, -daysAgo), today }),
    ).resolves.toBeUndefined();
});
