import { mkdtempSync } from 'node:fs';
import { endProcessesOf } from './cluster-folder.ts';
import type { Tally } from './tally.ts';
import { runVitestStage } from './vitest-stage.ts';

/**
 * Builds the image twice from the shipped Dockerfile, on a bare Debian in the place of the published
 * base, compares both, and starts the bank out of one.
 */
export async function runImageStage(): Promise<Tally> {
  // Not in memory: two images with their packages are some gigabytes.
  const folder = mkdtempSync('/var/tmp/image-');
  const end = () => {
    endProcessesOf(folder);
    process.exit(1);
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  return await runVitestStage(['tests/image/', '--bail=1'], { BANK_TEST_IMAGE: folder }).finally(
    () => endProcessesOf(folder),
  );
}
