import { readdirSync, readFileSync } from 'node:fs';

/** The part of a machine's memory that processes hold, in megabytes. */
export interface Memory {
  /** Their own, where two share a page each half of it (PSS). */
  own: number;
  /**
   * Programs and libraries as far as they are in memory, each counted once: what a machine needs on
   * which nothing else runs them.
   */
  files: number;
}

/** Adds both parts. */
export const wholeOf = ({ own, files }: Memory): number => own + files;

/**
 * Reads the memory of processes, of which some may run the same program. One that has just ended
 * has none.
 */
export function memoryOf(pids: readonly number[]): Memory {
  const maps = pids.flatMap(readMaps);
  const files = new Map<string, number>();
  for (const { file, fileKb } of maps)
    if (file !== undefined) files.set(file, Math.max(files.get(file) ?? 0, fileKb));
  const sum = (parts: Iterable<number>) => [...parts].reduce((all, part) => all + part, 0) / 1_024;
  return { own: sum(maps.map(({ ownKb }) => ownKb)), files: sum(files.values()) };
}

/** A process and all that came of it. */
export function wholeTree(root: number): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name) }));
  const found = [root];
  // It grows while it is walked.
  for (const each of found)
    found.push(...all.filter(({ parent }) => parent === each).map(({ pid }) => pid));
  return found;
}

/** The command line of a process, with a space between its words. */
export const commandOf = (pid: number): string =>
  readOrNothing(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();

function parentOf(pid: string): number | undefined {
  return Number(readOrNothing(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1]);
}

interface Maps {
  file: string | undefined;
  fileKb: number;
  ownKb: number;
}

/** All maps of one file as one. */
function readMaps(pid: number): Maps[] {
  const byName = new Map<string, Maps>();
  let map: Maps | undefined;
  for (const line of readOrNothing(`/proc/${pid}/smaps`).split('\n')) {
    // Of a process: "7f00-7f10 r-xp 00000000 fd:01 1234   /usr/lib/libc.so.6", then its figures.
    const head = /^[0-9a-f]+-[0-9a-f]+ \S+ \S+ (\S+ \d+)(?= |$)/.exec(line);
    if (head) {
      // The device and number of the file: one that has two names is one.
      const file = head[1] === '00:00 0' ? undefined : head[1];
      map = byName.get(file ?? '') ?? { file, fileKb: 0, ownKb: 0 };
      byName.set(file ?? '', map);
      continue;
    }
    const [, name, value] = /^(Rss|Anonymous|Pss): +(\d+) kB$/.exec(line) ?? [];
    if (map === undefined || name === undefined) continue;
    const kb = Number(value);
    if (map.file !== undefined) map.fileKb += name === 'Rss' ? kb : name === 'Anonymous' ? -kb : 0;
    // A page of a file that was written to is the process's own.
    const isOwn = map.file === undefined ? name === 'Pss' : name === 'Anonymous';
    if (isOwn) map.ownKb += kb;
  }
  return [...byName.values()];
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
