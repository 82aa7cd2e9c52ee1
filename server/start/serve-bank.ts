import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bankFacts } from '../../config/bank.ts';
import { createApp } from '../app.ts';
import { bankJobs } from '../bank-jobs.ts';
import type { Bank } from '../bank.ts';
import { namedPlaces } from '../base/config.ts';
import { serveControlSocket } from '../db/control-socket.ts';
import { createFirstAdmin, type FirstAdmin } from '../people/users/first-admin.ts';
import { backupJobs } from '../services/backups/make-backups.job.ts';
import { startWorker } from '../services/jobs/worker.ts';
import { type Examination, noteExamination } from '../services/condition/examinations.ts';
import { outboxOf } from '../services/mail/outbox.ts';
import { findWeaknesses, loginWeakness } from '../staff/weaknesses/find-weaknesses.ts';
import { examineBank } from './examine/examine-bank.ts';
import type { Begun } from './begin-to-open.ts';
import { openBank, type OpenBank } from './open-bank.ts';
import { exitCodeOf, operatorMessage } from './operator-message.ts';
import { stopServing } from './stop-serving.ts';
import { unknownSettings } from './unknown-settings.ts';

const meaning = {
  'machine-loss': 'what is confirmed is on a second machine, too',
  'power-loss': 'what is confirmed survives power loss',
  'process-crash': 'what is confirmed survives a crash of the server, not of the machine',
} as const;

/** Without it an operator looks in vain for a link or a statement that the pages call emailed. */
const whereMailGoes = (config: Bank['config']): string =>
  config.smtpUrl === undefined
    ? `files in ${outboxOf(config)} (no SMTP_URL)`
    : `by ${new URL(config.smtpUrl).host}`;

interface Welcome {
  firstAdmin: FirstAdmin | undefined;
  /** The weaknesses that the start found, a sentence or two each. */
  warnings: readonly string[];
}

/**
 * Prints the facts that an operator needs when the bank is ready. The generated password is shown
 * here and nowhere else, unless the output is kept as a log: it opens only its own change.
 */
function printWelcome({ config, db, secrets }: Bank, { firstAdmin, warnings }: Welcome): void {
  const lines = [
    `${bankFacts.name} is open at ${config.publicUrl}`,
    '  data        ' +
      (config.databaseUrl === undefined
        ? config.dataDir
        : 'PostgreSQL ' +
          `(${new URL(config.databaseUrl).host}${new URL(config.databaseUrl).pathname})`),
    `  durability  ${db.durability}: ${meaning[db.durability]}`,
    `  key         ${config.keyFile} (${secrets.fingerprint()}) - keep a copy apart from the data`,
    `  mail        ${whereMailGoes(config)}`,
    ...(config.sandbox ? ['  sandbox     on: business time can be moved'] : []),
    ...(config.limits ? [] : ['  limits      off: for load tests only']),
  ];
  if (firstAdmin) {
    const password =
      firstAdmin.generatedPassword === undefined
        ? 'as set in BANK_ADMIN_PASSWORD'
        : `${firstAdmin.generatedPassword}   (shown this once; it must be changed at the first ` +
          'login)';
    lines.push(`  first admin ${firstAdmin.username}`, `  password    ${password}`);
  }
  lines.push(...warnings.map((warning) => `  WARNING     ${warning}`));
  console.log(lines.join('\n'));
}

/** `--pages=FOLDER` serves other pages than those that set-up built, as `npm run dev` does. */
const { values: options } = parseArgs({
  options: { pages: { type: 'string', default: join('dist', 'web') } },
});
const webFolder = resolve(import.meta.dirname, '..', '..', options.pages);

/** Logs the weaknesses that an operator should mend, and returns them for the welcome. */
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

/** Loaded only where they are asked for. */
const metricsModule = () => import('../services/metrics/metrics.ts');

async function main(begun: Promise<Begun>): Promise<void> {
  const { config, opening } = await begun;
  const bank = await openBank(config, opening);
  const firstAdmin = await createFirstAdmin(bank);
  const worker = startWorker(bank, [...bankJobs(config), ...backupJobs(config)]);
  const metrics = config.metrics && (await metricsModule()).createMetrics({ bank, worker });
  const app = await createApp({ bank, worker, webFolder, onAnswer: metrics?.countRequest });
  const controlSocket =
    bank.db.engine === 'embedded'
      ? await serveControlSocket({
          database: bank.db,
          dataDir: config.dataDir,
          examine: async () => JSON.stringify(await examineBank(bank)),
          note: (found) => noteExamination(bank.db, JSON.parse(found) as Examination),
          warn: (text) => bank.log.warn(text),
        })
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

/** Serves the bank whose database begins to open, until a signal ends this process. */
export async function serveBank(begun: Promise<Begun>): Promise<void> {
  try {
    await main(begun);
  } catch (error) {
    // A wrong setting or a taken folder is the operator's to mend: one clear line. Anything else is
    // ours, with its stack.
    const message = operatorMessage(error, namedPlaces(process.env));
    console.error(message === undefined ? error : `The bank did not start. ${message}`);
    process.exit(exitCodeOf(error));
  }
}
