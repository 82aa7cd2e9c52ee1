import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

interface Options {
  env?: Record<string, string>;
}

const lane = new AsyncLocalStorage<string>();

/** Runs `work` while others run: each line that its programs print begins with `name`. */
export function inLane<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return lane.run(name, work);
}

/**
 * Runs a program of node_modules/.bin or of the system with its output shown, and returns its exit
 * code; 1 when a signal ended it.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { env = {} }: Options = {},
): Promise<number> {
  const name = lane.getStore();
  const output = name === undefined ? 'inherit' : 'pipe';
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      if (stream !== null) showLines(stream, `${name} │ `);
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function showLines(stream: Readable, before: string): void {
  createInterface({ input: stream }).on('line', (line) => console.log(before + line));
}
