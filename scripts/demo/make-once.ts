import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cast, demoPassword } from '../../fixtures/cast.ts';
import { demoConfig, demoStaff, makeHistory } from './make-history.ts';

/**
 * Makes the demonstration in a folder unless it is there. An unfinished one is removed when the
 * process ends; a folder with anything else in it ends the process with a word about it.
 */
export async function makeDemoOnce(folder: string): Promise<void> {
  const config = demoConfig(folder);
  const finished = join(config.dataDir, 'demo-history');
  if (existsSync(finished)) return;
  if (existsSync(config.dataDir) && readdirSync(config.dataDir).length > 0) {
    console.error(
      `${config.dataDir} exists and is not a finished demonstration. Remove it, or name another ` +
        'folder with BANK_DATA_DIR.',
    );
    process.exit(1);
  }
  // Half a history is no history, and the folder is ours: before, it had nothing in it.
  const removeHalf = () => {
    rmSync(config.dataDir, { recursive: true, force: true, maxRetries: 5 });
    rmSync(config.keyFile, { force: true });
  };
  const end = () => process.exit(1);
  process.on('exit', removeHalf).on('SIGTERM', end).on('SIGINT', end);
  try {
    await makeHistory(config, (day) =>
      process.stdout.write(process.stdout.isTTY ? `\rMaking ninety days of history … ${day}` : ''),
    );
    writeFileSync(finished, 'The history of the demonstration is complete.\n');
    console.log('\nNinety days of history are made.');
  } finally {
    process.off('SIGTERM', end).off('SIGINT', end);
  }
  process.off('exit', removeHalf);
}

/** @returns a line for each person who can sign in to the demonstration. */
export function signInLines(): string[] {
  const customers = cast.map(
    ({ username, pin, suspendedInTheEnd }) =>
      `  ${username} / ` +
      `${demoPassword}${pin ? ` (PIN ${pin})` : ''}${suspendedInTheEnd ? ' (suspended)' : ''}`,
  );
  return ['Sign in as', `  ${demoStaff.username} / ${demoStaff.password} (staff)`, ...customers];
}
