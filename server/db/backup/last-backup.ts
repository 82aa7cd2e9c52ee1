import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const lastBackup = z.object({
  /** The last that was read back and whole; none before the first. */
  made: z.optional(z.object({ file: z.string(), createdAt: z.string() })),
  /** The reason why the last try on the schedule made none; absent once one succeeds. */
  failure: z.optional(z.string()),
});

export type LastBackup = z.infer<typeof lastBackup>;

const noteIn = (folder: string) => join(folder, 'last-backup.json');

/** Notes how the last backup went, for health, metrics and the doctor. */
export async function noteBackup(folder: string, backup: LastBackup): Promise<void> {
  // A bank on PostgreSQL may have its data folder on another machine than this tool.
  if (!existsSync(folder)) return;
  // A note that cannot be written makes no backup bad.
  await writeFile(noteIn(folder), JSON.stringify(backup), { mode: 0o600 }).catch((error: unknown) =>
    console.warn(`The backup could not be noted: ${String(error)}`),
  );
}

/** Reads the outcome of the last backup; nothing where none is known, or the note is not whole. */
export async function readLastBackup(folder: string): Promise<LastBackup> {
  try {
    return lastBackup.parse(JSON.parse(await readFile(noteIn(folder), 'utf8')));
  } catch {
    return {};
  }
}
