import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { applicationRole } from '../application-role.ts';
import type { ConnectionFigures, Database, Queryable, QueryAnswer } from '../database.ts';
import { watchDurability } from '../durability.ts';
import {
  asksForRetry,
  DatabaseUnavailableError,
  OutcomeUnknownError,
  poolWasFull,
  tookTooLong,
} from '../errors.ts';
import { watchOutage } from '../outage.ts';
import { PoolDatabase } from '../pool-database.ts';
import { openPostgresqlPool } from '../postgresql.ts';
import { Session } from '../session.ts';
import {
  type DatabaseIdentity,
  hasReplayed,
  type LogPosition,
  readIdentity,
  readStandbyState,
} from './log-position.ts';
import { cuttableSocket, usualLookEveryMs, watchSnapshot } from './watch-snapshot.ts';
import { StandbyRest, type StandbyListener, StandbyUnreadError } from './unread-standby.ts';
import { reasonOf } from '../../base/reason-of.ts';

/** A statement that only reads. */
export interface Reading {
  sql: string;
  values: readonly unknown[] | undefined;
  name: string | undefined;
}

interface StandbyOptions {
  standbyUrl: string;
  /** Connections for reads at most. */
  connections: number;
  /** The identity of the leader, so that nothing else is read. */
  identity: DatabaseIdentity;
  listener: StandbyListener;
  /** Milliseconds between two looks whether it still answers, while a long read is made on it. */
  lookEveryMs?: number;
}

// A read waits this long in all for a standby that is nearly there: longer than its usual delay, and
// shorter than anybody notices.
const pausesMs = [3, 7, 15, 25, 50, 100];
const pausesOfSnapshotMs = [...pausesMs, ...Array.from({ length: 40 }, () => 250)];

// A standby that hangs is left soon, as its reads wait for nothing but this.
const connectTimeoutMs = 1_000;
const stateTimeoutMs = 1_000;

/** Reads on a standby, or throws `StandbyUnreadError`: then the leader must be asked. */
export class Standby {
  readonly #options: StandbyOptions;
  readonly #pool: pg.Pool;
  readonly #rest: StandbyRest;
  /** The position of each connection's standby: behind one address there may be several. */
  readonly #known = new WeakMap<pg.ClientBase, LogPosition>();

  constructor(options: StandbyOptions) {
    this.#options = options;
    this.#rest = new StandbyRest(options.listener);
    this.#pool = this.#open({ max: options.connections, role: applicationRole, timeouts: true });
  }

  /** @returns with the answer how far the standby was that gave it. */
  async read<Row>(
    wanted: LogPosition,
    reading: Reading,
  ): Promise<{ answer: QueryAnswer<Row>; at: LogPosition }> {
    const refusal = this.#rest.refusal();
    if (refusal) throw new StandbyUnreadError(refusal, 'It is left alone for a moment.');
    try {
      const read = await this.#readAt<Row>(wanted, reading);
      this.#rest.answered();
      return read;
    } catch (error) {
      const unread = unreadOf(error);
      if (!unread) throw error;
      this.#rest.failed(unread);
      throw unread;
    }
  }

  async #readAt<Row>(wanted: LogPosition, reading: Reading) {
    // Between two looks the connection is anybody's.
    for (const pauseMs of pausesMs) {
      const read = await this.#readNow<Row, undefined>(wanted, reading, () => undefined);
      if (read) return read;
      await setTimeout(pauseMs);
    }
    return await this.#readNow<Row, never>(wanted, reading, refuseBehind);
  }

  /** @param isBehind called where the standby has not replayed what is wanted. */
  async #readNow<Row, Behind>(
    wanted: LogPosition,
    { sql, values, name }: Reading,
    isBehind: () => Behind,
  ) {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw poolWasFull(error)
        ? new StandbyUnreadError('busy', 'Its connections are all in use.')
        : (unreadOf(error) ?? awayBecause(error));
    });
    let failure: Error | undefined;
    const session = new Session(client, (broken) => client.release(broken ?? failure));
    try {
      const known = this.#known.get(client);
      const at =
        known && hasReplayed(known, wanted) ? known : await readAsStandby(queriesOf(session));
      this.#known.set(client, at);
      if (!hasReplayed(at, wanted)) return isBehind();
      return { answer: await session.query<Row>(sql, values, name, false), at };
    } catch (error) {
      // The next connection may lead to another standby, or find that this one is back.
      if (unreadOf(error)) failure = error as Error;
      throw error;
    } finally {
      session.release();
    }
  }

  /**
   * Opens a connection for a long read, once the standby has replayed what is wanted; the caller
   * closes it.
   */
  async openSnapshot(wanted: LogPosition): Promise<Database> {
    // On connections of their own: those for reading may all be in use.
    const [read, look] = [cuttableSocket(), cuttableSocket()];
    const { stream } = look;
    const looks = this.#open({ max: 1, role: undefined, timeouts: true, stream });
    const watch = watchSnapshot(
      () => inTime(looks.query('SELECT')),
      this.#options.lookEveryMs ?? usualLookEveryMs,
      () => {
        const still = new StandbyUnreadError('away', 'The standby stands still.');
        this.#rest.failed(still);
        read.cut(still);
      },
    );
    const snapshot = new PoolDatabase({
      engine: 'postgresql',
      durability: { current: 'process-crash' },
      outage: watchOutage(undefined),
      pools: this.#open({
        max: 1,
        role: undefined,
        timeouts: false,
        wanted,
        stream: read.stream,
      }),
      reservesForReal: true,
      patienceMs: 0,
      afterClose: async () => {
        watch.end();
        // A standby that hangs would not answer a farewell.
        look.cut();
        await looks.end();
      },
    });
    try {
      await snapshot.query('SELECT 1');
      return snapshot;
    } catch (error) {
      await snapshot.close();
      const unread = unreadOf(error);
      if (!unread) throw error;
      this.#rest.failed(unread);
      throw unread;
    }
  }

  connections(): ConnectionFigures {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { of: 'standby', open, idle, waiting };
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  #open({
    wanted,
    ...options
  }: {
    max: number;
    role: string | undefined;
    timeouts: boolean;
    wanted?: LogPosition;
    stream?: () => Socket;
  }): pg.Pool {
    return openPostgresqlPool({
      databaseUrl: this.#options.standbyUrl,
      ...options,
      connectTimeoutMs,
      readsOnly: true,
      durability: watchDurability(() => undefined),
      outage: watchOutage(undefined),
      onConnect: async (connection) => {
        await refuseOther(connection, this.#options.identity);
        await catchUp(connection, wanted, pausesOfSnapshotMs);
      },
    });
  }
}

/** Refuses a database that is not this bank's. */
async function refuseOther(connection: Queryable, identity: DatabaseIdentity): Promise<void> {
  const { system, database } = await readIdentity(connection);
  if (system !== identity.system || database !== identity.database)
    throw new StandbyUnreadError(
      'other bank',
      'DATABASE_STANDBY_URL leads to a database that is no copy of the one of DATABASE_URL.',
    );
}

const queriesOf = (session: Session): Pick<Queryable, 'query'> => ({
  query: (sql, values, options) => session.query(sql, values, options?.name, false),
});

async function readAsStandby(standby: Pick<Queryable, 'query'>): Promise<LogPosition> {
  const { isStandby, ...at } = await inTime(readStandbyState(standby));
  if (!isStandby)
    throw new StandbyUnreadError(
      'leads',
      'DATABASE_STANDBY_URL leads to a database that is no standby: it takes changes itself.',
    );
  return at;
}

function refuseBehind(): never {
  throw new StandbyUnreadError('behind', 'The standby has not replayed what was confirmed before.');
}

/** Waits for a standby that is nearly there. */
async function catchUp(
  standby: Pick<Queryable, 'query'>,
  wanted: LogPosition | undefined,
  pauses: readonly number[],
): Promise<LogPosition> {
  for (const pauseMs of [...pauses, undefined]) {
    const at = await readAsStandby(standby);
    if (!wanted || hasReplayed(at, wanted)) return at;
    if (pauseMs !== undefined) await setTimeout(pauseMs);
  }
  return refuseBehind();
}

async function inTime<T>(asked: Promise<T>): Promise<T> {
  const over = new AbortController();
  asked.catch(() => undefined);
  try {
    return await Promise.race([
      asked,
      setTimeout(stateTimeoutMs, undefined, { signal: over.signal }).then(() => {
        throw new StandbyUnreadError('away', 'The standby stands still.');
      }),
    ]);
  } finally {
    over.abort();
  }
}

/** Finds why a read is the leader's; undefined where the leader would say the same. */
function unreadOf(error: unknown): StandbyUnreadError | undefined {
  if (error instanceof StandbyUnreadError) return error;
  if (asksForRetry(error)) return new StandbyUnreadError('canceled', String(error));
  if (!(error instanceof DatabaseUnavailableError || error instanceof OutcomeUnknownError))
    return undefined;
  if (error.cause instanceof StandbyUnreadError) return error.cause;
  return tookTooLong(error) ? undefined : awayBecause(error);
}

function awayBecause(error: unknown): StandbyUnreadError {
  const text = reasonOf(error);
  return new StandbyUnreadError('away', text, { cause: error });
}
