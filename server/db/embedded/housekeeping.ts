import type pg from 'pg';

/*
 * The work that a PostgreSQL server does in the background and the embedded engine, a single
 * session, never does by itself: checkpoints (else the write-ahead log grows for ever, and a start
 * after a kill replays all of it) and vacuum with analyze (else updated rows are never cleared and
 * plans go stale).
 */

// Pieces of work between two looks; a look costs about a millisecond.
const workBetweenLooks = 50;

// Keeps the start after a kill under a second or two, and the pause for a checkpoint far below one.
const maxLogBytes = 96 * 1024 * 1024;

const findLogSize = `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::int8 AS bytes
    FROM pg_control_checkpoint()`;

// PostgreSQL's own thresholds for autovacuum, but new rows in smaller portions (a short pause
// each), and freezing long before transaction numbers run out. Counting a table again is a pause of
// some 200 ms, which a table that grows fast would have at every look: it comes as often as
// autovacuum does, once in a minute.
const findUntidyTable = `
SELECT name, vacuum, "analyze" FROM (
  SELECT format('%I.%I', s.schemaname, s.relname) AS name,
         s.n_dead_tup > 50 + 0.2 * s.n_live_tup
           OR s.n_ins_since_vacuum > least(1000 + 0.2 * s.n_live_tup, 50000)
           OR age(c.relfrozenxid) > 150000000 AS vacuum,
         -- Its own statistics PostgreSQL never counts, however often it is asked to.
         s.n_mod_since_analyze > 50 + 0.1 * s.n_live_tup AND s.relid <> 'pg_statistic'::regclass
           AND coalesce(s.last_analyze < now() - interval '1 minute', true) AS "analyze",
         s.n_dead_tup + s.n_mod_since_analyze AS untidiness
  FROM pg_stat_all_tables s JOIN pg_class c ON c.oid = s.relid
  WHERE c.relkind = 'r' AND c.relpersistence <> 't') AS found
WHERE vacuum OR "analyze" ORDER BY untidiness DESC LIMIT 1`;

interface UntidyTable {
  name: string;
  vacuum: boolean;
  analyze: boolean;
}

/**
 * Looks after the engine behind `pool` between two pieces of work, for at most one table at a time,
 * so that no request waits long.
 */
export function startHousekeeping(pool: pg.Pool, warn: (text: string) => void): void {
  let workSinceLook = 0;
  let busy = false;
  pool.on('release', () => {
    workSinceLook += 1;
    if (busy || workSinceLook < workBetweenLooks || pool.ending) return;
    workSinceLook = 0;
    busy = true;
    takeTurn(pool)
      .then((foundMore) => {
        // Another untidy table is looked at soon, but not before those who wait.
        if (foundMore) workSinceLook = workBetweenLooks;
      })
      .catch((error: unknown) =>
        warn(`Housekeeping of the embedded database failed: ${String(error)}`),
      )
      .finally(() => {
        busy = false;
      });
  });
}

async function takeTurn(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  client.on('error', alsoThrown);
  let failure: Error | undefined;
  try {
    return await asOwner(client, () => tidyUp(client));
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.off('error', alsoThrown);
    // After a failure the session is made again, with the role it should have.
    client.release(failure);
  }
}

/** An engine that is lost fails the statement, too; an event without a listener ends the process. */
function alsoThrown(): void {
  // The statement throws it.
}

async function tidyUp(client: pg.PoolClient): Promise<boolean> {
  const log = await client.query<{ bytes: bigint }>(findLogSize);
  if ((log.rows[0]?.bytes ?? 0n) > maxLogBytes) await client.query('CHECKPOINT');
  const untidy = await client.query<UntidyTable>(findUntidyTable);
  const table = untidy.rows[0];
  if (!table) return false;
  const command = table.vacuum ? `VACUUM${table.analyze ? ' (ANALYZE)' : ''}` : 'ANALYZE';
  await client.query(`${command} ${table.name}`);
  return true;
}

async function asOwner<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  const { rows } = await client.query<{ role: string }>(
    `SELECT quote_ident(current_setting('role')) AS role`,
  );
  await client.query('RESET ROLE');
  const result = await work();
  await client.query(`SET ROLE ${rows[0]?.role ?? 'none'}`);
  return result;
}
