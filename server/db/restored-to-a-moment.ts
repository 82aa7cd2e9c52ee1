import type { Queryable } from './database.ts';
import { readIdentity, readLeaderPosition } from './standby/log-position.ts';
import { newestRestore, type RestoreToAMoment, type TimelineHistory } from './timeline-history.ts';

/** The branch whose access was withdrawn, kept in the trail so that no server asks again. */
export interface WithdrawnBranch {
  /** Of a PostgreSQL and all copies of its files; another one counts timelines from 1, too. */
  system: string;
  timeline: number;
  /** Of the settings, where there is one. */
  target?: string;
}

interface Engine extends RestoreToAMoment {
  /** The function that answers the history; null where the bank was set up without. */
  historyFunction: string | null;
}

/*
 * Each end of a recovery begins a timeline: a failover does, and a restore to a moment. A standby
 * follows its leader without a target and could not with one, so a leader that has a target was
 * brought back. The settings stay in postgresql.auto.conf, unless something else writes that file,
 * as Patroni does. Some engines have no timeline to ask for, and no targets: they are not asked.
 */
const engineSql = `SELECT target,
  CASE WHEN target = '' OR pg_is_in_recovery() THEN 0
    ELSE ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::integer
  END AS timeline,
  to_regprocedure('larkmoor_engine.timeline_history()')::text AS "historyFunction"
  FROM (SELECT concat_ws(' ', nullif(current_setting('recovery_target_time'), ''),
    nullif(current_setting('recovery_target_name'), ''),
    nullif(current_setting('recovery_target_lsn'), ''),
    nullif(current_setting('recovery_target_xid'), ''),
    nullif(current_setting('recovery_target'), '')) AS target) AS settings`;

const readEngine = async (db: Queryable) => (await db.query<Engine>(engineSql)).rows[0] as Engine;

/** Says whether a restore is also seen where its target was taken out of the settings. */
export const seesEachRestore = async (db: Queryable): Promise<boolean> =>
  (await readEngine(db)).historyFunction !== null;

/** The newest restore to a moment that PostgreSQL has behind it, confirmed or not. */
async function findRestore(db: Queryable): Promise<RestoreToAMoment | undefined> {
  const { target, timeline, historyFunction } = await readEngine(db);
  if (target !== '') return timeline === 1 ? undefined : { target, timeline };
  if (historyFunction === null) return undefined;
  const { rows } = await db.query<TimelineHistory>(
    `SELECT timeline, history FROM ${historyFunction}`,
  );
  return rows[0] && newestRestore(rows[0]);
}

/**
 * Looks at PostgreSQL, not at the embedded engine, which knows no such restore. While it recovers
 * it can be read already, and a connection of that time would outlive the recovery.
 */
export async function findUnconfirmedRestore(db: Queryable): Promise<RestoreToAMoment | undefined> {
  const restore = await findRestore(db);
  if (!restore) return undefined;
  return restore.timeline > 0 && (await isConfirmed(db, restore)) ? undefined : restore;
}

/*
 * Looks for access that was withdrawn on this timeline or on one that began later. The trail goes
 * back with the rest, so a later one in it came after this restore. Lines of older versions name
 * the target alone.
 */
async function isConfirmed(
  db: Queryable,
  { target, timeline }: RestoreToAMoment,
): Promise<boolean> {
  const { rows } = await db.query<{ isConfirmed: boolean }>(
    `SELECT EXISTS (SELECT FROM audit_event WHERE action = 'bank.restored'
        AND ((details ->> 'timeline')::integer >= $1
            AND details ->> 'system' = (SELECT system_identifier::text FROM pg_control_system())
          OR (details ->> 'timeline')::integer = $1 AND details ->> 'target' = $2
            AND details ->> 'system' IS NULL)) AS "isConfirmed"`,
    [timeline, target],
  );
  return rows[0]?.isConfirmed === true;
}

/** Where a database is whose access is withdrawn now. */
export async function readWithdrawnBranch(db: Queryable): Promise<WithdrawnBranch> {
  const { system } = await readIdentity(db);
  const { timeline = 0 } = (await readLeaderPosition(db)) ?? {};
  const { target } = await readEngine(db);
  return { system, timeline, ...(target !== '' && { target }) };
}

/** The meaning of a restore, and what the operator does about it. */
export const describeRestore = ({ target, timeline }: RestoreToAMoment): string =>
  `PostgreSQL was restored to ${target} (` +
  `${timeline === 0 ? 'and still recovers' : `timeline ${timeline}`}), and sessions, passwords ` +
  'and links of that time would open the bank. Run npm run bank -- recovered, with the login that ' +
  'owns its tables: it proves the books and withdraws them.';
