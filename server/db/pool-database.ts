import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { invariant } from '../base/invariant.ts';
import type {
  Connection,
  Database,
  Durability,
  LookUp,
  PooledDatabase,
  QueryAnswer,
  Tx,
} from './database.ts';
import { DatabaseUnavailableError, isAway } from './errors.ts';
import { patiently } from './patiently.ts';
import { ReservedConnection } from './reserved-connection.ts';
import { runTx } from './run-tx.ts';
import { Session } from './session.ts';
import { SharedLookUps } from './shared-look-ups.ts';

interface PoolDatabaseOptions {
  engine: Database['engine'];
  durability: Durability;
  pool: pg.Pool;
  /**
   * Whether a reserved connection holds a real one. The embedded engine has a single connection,
   * which no caller may keep.
   */
  reservesForReal: boolean;
  /**
   * How long work that is known not to have happened is done again while the database is away;
   * reserved connections fail at once, since their owners ask again by themselves.
   */
  patienceMs: number;
  /** Ends what stands behind the pool, after it. */
  afterClose(): Promise<void>;
}

/**
 * A `Database` over a pool of `pg` clients; both engines speak PostgreSQL's protocol, so this is
 * all there is.
 */
export class PoolDatabase implements PooledDatabase {
  readonly engine: Database['engine'];
  readonly durability: Durability;
  readonly #options: PoolDatabaseOptions;
  // Whether the caller is inside one of our transactions.
  readonly #openTx = new AsyncLocalStorage<{ over: boolean }>();
  readonly #lookUps = new SharedLookUps((sql, values, name) =>
    this.#patiently(() => this.#lend((session) => session.query(sql, values, name, false))),
  );
  #closing: Promise<void> | undefined;

  constructor(options: PoolDatabaseOptions) {
    this.engine = options.engine;
    this.durability = options.durability;
    this.#options = options;
  }

  async query<Row>(
    sql: string,
    values?: readonly unknown[],
    options?: { name?: string; atOnce?: boolean },
  ): Promise<QueryAnswer<Row>> {
    this.#refuseInsideTx();
    const take = () => this.#take();
    const session = await (options?.atOnce ? take() : this.#patiently(take));
    return await giveBackAfter(session, (it) => it.query<Row>(sql, values, options?.name, true));
  }

  async lookUp<Key, Row>(lookUp: LookUp<Key, Row>, key: Key): Promise<Row | undefined> {
    this.#refuseInsideTx();
    return await this.#lookUps.find(lookUp, key);
  }

  async tx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    this.#refuseInsideTx();
    // What broke before its COMMIT was rolled back.
    return await this.#patiently(() => this.#lend((session) => runTx(session, this.#marked(work))));
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
    return new ReservedConnection(await this.#take(), () => this.#take());
  }

  connections(): ReturnType<PooledDatabase['connections']> {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#options.pool;
    return { open, idle, waiting };
  }

  async close(): Promise<void> {
    this.#closing ??= this.#options.pool.end().then(() => this.#options.afterClose());
    await this.#closing;
  }

  async #lend<T>(use: (session: Session) => Promise<T>): Promise<T> {
    return await giveBackAfter(await this.#take(), use);
  }

  async #take(): Promise<Session> {
    try {
      const client = await this.#options.pool.connect();
      return new Session(client, (broken) => client.release(broken));
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      throw new DatabaseUnavailableError(`The database cannot be reached: ${text}`, {
        cause: error,
      });
    }
  }

  #patiently<T>(act: () => Promise<T>): Promise<T> {
    return patiently(act, {
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
