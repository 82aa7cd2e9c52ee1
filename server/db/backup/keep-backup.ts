import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import type { BackupHeader } from './backup-format.ts';
import { verifyBackup } from './read-backup.ts';

interface Keeping {
  /** Opens a file for each of its tries: the last one counts. */
  write: (openSink: () => Writable) => Promise<void>;
  /** Looks at the finished file before it gets its name; throws to refuse it. */
  prove?: (file: string) => Promise<void>;
}

/**
 * Writes a backup, reads it back and gives it its name only then: a file of that name is whole,
 * and on the disk.
 */
export async function keepBackup(file: string, { write, prove }: Keeping): Promise<BackupHeader> {
  const unfinished = `${file}.unfinished`;
  try {
    // Everybody's balances are in it: for the operator's eyes only.
    await write(() => createWriteStream(unfinished, { mode: 0o600 }));
    const header = await verifyBackup(unfinished);
    await prove?.(unfinished);
    await flush(unfinished);
    await rename(unfinished, file);
    await flush(dirname(file));
    return header;
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
