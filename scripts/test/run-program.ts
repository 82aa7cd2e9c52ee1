import { spawn } from 'node:child_process';

interface Options {
  env?: Record<string, string>;
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
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    // A caller that ends the run by its number ends the program that it started, too.
    const end = () => {
      child.once('close', () => process.exit(1));
      child.kill();
    };
    process.once('SIGTERM', end);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGTERM', end);
      resolve(code ?? 1);
    });
  });
}
