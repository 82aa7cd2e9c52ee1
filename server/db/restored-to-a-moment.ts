import type { Queryable } from './database.ts';

/** PostgreSQL's files were brought back to an earlier moment. */
export interface RestoreToAMoment {
  /** The moment or the name that it went back to, as the restore was given it. */
  target: string;
  /** 0 while PostgreSQL is still recovering. */
  timeline: number;
}

/*
 * Each end of a recovery begins a timeline: a failover does, and a restore to a moment. A standby
 * follows its leader without a target and could not with one, so a leader that has a target was
 * brought back. The settings stay in postgresql.auto.conf; the timeline tells one restore from the
 * next, and the target from one of another cluster, whose timelines began at 1 too. Some engines have no timeline to ask for, and no targets: they are not asked.
 */
const engineSql = `SELECT target,
  CASE WHEN target = '' OR pg_is_in_recovery() THEN 0
    ELSE ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::integer
  END AS timeline
  FROM (SELECT concat_ws(' ', nullif(current_setting('recovery_target_time'), ''),
    nullif(current_setting('recovery_target_name'), ''),
    nullif(current_setting('recovery_target_lsn'), ''),
    nullif(current_setting('recovery_target_xid'), ''),
    nullif(current_setting('recovery_target'), '')) AS target) AS settings`;

/** The restore to a moment that PostgreSQL has behind it, confirmed or not. */
export async function findRestore(db: Queryable): Promise<RestoreToAMoment | undefined> {
  const { rows } = await db.query<RestoreToAMoment>(
    `SELECT target, timeline FROM (${engineSql}) AS engine WHERE target <> ''`,
  );
  return rows[0];
}

/**
 * Looks at PostgreSQL, not at the embedded engine, which knows no such restore. While it recovers
 * it can be read already, and a connection of that time would outlive the recovery.
 */
export async function findUnconfirmedRestore(db: Queryable): Promise<RestoreToAMoment | undefined> {
  const { rows } = await db.query<RestoreToAMoment>(
    `SELECT target, timeline FROM (${engineSql}) AS engine
      WHERE target <> '' AND (timeline = 0 OR timeline > 1 AND NOT EXISTS (SELECT FROM audit_event
        WHERE action = 'bank.restored' AND details ->> 'timeline' = timeline::text
          AND details ->> 'target' = target))`,
  );
  return rows[0];
}

/** What it means, and what to do. */
export const describeRestore = ({ target, timeline }: RestoreToAMoment): string =>
  `PostgreSQL was restored to ${target} (` +
  `${timeline === 0 ? 'and still recovers' : `timeline ${timeline}`}), and sessions, passwords ` +
  'and links of that time would open the bank. Run npm run bank -- recovered, with the login that ' +
  'owns its tables: it proves the books and withdraws them.';
