import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readConfig } from '../../server/base/config.ts';
import { verifyBackup } from '../../server/db/backup/read-backup.ts';
import { writeBackup } from '../../server/db/backup/write-backup.ts';
import { requestBackup } from '../../server/db/control-socket.ts';
import { noteBackup } from './last-backup.ts';
import { openBankDatabase } from './open-bank-database.ts';
import { onlyFile, UsageError } from './usage-error.ts';

/** Writes the whole bank to a new file, whether a server runs or not. */
export async function run(args: string[]): Promise<void> {
  const file = onlyFile('backup', args);
  if (existsSync(file))
    throw new UsageError(
      `${file} exists already. Choose another name, so that no older backup is lost.`,
    );
  const unfinished = `${file}.unfinished`;
  try {
    // Everybody's balances are in it: for the operator's eyes only.
    await writeTo(createWriteStream(unfinished, { mode: 0o600 }));
    const { createdAt, tables } = await verifyBackup(unfinished);
    await flush(unfinished);
    await rename(unfinished, file);
    await flush(dirname(file));
    const { size } = await stat(file);
    await noteBackup(readConfig(process.env).dataDir, { file: resolve(file), createdAt });
    console.log(
      `${file}: ${tables.length} tables as of ${createdAt}, ${Math.ceil(size / 1024)} KB, read ` +
        "back and whole. Keep the bank's key file (BANK_KEY_FILE) apart from it, and keep both.",
    );
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function writeTo(sink: Writable): Promise<void> {
  const { dataDir, databaseUrl } = readConfig(process.env);
  const fromServer = databaseUrl === undefined ? await requestBackup(dataDir) : undefined;
  if (fromServer) {
    await pipeline(fromServer, sink);
    return;
  }
  const database = await openBankDatabase();
  await writeBackup(database, sink).finally(() => database.close());
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
