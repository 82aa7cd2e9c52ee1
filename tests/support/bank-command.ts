import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const bankFile = join(import.meta.dirname, '..', '..', 'scripts', 'bank.ts');

/** `npm run bank -- …`, answering what it printed; rejects with its error output when it fails. */
export async function bankCommand(args: string[], env: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [bankFile, ...args], {
    env: { PATH: process.env['PATH'], ...env },
  });
  return stdout;
}
