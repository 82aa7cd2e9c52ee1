import { lastDayOf, monthOf } from '../../contract/values/periods.ts';
import { expectStatus, type Person } from '../../fixtures/people.ts';
import { endOfDay } from '../../server/base/clock.ts';
import { closeDaysJobName } from '../../server/staff/books/close-days.job.ts';
import { proofJobName } from '../../server/staff/books/prove-books.job.ts';
import type { useSharedDesk } from './shared-bank.ts';

const periodsPath = '/api/admin/books/periods';
const reopeningsPath = '/api/admin/books/period-reopenings';

/** Months and years as staff sign them, in a bank that other tests use, too. */
export function signedPeriods({
  bank,
  staff,
  ask,
}: Pick<ReturnType<typeof useSharedDesk>, 'bank' | 'staff' | 'ask'>) {
  const read = async () => (await ask(staff(), 'GET', periodsPath)).body;

  /** The month or year whose turn it is, over and found right. */
  async function readyPeriod(): Promise<{ period: string; digest: string }> {
    const { clock } = bank().bank;
    const period = (await read()).next?.period ?? monthOf(clock.businessDay());
    const over = endOfDay(lastDayOf(period)).add({ minutes: 15 });
    if (Temporal.Instant.compare(clock.businessNow(), over) < 0)
      await clock.advance(Math.ceil(over.since(clock.businessNow()).total('seconds')));
    // Each run closes a month at most.
    for (let left = 3; left > 0; left -= 1) await bank().worker.runOne(closeDaysJobName);
    await ask(staff(), 'POST', '/api/admin/books/proofs');
    await bank().worker.runOne(proofJobName);
    const { next } = await read();
    return { period: next.period, digest: next.digest };
  }

  /** Proposes to reopen a period that was closed for this. @returns the ID of the reopening. */
  async function waitingReopening(who: Person): Promise<string> {
    const body = { fromPeriod: await closedPeriod(), reason: 'A closing is wrong.' };
    expectStatus(await ask(who, 'POST', reopeningsPath, body), 202);
    return (await read()).reopening._id;
  }

  /** A period that the staff have closed, with nothing proposed about it. */
  async function closedPeriod(): Promise<string> {
    const body = await readyPeriod();
    expectStatus(await ask(staff(), 'POST', periodsPath, body), 200);
    const { reopening } = await read();
    if (reopening) await ask(staff(), 'POST', `${reopeningsPath}/${reopening._id}/decline`);
    return body.period;
  }

  return { readyPeriod, closedPeriod, waitingReopening };
}
