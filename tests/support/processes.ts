import { readdirSync, readFileSync } from 'node:fs';

/**
 * The processes of this machine whose first environment is such, without this one: this finds a
 * whole family, even where a parent has ended.
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
    // It has ended since, or belongs to another user.
    return [];
  }
}
