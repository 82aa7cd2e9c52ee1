import { installReaderPackages } from './reader-packages.ts';
import { noTally, type Tally } from './tally.ts';
import { runVitestStage } from './vitest-stage.ts';

/** Programs of others read the files of random histories, and show the same as we do. */
export async function runReadersStage(): Promise<Tally> {
  if (installReaderPackages())
    return await runVitestStage(['tests/readers/'], { BANK_TEST_READERS: '1' });
  console.error('The readers from npm could not be installed.');
  return { ...noTally, failed: 1 };
}
