import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const lastBackup = z.object({ file: z.string(), createdAt: z.string() });

type LastBackup = z.infer<typeof lastBackup>;

const noteIn = (dataDir: string) => join(dataDir, 'last-backup.json');

/** Notes in the data folder which backup was made last, so that the doctor knows its age. */
export async function noteBackup(dataDir: string, backup: LastBackup): Promise<void> {
  // A bank on PostgreSQL may have its data folder on another machine than this tool.
  if (!existsSync(dataDir)) return;
  // A note that cannot be written makes no backup bad.
  await writeFile(noteIn(dataDir), JSON.stringify(backup), { mode: 0o600 }).catch(
    (error: unknown) => console.warn(`The backup could not be noted: ${String(error)}`),
  );
}

/** The backup that was made last; undefined where none is known. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | undefined> {
  const text = await readFile(noteIn(dataDir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : lastBackup.parse(JSON.parse(text));
}
