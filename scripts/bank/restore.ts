import { readConfig, type Config } from '../../server/base/config.ts';
import { BackupError } from '../../server/db/backup/backup-format.ts';
import { restoreBackup } from '../../server/db/backup/restore-backup.ts';
import type { Tx } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { readWithdrawnBranch } from '../../server/db/restored-to-a-moment.ts';
import { findTemplates } from '../../server/db/templates.ts';
import { verifyWithin } from '../../server/ledger/verify.ts';
import { withdrawAccess, type WithdrawnAccess } from '../../server/people/users/withdraw-access.ts';
import { howToComeIn } from './restored/how-to-come-in.ts';
import { onlyFile } from './usage-error.ts';

/**
 * Where the bank will be, without the password of the way there: an operator whose environment was
 * lost reads it before anything is written.
 */
function targetOf({ dataDir, databaseUrl }: Config): string {
  if (databaseUrl === undefined)
    return (
      'the data folder ' +
      `${dataDir}${process.env['BANK_DATA_DIR'] ? '' : ', since neither BANK_DATA_DIR nor DATABASE_URL is set'}`
    );
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}

/** Fills the empty bank that the environment names from a backup of either engine. */
export async function run(args: string[]): Promise<void> {
  const file = onlyFile('restore', args);
  const config = readConfig(process.env);
  const { dataDir, databaseUrl, databaseOwnerUrl } = config;
  console.log(`Restoring into ${targetOf(config)}.`);
  const templateFolder = (await findTemplates())?.empty;
  const database = await openDatabase({
    dataDir,
    databaseUrl,
    databaseOwnerUrl,
    as: 'tool',
    migrates: false,
    templateFolder,
    warn: console.warn,
  });
  try {
    let access: WithdrawnAccess | undefined;
    const { createdAt } = await restoreBackup(database, file, {
      async beforeCommit(tx, header) {
        await proveBooks(tx);
        const branch = databaseUrl === undefined ? undefined : await readWithdrawnBranch(tx);
        access = await withdrawAccess(tx, header.createdAt, branch);
      },
    });
    console.log(`Restored the bank as of ${createdAt}; its books are proven.`);
    if (access) console.log(howToComeIn(access));
  } finally {
    await database.close();
  }
}

async function proveBooks(tx: Tx): Promise<void> {
  const { findings } = await verifyWithin(tx);
  if (findings.length > 0)
    throw new BackupError(
      'The books of this backup are wrong, so nothing was restored: ' +
        `${findings.map(({ promise }) => promise).join('; ')}.`,
    );
}
