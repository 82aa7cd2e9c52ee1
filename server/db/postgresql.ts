import pg from 'pg';
import type { Durability, Queryable } from './database.ts';
import { type NewConnection, withNewConnection } from './new-connection.ts';
import { valueTypes } from './values.ts';

export interface PostgresqlOptions {
  databaseUrl: string;
  /** Connections at most. */
  max: number;
  /** The role every connection takes; undefined stays the login's own. */
  role: string | undefined;
  /** Off for tools (migrate, verify, backup), whose statements may take long. */
  timeouts: boolean;
  /** Looks at what a connection leads to, before it is used for anything. */
  onConnect?: ((connection: NewConnection) => Promise<void>) | undefined;
  warn: (text: string) => void;
}

// A request waits this long for a free connection before it is shed.
const connectTimeoutMs = 2_000;

// The server's limits end a slow statement; the client's own one, a little later, also ends the
// wait for a server that stands still.
const servingTimeouts = {
  statement_timeout: 3_000,
  // Longer than the server's deadlock_timeout (1 s), so that a deadlock is found for what it is and
  // the work of one side is done again.
  lock_timeout: 2_500,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 4_000,
} as const;

/**
 * A pool of connections to PostgreSQL that outlives the loss of its server: it reconnects when next
 * asked.
 */
export function openPostgresqlPool(options: PostgresqlOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.max,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: 'larkmoor',
    types: valueTypes,
    ...(options.timeouts && servingTimeouts),
    onConnect: async (client) => {
      await client.query(
        "SET datestyle = 'ISO'; SET timezone = " +
          `'UTC';${options.role === undefined ? '' : ` SET ROLE ${options.role};`}`,
      );
      if (options.onConnect) await withNewConnection(client, options.onConnect);
    },
  });
  // An idle connection broke. Without a listener this would end the process.
  pool.on('error', (error) => options.warn(`A database connection was lost: ${error.message}`));
  return pool;
}

/** What this server's settings make of a 2xx answer. Warns about each setting that weakens it. */
export async function readDurability(
  db: Queryable,
  warn: (text: string) => void,
): Promise<Durability> {
  const weak = await db.query<{ name: string }>(
    `SELECT name FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit')
      AND setting = 'off' ORDER BY name`,
  );
  for (const { name } of weak.rows)
    warn(
      `PostgreSQL runs with ${name} = off: money that was confirmed can be lost with the ` +
        'machine. Switch it on.',
    );
  return weak.rows.length === 0 ? 'power-loss' : 'process-crash';
}
