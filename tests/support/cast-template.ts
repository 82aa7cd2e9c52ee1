import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { injectedCalls } from '../../fixtures/bank-client.ts';
import { createApp } from '../../server/app.ts';
import { bankJobs } from '../../server/bank-jobs.ts';
import { readConfig } from '../../server/base/config.ts';
import type { Database } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { startWorker } from '../../server/services/jobs/worker.ts';
import { openBankOn } from '../../server/start/open-bank.ts';
import { castAdmin, makeCast, type TestCast } from './make-cast.ts';

const keyFile = (folder: string) => join(folder, 'bank.key');
const castFile = (folder: string) => join(folder, 'cast.json');

/**
 * Lets the cast come to the bank in `databaseUrl` once, so that each test copies them instead of
 * hashing their passwords again. Their key and tokens stay in `folder`.
 */
export async function makeCastTemplate(databaseUrl: string, folder: string): Promise<void> {
  const config = readConfig({
    BANK_DATA_DIR: join(folder, 'bank'),
    BANK_KEY_FILE: keyFile(folder),
    LOG_LEVEL: 'error',
    BANK_ADMIN_USERNAME: castAdmin.username,
    BANK_ADMIN_PASSWORD: castAdmin.password,
  });
  const bank = await openBankOn(
    await openDatabase({ dataDir: folder, databaseUrl, fsync: false }),
    config,
  );
  const worker = startWorker(bank, bankJobs(config));
  // The test that copies them runs their jobs, such as mails.
  await worker.stop();
  const app = await createApp({ bank, worker, webFolder: undefined });
  writeFileSync(castFile(folder), JSON.stringify(await makeCast(injectedCalls(app), bank)));
  // They came to the bank long ago: no test is about the first mail to them.
  await bank.db.query("DELETE FROM job WHERE kind = 'own_email_link'");
  await app.close();
  await bank.close();
}

/**
 * The cast of a copied bank, signed in as if just now. The bank's key file must be there before it
 * opens: see `copyCastKey`.
 */
export async function readCast(folder: string, db: Database): Promise<TestCast> {
  await db.query(
    'UPDATE session SET created_at = now(), last_seen_at = now(), password_checked_at = now()',
  );
  return JSON.parse(readFileSync(castFile(folder), 'utf8')) as TestCast;
}

export function copyCastKey(folder: string, to: string): void {
  copyFileSync(keyFile(folder), to);
}
