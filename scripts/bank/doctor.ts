import { readConfig, type Config } from '../../server/base/config.ts';
import { fault, ok, warning, type Examined } from '../../server/start/examine/examined.ts';
import { operatorMessage } from '../../server/start/operator-message.ts';
import { unknownSettings } from '../../server/start/unknown-settings.ts';
import { examineBackups } from './doctor/examine-backups.ts';
import { examineCertificate } from './doctor/examine-certificate.ts';
import { examineDatabaseCertificates } from './doctor/examine-database-certificate.ts';
import { examineMail } from './doctor/examine-mail.ts';
import { examineFiles, examineKeyFile, examineVersions } from './doctor/examine-machine.ts';
import { examineTimeService } from './doctor/examine-time-service.ts';
import { examinePatroni } from './doctor/examine-patroni.ts';
import { UsageError } from './usage-error.ts';
import { createLog } from '../../server/base/log.ts';
import { requestExamination, requestNote } from '../../server/db/control-socket.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { watchClockSkew } from '../../server/services/clock/clock-skew.ts';
import { examineBank } from '../../server/start/examine/examine-bank.ts';
import { refuseWithoutBank } from './open-bank-database.ts';
import { hostname } from 'node:os';
import { type Examination, noteExamination } from '../../server/services/condition/examinations.ts';
import { noteAsServer } from './note-as-server.ts';

/**
 * Looks at everything an operator can get wrong, and says of each what it found and what to do. It
 * works on a bank that runs and on one that is stopped, and changes nothing; but with `--note` it
 * writes into the trail what it found, where the servers read it for their figures.
 */
export async function run(args: string[]): Promise<void> {
  const [asJson, notes] = ['--json', '--note'].map((option) => args.includes(option));
  if (args.length !== Number(asJson) + Number(notes))
    throw new UsageError('Usage: npm run bank -- doctor [--json] [--note]');
  const settings = examineSettings(process.env);
  const { config } = settings;
  const lines = [
    ...examineVersions(),
    ...settings.lines,
    ...(config ? await examineAll(config) : []),
  ];
  console.log(asJson ? JSON.stringify(lines, null, 2) : describe(lines));
  if (lines.some(({ state }) => state === 'fault')) process.exitCode = 1;
  if (notes && !config)
    throw new UsageError('It was not noted: the settings do not say where the database is.');
  if (notes && config && !(await noteInTrail(config, lines)))
    throw new UsageError(
      'It was not noted by the server that has the bank open: see its log; a server of another ' +
        'version does not know how.',
    );
}

async function examineAll(config: Config): Promise<Examined[]> {
  const ofBank = await examineBankOf(config);
  return [
    examineProxies(config),
    examineKeyFile(config.keyFile),
    await examineFiles(config),
    await examineTimeService(),
    ...(await examineCertificate(config.publicUrl)),
    ...(await examineDatabaseCertificates(config)),
    ...(await examineMail(config)),
    ...ofBank,
    ...(await examinePatroni(config)),
    // Backups of what PostgreSQL archives are pgBackRest's, and noted in the bank.
    ...(ofBank.some(({ about }) => about === 'archive') ? [] : [await examineBackups(config)]),
  ];
}

function examineSettings(env: NodeJS.ProcessEnv): { config?: Config; lines: Examined[] } {
  const unknown = unknownSettings(env).map((problem) =>
    warning('settings', problem, 'Correct the name, or take it out.'),
  );
  try {
    const config = readConfig(env);
    return {
      config,
      lines: unknown.length > 0 ? unknown : [ok('settings', 'Each has a value that it may have.')],
    };
  } catch (error) {
    const found = operatorMessage(error, []);
    if (found === undefined) throw error;
    return { lines: [fault('settings', found, 'The bank does not start with it.'), ...unknown] };
  }
}

/** A bank with https and no proxy that is trusted does not get here: its settings are refused. */
function examineProxies({ publicUrl, trustedProxies }: Config): Examined {
  if (trustedProxies.length === 0)
    return ok('proxy', `None is trusted; people reach the bank at ${publicUrl}.`);
  if (publicUrl.startsWith('https:'))
    return ok('proxy', `${trustedProxies.join(', ')} may say whom it speaks for.`);
  return warning(
    'proxy',
    `${trustedProxies.join(', ')} is trusted, but BANK_PUBLIC_URL is ${publicUrl}.`,
    'Set BANK_PUBLIC_URL to the https address of the proxy, or trust none.',
  );
}

async function examineBankOf(config: Config): Promise<Examined[]> {
  try {
    return await askBank(config);
  } catch (error) {
    const found = operatorMessage(error, [config.dataDir, config.keyFile]);
    if (found === undefined) throw error;
    return [fault('database', found, 'Until then nothing else of the bank can be looked at.')];
  }
}

const words = { ok: 'ok', warning: 'WARNING', fault: 'FAULT' } as const;

function describe(lines: readonly Examined[]): string {
  const count = (state: Examined['state']) => lines.filter((line) => line.state === state).length;
  return [
    ...lines.map(
      ({ about, state, found, mend }) =>
        `${words[state].padEnd(8)} ${about.padEnd(12)} ${found}` +
        (mend === undefined ? '' : `\n${' '.repeat(22)}${mend}`),
    ),
    `${count('fault')} faults, ${count('warning')} warnings.`,
  ].join('\n');
}

/**
 * Examines the bank's database: by ourselves, with the rights of a server, or by the server that
 * has an embedded bank open.
 */
async function askBank(config: Config): Promise<Examined[]> {
  const { dataDir, databaseUrl } = config;
  const told = databaseUrl === undefined ? await requestExamination(dataDir) : undefined;
  if (told !== undefined) return told === '' ? [silent] : (JSON.parse(told) as Examined[]);
  refuseWithoutBank(config);
  const db = await openDatabase({ dataDir, databaseUrl, as: 'server', migrates: false });
  try {
    const clockSkew = await watchClockSkew(db, createLog('silent'));
    clockSkew.stop();
    return await examineBank({ config, db, clockSkew });
  } finally {
    await db.close();
  }
}

const silent = warning(
  'database',
  'The server that has the bank open did not answer the doctor.',
  'See its log; a server of another version does not know the question.',
);

/**
 * Writes into the trail of the bank what was found on this machine, for `larkmoor_doctor_*`: with
 * the rights of a server, or by the server that has an embedded bank open.
 * @returns whether it was written.
 */
async function noteInTrail(config: Config, lines: readonly Examined[]): Promise<boolean> {
  refuseWithoutBank(config);
  const abouts = (state: Examined['state']) =>
    lines.filter((line) => line.state === state).map(({ about }) => about);
  const examination: Examination = {
    machine: hostname(),
    faults: abouts('fault'),
    warnings: abouts('warning'),
  };
  const { dataDir, databaseUrl } = config;
  const told =
    databaseUrl === undefined ? await requestNote(dataDir, JSON.stringify(examination)) : undefined;
  if (told !== undefined) return told;
  await noteAsServer(config, (db) => noteExamination(db, examination));
  return true;
}
