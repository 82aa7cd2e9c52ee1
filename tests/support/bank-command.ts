import { execFile, type PromiseWithChild } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const bankFile = join(import.meta.dirname, '..', '..', 'scripts', 'bank.ts');

/** `npm run bank -- …`, answering what it printed; rejects with its error output when it fails. */
export async function bankCommand(args: string[], env: Record<string, string>): Promise<string> {
  const { stdout } = await startBankCommand(args, env);
  return stdout;
}

/** The same, with the process, for one that is to be watched while it runs. */
export function startBankCommand(
  args: string[],
  env: Record<string, string>,
): PromiseWithChild<{ stdout: string; stderr: string }> {
  return promisify(execFile)(process.execPath, [bankFile, ...args], {
    env: { PATH: process.env['PATH'], ...env },
  });
}
