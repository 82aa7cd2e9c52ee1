import { join } from 'node:path';
import { createApp } from '../app.ts';
import { bankJobs } from '../bank-jobs.ts';
import { namedPlaces, readConfig } from '../base/config.ts';
import { serveControlSocket } from '../db/control-socket.ts';
import { startWorker } from '../services/jobs/worker.ts';
import { createMetrics } from '../services/metrics/serve-metrics.ts';
import { openBank, type OpenBank } from './open-bank.ts';
import { operatorMessage } from './operator-message.ts';
import { printWelcome } from './print-welcome.ts';
import { stopServing } from './stop-serving.ts';
import { unknownSettings } from './unknown-settings.ts';
import { createFirstAdmin } from '../people/users/first-admin.ts';
import { findWeaknesses } from '../staff/weaknesses/find-weaknesses.ts';
import { loginWeakness } from '../staff/weaknesses/login-weakness.ts';

const webFolder = join(import.meta.dirname, '..', '..', 'dist', 'web');

/** What an operator should mend, in the log and for the welcome. */
async function warnAtStart(bank: OpenBank): Promise<string[]> {
  const weaknesses = await findWeaknesses(bank);
  const login = weaknesses.length === 0 ? await loginWeakness(bank.db) : undefined;
  for (const weakness of login ? [login] : weaknesses)
    bank.log.warn(weakness, 'this bank is not set up safely');
  const unknown = unknownSettings(process.env);
  for (const problem of unknown) bank.log.warn({ problem }, 'a setting does nothing');
  return [
    ...(login ? [login] : weaknesses).map(({ problem, mend }) => `${problem} ${mend}`),
    ...unknown,
  ];
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const bank = await openBank(config);
  const firstAdmin = await createFirstAdmin(bank);
  const worker = startWorker(bank, bankJobs(config));
  const metrics = config.metrics && createMetrics({ bank, worker });
  const app = await createApp({ bank, worker, webFolder, onAnswer: metrics?.countRequest });
  const controlSocket =
    bank.db.engine === 'embedded'
      ? await serveControlSocket(bank.db, config.dataDir, (text) => bank.log.warn(text))
      : undefined;
  const metricsPort = config.metrics && (await metrics?.listen(config.metrics));
  await app.listen({ port: config.port, host: config.host });
  printWelcome(bank, { firstAdmin, warnings: await warnAtStart(bank) });

  let stopping = false;
  const stop = async (signal: string, drainMs: number) => {
    if (stopping) return;
    stopping = true;
    bank.log.info({ signal, drainMs }, 'stopping: what was taken is finished first');
    process.exit(
      (await stopServing({ bank, app, worker, beside: [metricsPort, controlSocket] }, drainMs))
        ? 0
        : 1,
    );
  };
  process.on('SIGHUP', () => {
    try {
      bank.secrets.reload();
      bank.log.info({ key: bank.secrets.fingerprint() }, 'the key file was read again');
    } catch (error) {
      bank.log.error(
        { error: String(error) },
        'the key file was not read again, the bank goes on with the keys it has',
      );
    }
  });
  // An operator who presses Ctrl+C waits for no proxy.
  process.on('SIGINT', (signal) => void stop(signal, 0));
  process.on('SIGTERM', (signal) => void stop(signal, config.drainMs));
}

// A wrong setting or a taken folder is the operator's to mend: one clear line. Anything else is
// ours, with its stack.
main().catch((error: unknown) => {
  const message = operatorMessage(error, namedPlaces(process.env));
  console.error(message === undefined ? error : `The bank did not start. ${message}`);
  process.exit(1);
});
