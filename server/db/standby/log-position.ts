import type { LookUp, Queryable } from '../database.ts';

/**
 * The position up to which a log goes. Positions of two timelines cannot be compared: each may hold
 * records that the other lacks.
 */
export interface LogPosition {
  timeline: number;
  position: bigint;
}

/** The ids that a standby has in common with its leader, and with no other database. */
export interface DatabaseIdentity {
  system: string;
  database: string;
}

/** The state of the database at the address of a standby. */
export interface StandbyState extends LogPosition {
  isStandby: boolean;
}

// Until here the log is on the disk, and so is every commit that any caller knows of. A commit that
// waits for no disk is read once the log has come so far, unless none waits for it.
const leaderSql = `SELECT place,
  CASE WHEN NOT pg_is_in_recovery() THEN
    (CASE current_setting('synchronous_commit') WHEN 'off' THEN pg_current_wal_insert_lsn()
       ELSE pg_current_wal_flush_lsn() END - '0/0')::int8 END AS position,
  CASE WHEN NOT pg_is_in_recovery() THEN
    ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int END AS timeline
  FROM generate_series(1, $1::int) AS place`;

type Nullable<T> = { [Name in keyof T]: T[Name] | null };

const leaderPosition: LookUp<null, Nullable<LogPosition>> = {
  name: 'log-position',
  sql: leaderSql,
  values: (keys) => [keys.length],
};

/**
 * Reads the position up to which the leader's log is confirmed now; all who ask at the same moment
 * share one statement. Undefined while the address of the leader leads to a standby itself.
 */
export async function readLeaderPosition(leader: Queryable): Promise<LogPosition | undefined> {
  const { position, timeline } = (await leader.lookUp(leaderPosition, null)) ?? {};
  if (typeof position !== 'bigint' || typeof timeline !== 'number') return undefined;
  return { position, timeline };
}

// A standby tells the timeline that it replays to who may see all statistics; to others it does at
// its next restart point, minutes after a failover at most.
const standbySql = `SELECT pg_is_in_recovery() AS "isStandby",
  coalesce((pg_last_wal_replay_lsn() - '0/0')::int8, 0) AS position,
  coalesce(greatest((SELECT timeline_id FROM pg_control_checkpoint()),
    (SELECT min_recovery_end_timeline FROM pg_control_recovery()),
    (SELECT received_tli FROM pg_stat_wal_receiver)), 0) AS timeline`;

export async function readStandbyState(standby: Pick<Queryable, 'query'>): Promise<StandbyState> {
  const { rows } = await standby.query<StandbyState>(standbySql, [], { name: 'standby-state' });
  return rows[0] as StandbyState;
}

const identitySql = `SELECT
  coalesce((SELECT system_identifier::text FROM pg_control_system()), '') AS system,
  coalesce((SELECT oid::text FROM pg_database WHERE datname = current_database()), '') AS database`;

export async function readIdentity(db: Pick<Queryable, 'query'>): Promise<DatabaseIdentity> {
  const { rows } = await db.query<DatabaseIdentity>(identitySql);
  return rows[0] as DatabaseIdentity;
}

export const hasReplayed = (state: LogPosition, wanted: LogPosition): boolean =>
  state.timeline === wanted.timeline && state.position >= wanted.position;
