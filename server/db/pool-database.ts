import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { invariant } from '../base/invariant.ts';
import type {
  Connection,
  ConnectionFigures,
  Database,
  Durability,
  LookUp,
  PooledDatabase,
  QueryAnswer,
  Tx,
  TxOptions,
} from './database.ts';
import { DatabaseUnavailableError, isAway } from './errors.ts';
import { onlyReads } from './only-reads.ts';
import type { Outage } from './outage.ts';
import { ReservedConnection } from './reserved-connection.ts';
import { runTx } from './run-tx.ts';
import { Session } from './session.ts';
import { SharedLookUps } from './shared-look-ups.ts';
import { SharedRetry } from './shared-retry.ts';
import { reasonOf } from '../base/reason-of.ts';

/**
 * The connections of each kind of work. A commit that waits for a standby keeps its connection: so
 * what only reads never waits behind what writes, and payments and jobs behind neither.
 */
export interface Pools {
  money: pg.Pool;
  reading: pg.Pool;
  writing: pg.Pool;
  jobs: pg.Pool;
}

interface PoolDatabaseOptions {
  engine: Database['engine'];
  durability: { readonly current: Durability };
  outage: Outage;
  /** One pool for everything where there are no others. */
  pools: Pools | pg.Pool;
  /**
   * True where a reserved connection holds a real one. The embedded engine has a single connection,
   * which no caller may keep.
   */
  reservesForReal: boolean;
  /**
   * Milliseconds for which work that is known not to have happened is done again while the database
   * is away; reserved connections fail at once, since their owners ask again by themselves.
   */
  patienceMs: number;
  /** Milliseconds until one of those that wait asks again; 50 where it is absent. */
  tryEveryMs?: number;
  /** Ends the parts behind the pools, after them. */
  afterClose(): Promise<void>;
}

/** No customer waits for a job. */
const jobsTryEveryMs = 500;

/** The mark of a caller inside one of our transactions, over whichever connections. */
type OpenTx = AsyncLocalStorage<{ over: boolean }>;

/**
 * A `Database` over pools of `pg` clients; both engines speak PostgreSQL's protocol, so this is
 * all there is.
 */
export class PoolDatabase implements PooledDatabase {
  readonly engine: Database['engine'];
  readonly forJobs: Database;
  readonly #options: PoolDatabaseOptions;
  readonly #pools: Pools;
  readonly #openTx: OpenTx;
  /** Apart, because a standby answers what reads and refuses what writes. */
  readonly #retry: Record<'reading' | 'writing' | 'writingInMemory', SharedRetry>;
  readonly #lookUps = new SharedLookUps((sql, values, name) =>
    this.#retryWhileAway(this.#retry.reading, () =>
      this.#lend(this.#pools.reading, (session) => session.query(sql, values, name, false)),
    ),
  );
  #closing: Promise<void> | undefined;

  constructor(options: PoolDatabaseOptions, openTx: OpenTx = new AsyncLocalStorage()) {
    const { engine, pools } = options;
    this.engine = engine;
    this.#options = options;
    this.#retry = {
      reading: new SharedRetry(options.tryEveryMs),
      writing: new SharedRetry(options.tryEveryMs),
      writingInMemory: new SharedRetry(options.tryEveryMs),
    };
    this.#openTx = openTx;
    this.#pools =
      'money' in pools ? pools : { money: pools, reading: pools, writing: pools, jobs: pools };
    this.forJobs =
      'money' in pools
        ? new PoolDatabase({ ...options, pools: pools.jobs, tryEveryMs: jobsTryEveryMs }, openTx)
        : this;
  }

  get durability(): Durability {
    return this.#options.durability.current;
  }

  async query<Row>(
    sql: string,
    values?: readonly unknown[],
    options?: { name?: string; atOnce?: boolean },
  ): Promise<QueryAnswer<Row>> {
    this.#refuseInsideTx();
    const of = onlyReads(sql) ? 'reading' : 'writing';
    const take = () => this.#take(this.#pools[of]);
    const session = await (options?.atOnce ? take() : this.#retryWhileAway(this.#retry[of], take));
    return await giveBackAfter(session, (it) => it.query<Row>(sql, values, options?.name, true));
  }

  async lookUp<Key, Row>(lookUp: LookUp<Key, Row>, key: Key): Promise<Row | undefined> {
    this.#refuseInsideTx();
    return await this.#lookUps.find(lookUp, key);
  }

  async tx<T>(work: (tx: Tx) => Promise<T>, options: TxOptions = {}): Promise<T> {
    this.#refuseInsideTx();
    const inMemory = options.commits === 'in memory';
    // Work that waits for no disk is done soon, so it may go where others read.
    const pool = inMemory ? this.#pools.reading : this.#pools.writing;
    const run = () => this.#lend(pool, (session) => runTx(session, this.#marked(work), options));
    const retry = inMemory ? this.#retry.writingInMemory : this.#retry.writing;
    // Work that broke before its COMMIT was rolled back.
    return await (options.atOnce ? run() : this.#retryWhileAway(retry, run));
  }

  async reserve(): Promise<Connection> {
    // On one shared connection a reservation is a place in the queue for each piece of work; so it
    // cannot deadlock with `tx`.
    if (!this.#options.reservesForReal)
      return {
        query: this.query.bind(this),
        lookUp: this.lookUp.bind(this),
        tx: this.tx.bind(this),
        release: () => undefined,
      };
    const take = () => this.#take(this.#pools.money);
    return new ReservedConnection(await take(), take);
  }

  connections(): ConnectionFigures[] {
    const { pools } = this.#options;
    const named = 'money' in pools ? pools : { all: pools };
    return Object.entries(named).map(([of, pool]) => ({
      of: of as ConnectionFigures['of'],
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }));
  }

  async close(): Promise<void> {
    this.#closing ??= this.#end();
    await this.#closing;
  }

  async #end(): Promise<void> {
    await Promise.all([...new Set(Object.values(this.#pools))].map((pool) => pool.end()));
    await this.#options.afterClose();
  }

  async #lend<T>(pool: pg.Pool, use: (session: Session) => Promise<T>): Promise<T> {
    return await giveBackAfter(await this.#take(pool), use);
  }

  async #take(pool: pg.Pool): Promise<Session> {
    try {
      const client = await pool.connect();
      return new Session(client, (broken) => client.release(broken));
    } catch (error) {
      const text = reasonOf(error);
      const failure = new DatabaseUnavailableError(`The database cannot be reached: ${text}`, {
        cause: error,
      });
      if (isAway(failure) && this.#closing === undefined) this.#options.outage.failed(text);
      throw failure;
    }
  }

  #retryWhileAway<T>(retry: SharedRetry, act: () => Promise<T>): Promise<T> {
    return retry.run(act, {
      forMs: this.#options.patienceMs,
      passes: (error) =>
        this.#closing === undefined && error instanceof DatabaseUnavailableError && isAway(error),
    });
  }

  // On the embedded engine a second connection would wait for the first, which waits for it. So it
  // is a mistake on both.
  #refuseInsideTx(): void {
    invariant(
      this.#openTx.getStore()?.over !== false,
      'Inside a transaction use its `tx`: asking the database for another connection would wait ' +
        'for this one.',
    );
  }

  #marked<T>(work: (tx: Tx) => Promise<T>): (tx: Tx) => Promise<T> {
    return async (tx) => {
      const state = { over: false };
      return await this.#openTx
        .run(state, async () => await work(tx))
        .finally(() => {
          state.over = true;
        });
    };
  }
}

async function giveBackAfter<T>(
  session: Session,
  use: (session: Session) => Promise<T>,
): Promise<T> {
  try {
    return await use(session);
  } finally {
    session.release();
  }
}
