import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the machines of a run keep everything; PostgreSQL, a user of its own, gets through. */
export function makeClusterFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  chmodSync(folder, 0o711);
  const end = () => {
    endProcessesOf(folder);
    process.exit(1);
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  return folder;
}

/**
 * Ends everything that was started on files below a folder, and removes it: a killed test could not
 * do it, and these processes are orphans by then.
 */
export function endProcessesOf(folder: string): void {
  for (const pid of processesOf(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

function processesOf(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) =>
      ['cmdline', 'environ'].some((of) => {
        try {
          return readFileSync(`/proc/${pid}/${of}`, 'utf8').includes(folder);
        } catch {
          return false;
        }
      }),
    )
    .map(Number);
}
