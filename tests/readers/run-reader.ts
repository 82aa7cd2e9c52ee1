import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** All that a program prints; rejects with it where the program says that something is wrong. */
export async function runReader(program: string, ...args: string[]) {
  return await execute(program, args, {
    env: { ...process.env, TZ: 'UTC', LC_ALL: 'C.UTF-8', QT_QPA_PLATFORM: 'offscreen' },
    maxBuffer: 1e8,
  });
}

/** The program's answer alone. */
export const outputOf = async (program: string, ...args: string[]): Promise<string> =>
  (await runReader(program, ...args)).stdout;

/** Cents of `-12.34`, `12.3` or `12`, as text or as a number of floating point. */
export const minorOf = (sum: string | number): bigint => BigInt(Math.round(Number(sum) * 100));
