import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

// Tests change nothing that is built.
const isInput = (name) => !/\.test\.tsx?$/.test(name);

/**
 * Every file under these inputs, with size and time, in one order on every machine. An input that
 * does not exist is an empty one.
 */
export function listFiles(root, inputs) {
  const files = [];
  for (const input of [...inputs].sort()) collect(root, input, files);
  return files;
}

function collect(root, relative, files) {
  const found = statSync(path.join(root, relative), { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) {
    if (isInput(relative)) files.push({ relative, size: found.size, mtimeMs: found.mtimeMs });
    return;
  }
  for (const name of readdirSync(path.join(root, relative)).sort())
    collect(root, `${relative}/${name}`, files);
}

/** Cheap to take: names, sizes and times. Equal means unchanged. */
export function listingHash(files) {
  const hash = createHash('sha256');
  for (const { relative, size, mtimeMs } of files)
    hash.update(`${relative}\0${size}\0${mtimeMs}\n`);
  return hash.digest('hex');
}

/** Reads every file. Equal means unchanged, whatever the times say. */
export function contentHash(root, files) {
  const hash = createHash('sha256');
  for (const { relative } of files) {
    hash.update(`${relative}\0`);
    hash.update(
      createHash('sha256')
        .update(readFileSync(path.join(root, relative)))
        .digest(),
    );
  }
  return hash.digest('hex');
}
