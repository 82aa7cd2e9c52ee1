import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DataFolderError } from '../errors.ts';
import { EngineHost } from './engine-host.ts';

const flushesAtOnce = 16;

/** The major version of PostgreSQL that the engine is: no other one's folder can be opened by it. */
const engineMajor = '18';

/**
 * @throws {DataFolderError} for a folder of another major version. The engine itself would only say
 * that it failed to start.
 */
async function refuseOtherMajor(folder: string): Promise<void> {
  const made = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (made === engineMajor) return;
  throw new DataFolderError(
    `The database in ${folder} was made by PostgreSQL ${made}, and this version of the bank has ` +
      `PostgreSQL ${engineMajor}. Nothing was changed. Back the bank up with the version that made ` +
      'it (npm run bank -- backup FILE), and restore that file into an empty bank of this version.',
  );
}

/**
 * Refuses a folder of another major version, and makes the database's folder where there is none: as a copy of the template, else from nothing,
 * which takes seconds. It gets its name when it is whole and on the disk, so that a first start
 * that was killed, or lost its power, leaves no half database behind.
 */
export async function prepareFolder(
  folder: string,
  findTemplate: () => Promise<string | undefined>,
  fsync: boolean,
): Promise<void> {
  if (existsSync(folder)) return await refuseOtherMajor(folder);
  const templateFolder = await findTemplate();
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  if (
    templateFolder === undefined ||
    !existsSync(templateFolder) ||
    !(await copied(templateFolder, unfinished))
  )
    await makeDatabase(unfinished);
  if (fsync) await flushTree(unfinished);
  await rename(unfinished, folder);
  if (fsync) await flush(dirname(folder));
}

/**
 * Says whether the template could be copied: an administrator may have built it unreadable for
 * others, and a bank can do without it.
 */
async function copied(template: string, folder: string): Promise<boolean> {
  try {
    await copyTree(template, folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    await rm(folder, { recursive: true, force: true });
    return false;
  }
}

/** With rights of its own: the template may be read-only, and the database writes. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target);
    else {
      await copyFile(source, target);
      await chmod(target, 0o600);
    }
  }
}

async function makeDatabase(folder: string): Promise<void> {
  const engine = new EngineHost({ folder, fsync: false });
  await engine.connect({ onBytes: () => undefined, onLost: () => undefined });
  await engine.stop();
}

async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))];
  for (let next = 0; next < paths.length; next += flushesAtOnce) {
    await Promise.all(paths.slice(next, next + flushesAtOnce).map(flush));
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
