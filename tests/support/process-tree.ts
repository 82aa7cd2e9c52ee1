import { readdirSync, readFileSync } from 'node:fs';

/** A process and its children. Each backend leads a process group of its own, so by parent. */
export function processTree(root: number | undefined): number[] {
  if (root === undefined) return [];
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: readParent(name) }));
  return [root, ...parents.filter(({ parent }) => parent === root).map(({ pid }) => pid)];
}

function readParent(pid: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return undefined;
  }
}

export function tryKill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}
