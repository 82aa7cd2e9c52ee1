import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts';
import { addDays } from '../../../contract/values/calendar-day.ts';
import { forgetSetAside, setAside } from '../jobs/set-aside.ts';
import { addUndoneMetrics } from './job-metrics.ts';

let testBank: TestBank;
let read: () => Promise<void>;
let daysLater = 0;
const registry = new Registry();
beforeAll(async () => {
  testBank = await openTestBank();
  const { db, clock } = testBank.bank;
  const later = { ...clock, businessDay: () => addDays(clock.businessDay(), daysLater) };
  read = addUndoneMetrics(registry, { db, clock: later });
});
afterAll(() => testBank.close());

/** The figures of what was left undone, a number of days from now. */
async function undone(days = 0): Promise<string[]> {
  daysLater = days;
  await read();
  return (await registry.metrics()).split('\n').filter((line) => line.startsWith('larkmoor'));
}

test('days of the bank that are over and not closed are counted from its first booking, and from the last that is closed', async () => {
  const daysAfter = async (days: number) =>
    (await undone(days)).find((line) => line.includes('days_not_closed'));
  // It took its first money today, and has closed nothing.
  expect(await daysAfter(0)).toBe('larkmoor_days_not_closed 0');
  expect(await daysAfter(1)).toBe('larkmoor_days_not_closed 1');
  expect(await daysAfter(3)).toBe('larkmoor_days_not_closed 3');
  await testBank.advance('P3D');
  await testBank.worker.runAll();
  expect(await daysAfter(0)).toBe('larkmoor_days_not_closed 0');
  expect(await daysAfter(2)).toBe('larkmoor_days_not_closed 2');
});

test('rows that jobs set aside are counted by job, with when the longest failing failed first', async () => {
  const { db } = testBank.bank;
  const aside = async () => (await undone()).filter((line) => line.includes('rows_set_aside'));
  expect(await aside()).toEqual([]);
  const fail = (job: string, rowId: string, at: string) =>
    setAside(db, { job, rowId, reason: 'a bug', now: Temporal.Instant.from(at) });
  await fail('recurring-bills', 'one', '2026-12-01T01:00:00Z');
  await fail('recurring-bills', 'two', '2026-12-01T02:00:00Z');
  await fail('recurring-bills', 'one', '2026-12-01T03:00:00Z');
  await fail('interest', 'three', '2026-12-01T04:00:00Z');
  const at = (moment: string) => Temporal.Instant.from(moment).epochMilliseconds / 1_000;
  expect((await aside()).toSorted()).toEqual([
    'larkmoor_rows_set_aside_timestamp_seconds{name="interest"} ' + at('2026-12-01T04:00:00Z'),
    'larkmoor_rows_set_aside_timestamp_seconds{name="recurring-bills"} ' +
      at('2026-12-01T01:00:00Z'),
    'larkmoor_rows_set_aside{name="interest"} 1',
    'larkmoor_rows_set_aside{name="recurring-bills"} 2',
  ]);
  await forgetSetAside(db, 'recurring-bills', ['one', 'two']);
  await forgetSetAside(db, 'interest', ['three']);
  expect(await aside()).toEqual([]);
});
