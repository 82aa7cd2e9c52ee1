import { invariant } from '../base/invariant.ts';
import type { Tx, TxOptions } from './database.ts';
import { DatabaseUnavailableError, asksForRetry } from './errors.ts';
import type { Session } from './session.ts';
import { lookUpAlone } from './shared-look-ups.ts';

const maxTries = 5;

/**
 * Runs `work` in one transaction of one session; tries again, a bounded number of times, when the
 * database asks for it.
 */
export async function runTx<T>(
  session: Session,
  work: (tx: Tx) => Promise<T>,
  { commits = 'on disk' }: TxOptions = {},
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOnce(session, work, commits);
    } catch (error) {
      if (!asksForRetry(error)) throw error;
      if (tries === maxTries)
        throw new DatabaseUnavailableError(
          `The transaction gave way to others ${maxTries} times.`,
          { cause: error },
        );
      await giveWay(tries);
    }
  }
}

async function runOnce<T>(
  session: Session,
  work: (tx: Tx) => Promise<T>,
  commits: TxOptions['commits'],
): Promise<T> {
  if (commits === 'in memory') await beginInMemory(session);
  else await session.query('BEGIN', undefined, undefined, false);
  let open = true;
  const tx: Tx = {
    isTx: true,
    query: async (sql, values, options) => {
      invariant(open, 'This transaction is over; a write after it would stand alone.');
      return await session.query(sql, values, options?.name, false);
    },
    lookUp: (lookUp, key) =>
      lookUpAlone((sql, values, name) => tx.query(sql, values, { name }), lookUp, key),
  };
  let result: T;
  try {
    result = await work(tx);
  } catch (error) {
    open = false;
    await rollBack(session);
    throw error;
  }
  open = false;
  await session.commit();
  return result;
}

/** Says that it writes, since it may be on a connection for reading. */
async function beginInMemory(session: Session): Promise<void> {
  await session.query('BEGIN READ WRITE', undefined, undefined, false);
  await session.query('SET LOCAL synchronous_commit = off', undefined, undefined, false);
}

// A connection that cannot roll back is broken and gets closed, which rolls back as well.
async function rollBack(session: Session): Promise<void> {
  if (session.broken) return;
  await session.query('ROLLBACK', undefined, undefined, false).catch(() => undefined);
}

// A random pause, so that two that met once do not meet again in step.
async function giveWay(tries: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** tries));
}
