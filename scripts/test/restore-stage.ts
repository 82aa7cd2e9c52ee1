import { runVitestStage } from './vitest-stage.ts';
import type { Tally } from './tally.ts';

/**
 * PostgreSQL with pgBackRest and a receiver of its log, each a machine of its own: it is destroyed
 * under load and brought back to a moment, and to its last confirmed payment.
 */
export async function runRestoreStage(): Promise<Tally> {
  return await runVitestStage(['tests/restore/'], { BANK_TEST_RESTORE: '1' });
}
