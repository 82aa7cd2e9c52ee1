import { readdirSync, readFileSync } from 'node:fs';

/**
 * The processes of this machine whose first environment is such, without this one: a family is
 * found by it, whoever has become its parent.
 */
export function processesThat(has: (environment: string[]) => boolean): number[] {
  const pids = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && Number(name) !== process.pid,
  );
  return pids.filter((pid) => has(readEnvironment(pid))).map(Number);
}

function readEnvironment(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    // It ended by itself meanwhile, or is somebody else's.
    return [];
  }
}
