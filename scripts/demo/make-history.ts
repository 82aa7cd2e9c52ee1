import { addDays } from '../../contract/values/calendar-day.ts';
import { injectedCalls } from '../../fixtures/bank-client.ts';
import { signIn } from '../../fixtures/people.ts';
import { playHistory } from '../../fixtures/play-history.ts';
import { stageClock } from '../../fixtures/stage-clock.ts';
import { createApp } from '../../server/app.ts';
import { bankJobs } from '../../server/bank-jobs.ts';
import { proofJobName } from '../../server/staff/books/prove-books.job.ts';
import { bankingDayOf } from '../../server/base/clock.ts';
import { readConfig, type Config } from '../../server/base/config.ts';
import { startWorker } from '../../server/services/jobs/worker.ts';
import { openBank } from '../../server/start/open-bank.ts';
import { createFirstAdmin } from '../../server/people/users/first-admin.ts';
import { ageEverybody, dateNotices, payInCapital } from './as-if-lived.ts';

const days = 90;

/** Before anything else happens on the first day. */
const openingMinute = 8 * 60;

export const demoStaff = { username: 'staff', password: 'staff-of-larkmoor' } as const;

type Environment = Record<string, string | undefined>;

/**
 * A demonstration lives in a folder of its own with a key of its own, always in the sandbox: it
 * opens no other database and sends no mail.
 */
export function demoEnvironment(folder: string, env: Environment = process.env): Environment {
  return {
    ...env,
    DATABASE_URL: undefined,
    SMTP_URL: undefined,
    BANK_KEY_FILE: undefined,
    BANK_DATA_DIR: folder,
    BANK_SANDBOX: '1',
    BANK_ADMIN_USERNAME: demoStaff.username,
    BANK_ADMIN_PASSWORD: demoStaff.password,
  };
}

/** Makes ninety days of history in a new bank, with limits off: the days pass in seconds. */
export async function makeHistory(config: Config, onDay: (day: string) => void): Promise<void> {
  const bank = await openBank({ ...config, limits: false, logLevel: 'warn' });
  try {
    await createFirstAdmin(bank);
    const worker = startWorker(bank, bankJobs(config));
    const app = await createApp({ bank, worker, webFolder: undefined });
    const call = injectedCalls(app);
    const admin = { token: await signIn(call, demoStaff.username, demoStaff.password) };
    const madeFrom = bank.clock.now();
    const today = bankingDayOf(madeFrom);
    const clock = stageClock(bank.clock, async () => {
      await worker.runAll();
      await dateNotices(bank, madeFrom);
    });
    await clock.moveTo(addDays(today, -days), openingMinute);
    await payInCapital(bank);
    await playHistory({ call, admin, clock }, today, days, onDay);
    await call('POST', `/api/admin/jobs/${proofJobName}/run`, { token: admin.token });
    await ageEverybody(bank, days);
    await app.close();
    await worker.stop();
  } finally {
    await bank.close();
  }
}

/** The configuration of a demonstration in `folder`. */
export const demoConfig = (folder: string): Config => readConfig(demoEnvironment(folder));
