import { installPackagesOf } from './outside-packages.ts';
import { noTally, type Tally } from './tally.ts';
import { runVitestStage } from './vitest-stage.ts';

/** Programs of others read the files of random histories, and show the same as we do. */
export async function runReadersStage(): Promise<Tally> {
  if (installPackagesOf('readers'))
    return await runVitestStage(['tests/readers/'], { BANK_TEST_READERS: '1' });
  console.error('The readers from npm could not be installed.');
  return { ...noTally, failed: 1 };
}

/** Actual’s own server reads the feed of a customer again and again. */
export async function runSyncStage(): Promise<Tally> {
  if (installPackagesOf('sync'))
    return await runVitestStage(['tests/sync/'], { BANK_TEST_SYNC: '1' });
  console.error('Actual could not be installed from npm.');
  return { ...noTally, failed: 1 };
}
