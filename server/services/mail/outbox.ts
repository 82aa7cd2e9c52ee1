import { chmod, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isId } from '../../../contract/values/fields.ts';
import type { Config } from '../../base/config.ts';

const ending = '.eml';

/** The folder of this bank's data for mail that no mail server takes. */
export const outboxOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox');

/** Writes each mail as one .eml file: whole or not at all, and once however often it is sent. */
export async function writeToOutbox(outbox: string, id: string, message: Buffer): Promise<void> {
  // Links that open accounts lie in it: for the bank's own user alone, also where an earlier
  // version made the folder.
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  await chmod(outbox, 0o700);
  const unfinished = join(outbox, `.${id}`);
  await writeFile(unfinished, message, { mode: 0o600 });
  await rename(unfinished, join(outbox, `${id}${ending}`));
}

function noneThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}

/**
 * @returns the IDs of the mails in it, newest first: an ID begins with when the mail was queued.
 */
export async function listOutbox(outbox: string): Promise<string[]> {
  // The first mail makes the folder.
  const names = (await readdir(outbox).catch(noneThere)) ?? [];
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .filter(isId)
    .toSorted()
    .toReversed();
}

/** @returns a mail as it was written; undefined where no mail has this ID. */
export async function readFromOutbox(outbox: string, id: string): Promise<Buffer | undefined> {
  // A name without the shape of an ID could be a path to a file elsewhere.
  if (!isId(id)) return undefined;
  return await readFile(join(outbox, `${id}${ending}`)).catch(noneThere);
}
