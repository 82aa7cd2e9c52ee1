import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../../server/context.ts';
import { makeReturns, noteGiven } from '../../../server/money/ach/make-returns.ts';
import { type FileToWrite, findFilesToWrite } from '../../../server/money/ach/returns-store.ts';
import { UsageError } from '../usage-error.ts';

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

async function readThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Writes a file whole or not at all: another program that looks into the folder never sees a part.
 * Its name begins with a dot until it is on the disk.
 */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}.${process.pid}`);
  try {
    const handle = await open(unfinished, 'wx');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, join(folder, name));
  } finally {
    await rm(unfinished, { force: true });
  }
  await flush(folder);
}

/** Writes one file for the operator, unless it is there. @returns false for another of its name. */
async function writeOne(ctx: Context, folder: string, file: FileToWrite): Promise<boolean> {
  const { id, name, content, sha256 } = file;
  const path = join(folder, name);
  const there = await readThere(path);
  if (there !== undefined && !there.equals(content)) {
    console.log(`${path}: not written, since another file of this name is there.`);
    return false;
  }
  if (there === undefined) await writeWhole(folder, name, content);
  await noteGiven(ctx, id, name);
  const what = there === undefined ? 'written' : 'there already';
  console.log(`${path}: ${what}. SHA-256 ${sha256.toString('hex')}`);
  return true;
}

/**
 * Makes the files in which entries go back and writes those that no operator has yet; with a name
 * the file of that name alone, again as it was.
 * @throws {UsageError} where there is no such file, or the folder cannot be written into.
 */
export async function writeOut(ctx: Context, folder: string, name?: string): Promise<void> {
  await flush(folder).catch(() => {
    throw new UsageError(`${folder} is no folder that can be read. Nothing was made or written.`);
  });
  if (name === undefined) {
    const { isBusy, full } = await makeReturns(ctx);
    if (isBusy) {
      process.exitCode = 1;
      console.log('Another process makes files at this moment. Please try again.');
    }
    for (const origin of full)
      console.log(`No more files for ${origin} can be made today: the rest leaves tomorrow.`);
  }
  const files = await findFilesToWrite(ctx.bank.db, name);
  if (files.length === 0 && name !== undefined)
    throw new UsageError(`The bank has made no file ${name}. Nothing was written.`);
  if (files.length === 0) console.log('No entry has to go back, and no file waits to be written.');
  for (const file of files) if (!(await writeOne(ctx, folder, file))) process.exitCode = 1;
}
