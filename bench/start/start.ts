import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cpuTimeOf } from '../support/cpu-time.ts';
import { wholeTree } from '../support/memory-of-tree.ts';
import { printTable } from '../support/print-table.ts';
import { startServer } from '../support/start-server.ts';
import { median } from '../support/statistics.ts';

const root = join(import.meta.dirname, '..', '..');

/** The folders that a clone has not. */
const made = new Set(['.git', '.setup', 'dist', 'node_modules', 'test-results', 'shots']);

interface Start {
  seconds: number;
  cpuSeconds: number;
}

/** Copies the code as a clone brings it, with its packages there. */
function clone(code: string, to: string): void {
  for (const name of readdirSync(code).filter((each) => !made.has(each)))
    cpSync(join(code, name), join(to, name), { recursive: true });
  symlinkSync(join(code, 'node_modules'), join(to, 'node_modules'));
}

async function measureStart(code: string, dataDir: string): Promise<Start> {
  const begun = performance.now();
  const server = await startServer(['npm', 'start'], {
    code,
    folder: code,
    settings: { BANK_DATA_DIR: dataDir },
  });
  await (await fetch(server.origin)).text();
  const seconds = (performance.now() - begun) / 1_000;
  const cpuSeconds = cpuTimeOf(wholeTree(server.pid)) / 1_000;
  await server.stop();
  return { seconds, cpuSeconds };
}

/**
 * Measures `npm start` until the first page was read, in a fresh clone whose packages are there and
 * again in the same. `--against=FOLDER` measures the code of another folder in turn, such as a
 * worktree of the release before.
 */
export async function run(options: string[]): Promise<void> {
  const smoke = options.includes('--smoke');
  const against = options.find((option) => option.startsWith('--against='))?.slice(10);
  const codes = [...(against === undefined ? [] : [resolve(against)]), root];
  const rounds = smoke ? 1 : 3;
  const starts = new Map(
    codes.map((code) => [code, { first: [] as Start[], again: [] as Start[] }]),
  );
  for (let round = 1; round <= rounds; round += 1)
    for (const [code, { first, again }] of starts) {
      const folder = mkdtempSync(join(tmpdir(), 'larkmoor-bench-start-'));
      try {
        const dataDir = join(folder, 'data');
        const copy = join(folder, 'bank');
        clone(code, copy);
        first.push(await measureStart(copy, dataDir));
        for (let time = 1; time <= (smoke ? 1 : 3); time += 1)
          again.push(await measureStart(copy, dataDir));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
  const rowOf = (what: string, code: string, list: readonly Start[], goal: string): string[] => [
    `${what}, ${code === root ? 'this code' : code}`,
    median(list.map(({ seconds }) => seconds)).toFixed(1),
    goal,
    median(list.map(({ cpuSeconds }) => cpuSeconds)).toFixed(1),
  ];
  printTable(
    ['npm start until the first page', 's', 'goal', 'processor s'],
    [...starts].flatMap(([code, { first, again }]) => [
      rowOf('a fresh clone', code, first, '≤ 15'),
      rowOf('again', code, again, '≤ 1.2'),
    ]),
  );
  console.log(`\nThe machine's load was ${loadavg()[0]?.toFixed(1)}.`);
}
