/**
 * The one way to a database, whichever engine is behind it.
 *
 * Values read: `bigint` (int8) is a JavaScript bigint, `timestamptz` a `Temporal.Instant`, `date`
 * an ISO text (`2026-11-21`), `jsonb` the parsed value, `bytea` a Buffer. Values written: the same
 * types, plus arrays of them for `unnest`.
 */
export interface Queryable {
  /**
   * Runs one statement. `name` makes it a prepared statement where the engine has them; `atOnce`
   * fails without waiting for a database that is away, for who must know that it is.
   */
  query<Row = Record<string, unknown>>(
    sql: string,
    values?: readonly unknown[],
    options?: { name?: string; atOnce?: boolean },
  ): Promise<QueryAnswer<Row>>;
  /**
   * Finds one row by its key. Outside a transaction, look-ups of other keys at the same moment
   * share its statement.
   */
  lookUp<Key, Row>(lookUp: LookUp<Key, Row>, key: Key): Promise<Row | undefined>;
}

/** A row that nearly every request looks for, each by its own key. */
export interface LookUp<Key, Row> {
  name: string;
  /**
   * Answers for many keys, a row or none for each, with `place`: the integer position of its key,
   * from 1.
   */
  sql: string;
  values(keys: readonly Key[]): unknown[];
  /** Never there: it ties the kind of row to the look-up. */
  row?: Row;
}

export interface QueryAnswer<Row> {
  rows: Row[];
  rowCount: number;
}

/**
 * Work inside one database transaction. Stores that write take a `Tx`, so that a write cannot leave
 * it.
 */
export interface Tx extends Queryable {
  readonly isTx: true;
}

/** A connection kept by one owner, for a loop that must not wait for the pool. */
export interface Connection extends Queryable {
  /**
   * Begins at READ COMMITTED, commits when `work` resolves, rolls back when it throws; 40001 and
   * 40P01 are tried again.
   */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  release(): void;
}

/**
 * The event that a 2xx answer survives: the end of the process, the loss of power as well, or of
 * the whole machine.
 */
export type Durability = 'process-crash' | 'power-loss' | 'machine-loss';

export interface TxOptions {
  /**
   * `in memory` waits for neither disk nor standby, and may be lost with the machine: for a time
   * stamp or a note, never for money, a session that ends, a changed factor or the trail.
   */
  commits?: 'on disk' | 'in memory';
  /** Fails at once where the database is away, instead of asking again for some seconds. */
  atOnce?: boolean;
}

export interface Database extends Queryable {
  readonly engine: 'embedded' | 'postgresql';
  /** As the newest connection found it: another leader may keep less. */
  readonly durability: Durability;
  tx<T>(work: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>;
  /** A connection of those for money, which no other work takes. */
  reserve(): Promise<Connection>;
  close(): Promise<void>;
}

/** Connections open and idle now, and work that waits for one. */
export interface ConnectionFigures {
  /** The kind of work that they are for; `all` where it has no others. */
  of: 'money' | 'reading' | 'writing' | 'jobs' | 'standby' | 'all';
  open: number;
  idle: number;
  waiting: number;
}

export interface PooledDatabase extends Database {
  /** The same database over connections that only jobs take. */
  readonly forJobs: Database;
  connections(): ConnectionFigures[];
}
