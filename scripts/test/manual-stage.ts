import { mkdtempSync } from 'node:fs';
import { endProcessesOf } from './cluster-folder.ts';
import type { Tally } from './tally.ts';
import { runVitestStage } from './vitest-stage.ts';

/**
 * Runs each block of `docs/manual.md` on two machines with a bare Debian, in its order, and stops
 * at the first that fails; then pays at the bank they made.
 */
export async function runManualStage(): Promise<Tally> {
  // Not in memory, where the system ignores that a program may change its user.
  const folder = mkdtempSync('/var/tmp/manual-');
  const end = () => {
    endProcessesOf(folder);
    process.exit(1);
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  return await runVitestStage(['tests/manual/', '--bail=1'], { BANK_TEST_MANUAL: folder }).finally(
    () => endProcessesOf(folder),
  );
}
