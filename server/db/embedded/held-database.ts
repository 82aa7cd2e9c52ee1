import { fstatSync, statSync, type BigIntStats } from 'node:fs';
import { join } from 'node:path';

/** A file or folder itself, whatever its name is by now. */
export type Held = Pick<BigIntStats, 'dev' | 'ino'>;

/** The file that a process has open, wherever it lies. */
export const heldBy = (fileDescriptor: number): Held => fstatSync(fileDescriptor, { bigint: true });

/** Says whether the path leads to it now: not where it was deleted, renamed or unmounted. */
export function isAt(path: string, held: Held): boolean {
  const found = lookAt(path);
  return found !== undefined && found.ino === held.ino && found.dev === held.dev;
}

/**
 * Remembers the database that lies in a folder now.
 * @returns whether the path still leads to it. An open file outlives its name, so that a database
 * writes, flushes and confirms what no later start will find.
 */
export function holdDatabase(folder: string): () => boolean {
  // Written in its place as long as the database lives, and the first thing that a start reads.
  const file = join(folder, 'global', 'pg_control');
  const held = lookAt(file);
  return () => held !== undefined && isAt(file, held);
}

function lookAt(path: string): Held | undefined {
  try {
    return statSync(path, { bigint: true });
  } catch {
    // A disk that was taken away answers with an error of its own: it cannot be read either.
    return undefined;
  }
}
