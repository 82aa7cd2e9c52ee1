import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'larkmoor-tests-';

/** The room that a whole run takes at once, several times over. */
const roomNeeded = 6 * 2 ** 30;

/**
 * Where a run keeps its throw-away databases: in memory on a machine with room for it, because the
 * tests make and drop hundreds of databases, and each drop would wait for the disk. They write and
 * flush all the same. undefined: the system's own folder.
 */
export function makeScratchFolder(): string | undefined {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return undefined;
  removeAbandoned();
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder);
  // PostgreSQL runs as a user of its own and must get through to its folder.
  chmodSync(folder, 0o711);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory()) >= roomNeeded;
  } catch {
    return false;
  }
}

/** A run that was killed could not remove its folder, and memory is not cleaned like a disk. */
function removeAbandoned(): void {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    try {
      rmSync(join(memory, name), { recursive: true, force: true });
    } catch {
      // A test of that run still writes there: a later run removes it.
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
