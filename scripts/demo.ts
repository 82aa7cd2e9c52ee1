import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cast, demoPassword } from '../fixtures/cast.ts';
import { injectedCalls } from '../fixtures/bank-client.ts';
import { signIn } from '../fixtures/people.ts';
import { playHistory } from '../fixtures/play-history.ts';
import { createApp } from '../server/app.ts';
import { bankJobs } from '../server/bank-jobs.ts';
import { bankingDayOf } from '../server/clock.ts';
import { readConfig, type Config } from '../server/config.ts';
import { startWorker } from '../server/jobs/worker.ts';
import { openBank } from '../server/open-bank.ts';
import { createFirstAdmin } from '../server/users/first-admin.ts';

const days = 90;
const adminPassword = 'staff-of-larkmoor';

/** The demonstration lives in a folder of its own, always in the sandbox, and never in somebody's database. */
function demoConfig(): Config {
  const folder = process.env['BANK_DATA_DIR'] ?? './demo';
  const env = { ...process.env, DATABASE_URL: undefined, BANK_DATA_DIR: folder, BANK_SANDBOX: '1', BANK_ADMIN_USERNAME: 'staff', BANK_ADMIN_PASSWORD: adminPassword };
  process.env['BANK_DATA_DIR'] = folder;
  return readConfig(env);
}

/** Makes the history in a bank that has none, with limits off: ninety days of payments pass in seconds. */
async function makeHistory(config: Config): Promise<void> {
  const bank = await openBank({ ...config, limits: false, logLevel: 'warn' });
  try {
    await createFirstAdmin(bank);
    const worker = startWorker(bank, bankJobs(config));
    const app = await createApp({ bank, worker, webFolder: undefined });
    const call = injectedCalls(app);
    const admin = { token: await signIn(call, 'staff', adminPassword) };
    const moveClock = async (count: number) => {
      await bank.clock.advance(count * 86_400);
      await worker.runAll();
    };
    await playHistory({ call, admin, moveClock }, bankingDayOf(bank.clock.now()), days, (day) => process.stdout.write(`\rMaking ${days} days of history … ${day}`));
    process.stdout.write('\n');
    await worker.stop();
    await app.close();
  } finally {
    await bank.close();
  }
}

function printSignIns(): void {
  console.log(['Sign in as', `  staff: staff / ${adminPassword}`, ...cast.map(({ username, pin, suspendedInTheEnd }) => `  ${username} / ${demoPassword}${pin ? ` (PIN ${pin})` : ''}${suspendedInTheEnd ? ' (suspended)' : ''}`)].join('\n'));
}

const config = demoConfig();
const finished = join(config.dataDir, 'demo-history');
if (existsSync(config.dataDir) && !existsSync(finished)) {
  console.error(`${config.dataDir} exists and is not a finished demonstration. Remove it, or name another folder with BANK_DATA_DIR.`);
  process.exit(1);
}
if (!existsSync(finished)) {
  try {
    await makeHistory(config);
    writeFileSync(finished, 'The history of the demonstration is complete.\n');
  } catch (error) {
    // Half a history is no history, and the folder is ours: it did not exist before.
    rmSync(config.dataDir, { recursive: true, force: true });
    rmSync(config.keyFile, { force: true });
    throw error;
  }
}
printSignIns();
process.env['BANK_SANDBOX'] = '1';
delete process.env['DATABASE_URL'];
await import(join(import.meta.dirname, '..', 'server', 'main.ts'));
