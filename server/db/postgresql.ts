import type { Socket } from 'node:net';
import pg from 'pg';
import type { DurabilityWatch } from './durability.ts';
import { type NewConnection, withNewConnection } from './new-connection.ts';
import type { Outage } from './outage.ts';
import { valueTypes } from './values.ts';

export interface PostgresqlOptions {
  databaseUrl: string;
  /** Connections at most. */
  max: number;
  /** The role every connection takes; undefined stays the login's own. */
  role: string | undefined;
  /** Off for tools (migrate, verify, backup), whose statements may take long. */
  timeouts: boolean;
  /** True where a transaction must say that it writes; one that does not is refused. */
  readsOnly?: boolean;
  /** Gives each connection its socket, so that another may cut it. */
  stream?: () => Socket;
  /** Milliseconds to wait for a free connection, or a new one. */
  connectTimeoutMs?: number;
  durability: DurabilityWatch;
  outage: Outage;
  /** Looks at what a connection leads to, before it is used for anything. */
  onConnect?: ((connection: NewConnection) => Promise<void>) | undefined;
}

// A request waits this long for a free connection before it is shed.
const usualConnectTimeoutMs = 2_000;

// The server's limits end a slow statement; the client's own one, a little later, also ends the
// wait for a server that hangs. They are set by a statement: PgBouncer refuses a connection that
// asks for them as it begins. A lock is waited for longer than the server's deadlock_timeout (1 s),
// so that a deadlock is found for what it is and the work of one side is done again.
const serverLimits =
  "SET statement_timeout = '3s'; SET lock_timeout = '2500ms'; " +
  "SET idle_in_transaction_session_timeout = '10s';";
const clientLimitMs = 4_000;

/**
 * A pool of connections to PostgreSQL that outlives the loss of its server: it reconnects when next
 * asked.
 */
export function openPostgresqlPool(options: PostgresqlOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.max,
    connectionTimeoutMillis: options.connectTimeoutMs ?? usualConnectTimeoutMs,
    keepAlive: true,
    ...(options.stream && { stream: options.stream }),
    application_name: 'larkmoor',
    types: valueTypes,
    ...(options.timeouts && { query_timeout: clientLimitMs }),
    onConnect: async (client) => {
      await client.query(
        "SET datestyle = 'ISO'; SET timezone = 'UTC';" +
          (options.timeouts ? serverLimits : '') +
          (options.role === undefined ? '' : ` SET ROLE ${options.role};`),
      );
      await withNewConnection(client, async (connection) => {
        await options.durability.look(connection);
        await options.onConnect?.(connection);
      });
      // Last, since what is looked at may have to be written down.
      if (options.readsOnly) await client.query('SET default_transaction_read_only = on');
      options.outage.reached();
    },
  });
  // An idle connection broke. Without a listener this would end the process; the log says that the
  // database is away when the next one cannot be made.
  pool.on('error', () => undefined);
  return pool;
}
