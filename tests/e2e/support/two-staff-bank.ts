import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { networkCalls, type Call } from '../../../fixtures/bank-client.ts';
import { signIn, type Person } from '../../../fixtures/people.ts';
import { createApp } from '../../../server/app.ts';
import { bankJobs } from '../../../server/bank-jobs.ts';
import { readConfig } from '../../../server/base/config.ts';
import { startWorker } from '../../../server/services/jobs/worker.ts';
import { openBank, type OpenBank } from '../../../server/start/open-bank.ts';
import { createFirstAdmin } from '../../../server/people/users/first-admin.ts';
import { addAnotherAdmin } from '../../support/another-admin.ts';
import { findFreePort } from '../../support/free-port.ts';
import { watchForSilentFailures } from './silent-failures.ts';

const first = { username: 'staff', password: 'a-long-staff-password' };

interface TwoStaffBank {
  page: Page;
  call: Call;
  staff: Pick<Person, 'token'>;
  rosa: Person;
  /** For what no call can do, such as to let a session grow old. */
  bank: OpenBank;
}

/**
 * A bank in this process, where a second person of the staff is added while it runs: the command
 * that adds one needs an embedded bank stopped.
 */
export async function withTwoStaff(
  browser: Browser,
  visit: (bank: TwoStaffBank) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'larkmoor-two-staff-'));
  const port = await findFreePort();
  const env = {
    PORT: String(port),
    BANK_DATA_DIR: join(folder, 'data'),
    BANK_RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  };
  const config = readConfig({
    ...env,
    BANK_ADMIN_USERNAME: first.username,
    BANK_ADMIN_PASSWORD: first.password,
  });
  const bank = await openBank(config);
  await createFirstAdmin(bank);
  const worker = startWorker(bank, bankJobs(config));
  const app = await createApp({
    bank,
    worker,
    webFolder: join(import.meta.dirname, '../../../dist/web'),
  });
  await app.listen({ host: '127.0.0.1', port });
  const origin = `http://localhost:${port}`;
  const call = networkCalls(origin);
  const page = await browser.newPage({ baseURL: origin });
  const expectNoSilentFailures = watchForSilentFailures(page);
  try {
    const staff = { token: await signIn(call, first.username, first.password) };
    const rosa = await addAnotherAdmin({ bank, call }, 'rosa');
    await visit({ page, call, staff, rosa, bank });
    expectNoSilentFailures();
  } finally {
    await page.close();
    await app.close();
    await worker.stop();
    await bank.close();
    await rm(folder, { recursive: true });
  }
}
