import { readdirSync, readFileSync } from 'node:fs';

const msPerTick = 10;

/** CPU time of a process and all its children so far, running or ended, in milliseconds. */
export function cpuTimeOfTree(root: number): number {
  const living = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)));
  const own = living.find(({ pid }) => pid === root);
  const children = living.filter(({ parent }) => parent === root);
  return (
    [...children, ...(own ? [own] : [])].reduce(
      (sum, { ticks }) => sum + ticks,
      own?.endedChildrenTicks ?? 0,
    ) * msPerTick
  );
}

/** CPU time of processes so far, with that of their children that have ended, in milliseconds. */
export const cpuTimeOf = (pids: readonly number[]): number =>
  pids
    .flatMap(readStat)
    .reduce((sum, { ticks, endedChildrenTicks }) => sum + ticks + endedChildrenTicks, 0) *
  msPerTick;

/** CPU time of this process so far, all its threads, in milliseconds. */
export function ownCpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

interface Stat {
  pid: number;
  parent: number;
  ticks: number;
  endedChildrenTicks: number;
}

// Fields of /proc/PID/stat after the name in brackets: proc(5).
function readStat(pid: number): Stat[] {
  try {
    const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '')
      .split(' ')
      .map(Number);
    const at = (index: number): number => fields[index] ?? 0;
    return [{ pid, parent: at(1), ticks: at(11) + at(12), endedChildrenTicks: at(13) + at(14) }];
  } catch {
    return [];
  }
}
