import type { Queryable } from '../../db/database.ts';
import { recordOperatorEvent } from '../audit/operator-event.ts';

/** The outcome of a rehearsal: what would have been lost, and for how long no bank would serve. */
export interface Rehearsal {
  /** The backup that was restored, by its name in the repository. */
  backup: string;
  madeAt: Temporal.Instant;
  /** The newest moment that was restored. */
  restoredTo: Temporal.Instant;
  /** From the newest moment that was restored to when its database answered: at most this was lost. */
  lostSeconds: number;
  /** Until a database answered, and until its books were proven. */
  awaySeconds: number;
  provenSeconds: number;
  /** The trail was compared with anchors that are kept elsewhere. */
  hadAnchors: boolean;
}

/** Notes in the trail of the bank that serves that its backup was restored and is right. */
export async function noteRehearsal(
  db: Queryable,
  { backup, madeAt, restoredTo, lostSeconds, awaySeconds, provenSeconds, hadAnchors }: Rehearsal,
): Promise<void> {
  await recordOperatorEvent(db, 'restore.rehearsed', {
    backup,
    madeAt: madeAt.toString(),
    restoredTo: restoredTo.toString(),
    lostSeconds: String(lostSeconds),
    awaySeconds: String(awaySeconds),
    provenSeconds: String(provenSeconds),
    hadAnchors: String(hadAnchors),
  });
}

interface LastRehearsal {
  at: Temporal.Instant;
  /** Null in a line that no drill wrote. */
  backup: string | null;
  lostSeconds: number | null;
  awaySeconds: number | null;
  provenSeconds: number | null;
  /** Null as above, and in one of an earlier version. */
  hadAnchors: boolean | null;
}

/** When a backup was last restored and proven, and what that came to; undefined if never. */
export async function findLastRehearsal(db: Queryable): Promise<LastRehearsal | undefined> {
  const { rows } = await db.query<LastRehearsal>(
    `SELECT at, details ->> 'backup' AS backup,
       (details ->> 'lostSeconds')::float8 AS "lostSeconds",
       (details ->> 'awaySeconds')::float8 AS "awaySeconds",
       (details ->> 'provenSeconds')::float8 AS "provenSeconds",
       (details ->> 'hadAnchors')::boolean AS "hadAnchors"
      FROM audit_event WHERE action = 'restore.rehearsed' ORDER BY at DESC LIMIT 1`,
  );
  return rows[0];
}
