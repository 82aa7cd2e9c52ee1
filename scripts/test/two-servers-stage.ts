import { runBrowserStage } from './browser-stage.ts';
import { sum, type Tally } from './tally.ts';
import { runVitestStage } from './vitest-stage.ts';

const twoServers = { BANK_TEST_SERVERS: '2' };

/**
 * The contract's tests with every other call to another server of the same bank, and the browser's
 * through HAProxy before two processes.
 */
export async function runTwoServersStage(): Promise<Tally> {
  const contract = await runVitestStage(['tests/contract/'], twoServers);
  return sum(contract, await runBrowserStage(twoServers));
}
