import { mkdtempSync } from 'node:fs';
import { endProcessesOf } from './cluster-folder.ts';
import type { Tally } from './tally.ts';
import { runVitestStage } from './vitest-stage.ts';

/**
 * Tests on bare machines below a folder, up to the first that fails. Whatever happens, no process in
 * it goes on.
 */
async function runInFolder(name: 'image' | 'manual', setting: string): Promise<Tally> {
  // Not in memory: two images with their packages are some gigabytes, and there the system ignores
  // that a program may change its user.
  const folder = mkdtempSync(`/var/tmp/${name}-`);
  const end = () => {
    endProcessesOf(folder);
    process.exit(1);
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  return await runVitestStage([`tests/${name}/`, '--bail=1'], { [setting]: folder }).finally(() =>
    endProcessesOf(folder),
  );
}

/**
 * Builds the image twice from the shipped Dockerfile, on a bare Debian in the place of the published
 * base, compares both, and starts the bank out of one.
 */
export const runImageStage = (): Promise<Tally> => runInFolder('image', 'BANK_TEST_IMAGE');

/**
 * Runs each block of `docs/manual.md` on two machines with a bare Debian, in its order, and stops
 * at the first that fails; then pays at the bank they made.
 */
export const runManualStage = (): Promise<Tally> => runInFolder('manual', 'BANK_TEST_MANUAL');
