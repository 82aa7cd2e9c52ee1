import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '../../db/backup/backup-format.ts';
import { copyPrefix } from '../../db/backup/copy-embedded.ts';
import { restoreBackup } from '../../db/backup/restore-backup.ts';
import { openDatabase } from '../../db/open-database.ts';
import { findTemplates } from '../../db/templates.ts';
import { verifyWithin } from '../../ledger/verify.ts';

/**
 * Restores a backup into a scratch folder, proves its books there and removes the folder. The next
 * start removes what a killed process leaves, like the copies that backups are made from.
 * @throws {BackupError} where the file does not become a bank whose books are right.
 */
export async function proveRestore(file: string, dataDir: string): Promise<void> {
  const scratch = await mkdtemp(join(dataDir, copyPrefix));
  try {
    const database = await openDatabase({
      dataDir: scratch,
      as: 'tool',
      migrates: false,
      fsync: false,
      templateFolder: (await findTemplates())?.empty,
    });
    try {
      await restoreBackup(database, file, {
        async beforeCommit(tx) {
          const { findings } = await verifyWithin(tx);
          if (findings.length > 0)
            throw new BackupError(
              `The books of this backup are wrong: ${findings.map(({ promise }) => promise).join('; ')}.`,
            );
        },
      });
    } finally {
      await database.close();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
