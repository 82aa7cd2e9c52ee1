import type { Config } from '../../base/config.ts';
import type { Database } from '../../db/database.ts';
import {
  describeRestore,
  findUnconfirmedRestore,
  seesEachRestore,
} from '../../db/restored-to-a-moment.ts';
import { type ArchiveState, readArchiveState } from '../../services/recovery/archive-state.ts';
import { findLastRehearsal } from '../../services/recovery/rehearsals.ts';
import { examinePhysicalBackups } from './examine-physical-backups.ts';
import { fault, ok, warning, type Examined } from './examined.ts';

const oldestDays = 8;

/**
 * Checks that PostgreSQL could be brought back, and whether it was and still waits for a word.
 * Where it archives nothing, the age of the backups counts alone.
 */
export async function examineRecovery(
  db: Database,
  now: Temporal.Instant,
  { patroniUrls }: Pick<Config, 'patroniUrls'>,
): Promise<Examined[]> {
  if (db.engine === 'embedded') return [];
  const restore = await findUnconfirmedRestore(db);
  const archive = await readArchiveState(db);
  return [
    ...(restore
      ? [fault('recovery', describeRestore(restore), 'Until then servers do not use it.')]
      : []),
    ...(patroniUrls.length > 0 && !(await seesEachRestore(db)) ? [restoreUnseen] : []),
    ...(archive
      ? [
          examineArchive(archive),
          await examinePhysicalBackups(db, now),
          ...(await examineRehearsal(db, now)),
        ]
      : []),
  ];
}

/** The target of a restore is not in the settings of a cluster. */
const restoreUnseen = warning(
  'recovery',
  'After a restore of this cluster to a moment, no server would refuse the sessions and ' +
    'passwords of then.',
  'Run deploy/postgres-timelines.sql on the leader, as a superuser in the database of the bank. ' +
    'Where it was restored before, servers then refuse it until npm run bank -- recovered.',
);

const noAnchors = warning(
  'anchors',
  'The last drill had no anchors of the trail: that its end was deleted, no one would find.',
  'Keep them on a machine of others, and give them to the drill by --anchor; see “Prove the trail”.',
);

function examineArchive({ archivedAt, refusedFile, refusedAt }: ArchiveState): Examined {
  return refusedFile === null
    ? ok('archive', `PostgreSQL archived its log last at ${archivedAt?.toString() ?? '-'}.`)
    : fault(
        'archive',
        `The archive did not take ${refusedFile}, tried last at ${refusedAt?.toString() ?? '-'}; ` +
          `it took its last file at ${archivedAt?.toString() ?? '-'}.`,
        'See the log of PostgreSQL: the archive is full, away or not to be written. Until it is ' +
          'mended, what is confirmed is on this machine alone, and its disk fills.',
      );
}

/** Judges the age of the last drill, and whether a trail cut short would have been found. */
export async function examineRehearsal(db: Database, now: Temporal.Instant): Promise<Examined[]> {
  const mend = 'Run npm run bank -- drill, each week by larkmoor-drill.timer; see “Recovery”.';
  const last = await findLastRehearsal(db);
  if (!last?.backup)
    return [warning('rehearsal', 'No backup was ever restored to prove it.', mend)];
  const days = Math.floor(now.since(last.at).total('hours') / 24);
  const found =
    `${last.backup} was restored in ${last.awaySeconds} s and proven, ` +
    `${Math.max(0, days)} days ago.`;
  return [
    days > oldestDays ? warning('rehearsal', found, mend) : ok('rehearsal', found),
    last.hadAnchors
      ? ok('anchors', 'The last drill compared the trail with those that are kept elsewhere.')
      : noAnchors,
  ];
}
