import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { oldestBackupDays } from '../../../server/services/recovery/physical-backups.ts';
import { UsageError } from '../usage-error.ts';

/** The name of the database in the repository; pgBackRest reads its own settings, too. */
const stanza = () => process.env['PGBACKREST_STANZA'] ?? 'larkmoor';

const information = z.array(
  z.object({
    backup: z.array(
      z.object({
        label: z.string(),
        type: z.string(),
        database: z.object({ id: z.int() }),
        /** Seconds since 1970. */
        timestamp: z.object({ stop: z.int() }),
      }),
    ),
    db: z.array(z.object({ id: z.int(), version: z.string() })),
    status: z.object({ message: z.string() }),
  }),
);

export interface Backup {
  label: string;
  madeAt: Temporal.Instant;
  /** When the last full one was made, which may be this one. */
  fullMadeAt: Temporal.Instant;
  /** The PostgreSQL that it is of. */
  version: string;
}

/** The newest backup in the repository. */
export async function findNewestBackup(): Promise<Backup> {
  const said = await pgbackrest('info', ['--output=json']);
  // pgBackRest then quotes what it read, which is noise.
  if (said.includes('unable to load info file'))
    throw new UsageError(
      'pgBackRest cannot read what is in its repository: repo1-cipher-pass is the passphrase of ' +
        'another one, or the repository is damaged.',
    );
  const [found] = information.parse(JSON.parse(said));
  const newest = found?.backup.at(-1);
  const version = found?.db.find(({ id }) => id === newest?.database.id)?.version;
  const full = found?.backup.findLast(({ type }) => type === 'full');
  if (!newest || !full || version === undefined)
    throw new UsageError(
      `pgBackRest has no backup of ${stanza()}: ${found?.status.message ?? 'it is unknown'}.`,
    );
  const endOf = ({ timestamp }: typeof newest) =>
    Temporal.Instant.fromEpochMilliseconds(timestamp.stop * 1_000);
  return { label: newest.label, madeAt: endOf(newest), fullMadeAt: endOf(full), version };
}

/** Says what is wrong with the newest backup where none was made for too long. */
export function describeOld(
  { label, madeAt }: Pick<Backup, 'label' | 'madeAt'>,
  now: Temporal.Instant,
): string | undefined {
  const days = Math.floor(now.since(madeAt).total('hours') / 24);
  if (days <= oldestBackupDays) return undefined;
  return (
    `THE NEWEST BACKUP IS ${days} DAYS OLD: ${label} was made at ${madeAt.toString()}, and the log ` +
    'since then is all that has the days after. See journalctl -u larkmoor-backup@full.'
  );
}

/**
 * Runs pgBackRest with the settings of this machine.
 * @throws {UsageError} with what it said, as it names a wrong passphrase or a lost file.
 */
export async function pgbackrest(command: string, options: readonly string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(
      'pgbackrest',
      [`--stanza=${stanza()}`, ...options, '--log-level-stderr=off', command],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    return stdout;
  } catch (error) {
    const { code, stdout = '' } = error as { code: unknown; stdout?: string };
    if (code === 'ENOENT')
      throw new UsageError('pgBackRest is not installed here: apt-get install pgbackrest', {
        cause: error,
      });
    throw new UsageError(`pgBackRest could not ${command}:\n${stdout.trim()}`, { cause: error });
  }
}
