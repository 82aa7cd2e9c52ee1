import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { networkCalls } from '../../fixtures/bank-client.ts';
import { demoPassword } from '../../fixtures/cast.ts';
import { registerCustomer } from '../../fixtures/people.ts';
import { demoConfig, demoEnvironment, makeHistory } from '../demo/make-history.ts';

const port = 4173;

/** The demonstration bank as a server of its own, with one customer who has just registered. */
export async function startDemoServer(): Promise<{ origin: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-shots-'));
  const dataDir = join(folder, 'demo');
  await makeHistory(demoConfig(dataDir), () => undefined);
  const env = { ...demoEnvironment(dataDir), PORT: String(port), LOG_LEVEL: 'warn', BANK_RATE_LIMIT: 'off', BANK_SANDBOX: '0' };
  const server = spawn(process.execPath, [join(import.meta.dirname, '..', '..', 'server', 'main.ts')], {
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  const origin = `http://localhost:${port}`;
  await registerCustomer(networkCalls(origin), 'new.customer', demoPassword);
  return {
    origin,
    async close() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
