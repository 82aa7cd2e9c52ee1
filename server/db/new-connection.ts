import type pg from 'pg';
import type { Queryable, Tx } from './database.ts';
import { runTx } from './run-tx.ts';
import { Session } from './session.ts';
import { lookUpAlone } from './shared-look-ups.ts';

/** A connection that was just opened and serves no request yet. */
export interface NewConnection extends Queryable {
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Uses a client that a pool has just opened, and leaves it to the pool. */
export async function withNewConnection(
  client: pg.ClientBase,
  use: (connection: NewConnection) => Promise<void>,
): Promise<void> {
  let broken: Error | undefined;
  const session = new Session(client, (error) => {
    broken = error;
  });
  const connection: NewConnection = {
    query: (sql, values, options) => session.query(sql, values, options?.name, true),
    lookUp: (lookUp, key) =>
      lookUpAlone((sql, values, name) => connection.query(sql, values, { name }), lookUp, key),
    tx: (work) => runTx(session, work),
  };
  try {
    await use(connection);
  } finally {
    session.release();
  }
  if (broken) throw broken;
}
