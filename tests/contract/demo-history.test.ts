import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Transfer } from '../../contract/transfers.ts';
import { cast, demoPassword } from '../../fixtures/cast.ts';
import { playHistory } from '../../fixtures/play-history.ts';
import { bankingDayOf } from '../../server/clock.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { verifyBank } from '../support/verify-bank.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank();
  await testBank.withoutLimits();
});
afterAll(() => testBank.close());

test('the history of the demonstration is dated day by day, and its books balance', async () => {
  const { bank, call, worker, cast: people } = testBank;
  const moveClock = async (days: number) => {
    await bank.clock.advance(days * 86_400);
    await worker.runAll();
  };
  await playHistory({ call, admin: people.admin, moveClock }, bankingDayOf(bank.clock.now()), 16);
  const token = await testBank.freshToken({ username: cast[0]?.username ?? '', password: demoPassword });
  const { transfers } = (await call('GET', '/api/transfers/transactions', { token })).body as { transfers: Transfer[] };
  expect(transfers.some(({ reference }) => reference.startsWith('Salary'))).toBe(true);
  for (const { transferDate, bookedAt } of transfers)
    expect(bankingDayOf(Temporal.Instant.from(transferDate))).toBe(bankingDayOf(Temporal.Instant.from(bookedAt ?? '')));
  await verifyBank(bank.db);
});
