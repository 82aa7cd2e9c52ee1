import { readConfig, type Config } from '../../server/base/config.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import type { Database } from '../../server/db/database.ts';
import { noteRehearsal, type Rehearsal } from '../../server/services/recovery/rehearsals.ts';
import { anchorFileOfDrill } from './drill/anchor-file.ts';
import { describeOld, findNewestBackup } from './drill/pgbackrest.ts';
import { restoreBeside } from './drill/scratch-cluster.ts';
import { openBankDatabase } from './open-bank-database.ts';
import { proveBooks } from './prove/prove-books.ts';
import { proveTrail } from './prove/prove-trail.ts';
import { UsageError } from './usage-error.ts';

/**
 * Restores the newest backup of pgBackRest and its archived log into a second PostgreSQL, proves
 * books and trail there, tells what a disaster at this moment would have cost, and removes it.
 */
export async function run(args: string[]): Promise<void> {
  const anchorFile = anchorFileOfDrill(args);
  const rehearsal = await rehearse(readConfig(process.env), anchorFile);
  if (!rehearsal) {
    process.exitCode = 1;
    return;
  }
  console.log(describe(rehearsal));
  const old = describeOld(
    { label: rehearsal.backup, madeAt: rehearsal.madeAt },
    Temporal.Now.instant(),
  );
  if (old !== undefined) {
    // Not noted either, so that the alert about rehearsals fires.
    console.error(old);
    process.exitCode = 1;
    return;
  }
  // The bank that serves keeps it in its trail, for the doctor and the metrics.
  const serving = await openBankDatabase();
  await noteRehearsal(serving, rehearsal).finally(() => serving.close());
}

/** Undefined where what was restored is not right: it was named. */
async function rehearse(
  config: Config,
  anchorFile: string | undefined,
): Promise<Rehearsal | undefined> {
  const { login, database } = placeOf(config);
  const beganAt = Temporal.Now.instant();
  const { label, madeAt, version } = await findNewestBackup();
  console.log(`Restoring ${label} and the log since then beside the bank.`);
  const cluster = await restoreBeside(version);
  try {
    const [answeredAt, awaySeconds] = [Temporal.Now.instant(), secondsSince(beganAt)];
    const restored = await openDatabase({
      dataDir: config.dataDir,
      databaseUrl: cluster.url(login, database),
      as: 'tool',
      migrates: false,
    });
    try {
      const { books, days } = await proveBooks(restored);
      const trail = await proveTrail(restored, { anchorFile, isEarlier: true });
      if (books + days + trail > 0) return undefined;
      const restoredTo = await newestMoment(restored);
      return {
        backup: label,
        madeAt,
        restoredTo,
        lostSeconds: Math.max(0, round(answeredAt.since(restoredTo).total('seconds'))),
        awaySeconds,
        provenSeconds: secondsSince(beganAt),
        hadAnchors: anchorFile !== undefined,
      };
    } finally {
      await restored.close();
    }
  } finally {
    await cluster.remove();
  }
}

/** The database in the restored cluster has the name and the owner of the one that serves. */
function placeOf({ databaseUrl, databaseOwnerUrl }: Config): { login: string; database: string } {
  if (databaseUrl === undefined)
    throw new UsageError(
      'An embedded bank restores each backup of BANK_BACKUP_DIR itself. Set DATABASE_URL for ' +
        'PostgreSQL.',
    );
  const { username, pathname } = new URL(databaseOwnerUrl ?? databaseUrl);
  return { login: decodeURIComponent(username), database: decodeURIComponent(pathname.slice(1)) };
}

async function newestMoment(db: Database): Promise<Temporal.Instant> {
  const { rows } = await db.query<{ moment: Temporal.Instant }>(
    'SELECT coalesce(pg_last_xact_replay_timestamp(), max(at), now()) AS moment FROM audit_event',
  );
  return rows[0]?.moment as Temporal.Instant;
}

const round = (seconds: number) => Math.round(seconds * 10) / 10;
const secondsSince = (at: Temporal.Instant) =>
  round(Temporal.Now.instant().since(at).total('seconds'));

function describe({ restoredTo, lostSeconds, awaySeconds, provenSeconds }: Rehearsal): string {
  return [
    `RPO  ${lostSeconds} s at most: the newest transaction restored is of ${restoredTo.toString()}.`,
    `RTO  ${awaySeconds} s until PostgreSQL answered, ${provenSeconds} s until the books were proven.`,
    'What was restored is removed again.',
  ].join('\n');
}
