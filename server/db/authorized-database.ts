import { InvariantError } from '../base/invariant.ts';
import type {
  Connection,
  Database,
  Durability,
  LookUp,
  QueryAnswer,
  Tx,
  TxOptions,
} from './database.ts';
import { onlyReads } from './only-reads.ts';

/**
 * The database as one person's request has it. The person who is let in may be put out while the request is
 * under way; so each transaction, and each statement that writes by itself, begins with `authorize`,
 * which reads again under a lock whether they still may, and throws if not. There is no other way
 * to write.
 */
export class AuthorizedDatabase implements Database {
  readonly engine: Database['engine'];
  readonly #db: Database;
  readonly #authorize: (tx: Tx) => Promise<void>;

  constructor(db: Database, authorize: (tx: Tx) => Promise<void>) {
    this.engine = db.engine;
    this.#db = db;
    this.#authorize = authorize;
  }

  get durability(): Durability {
    return this.#db.durability;
  }

  async query<Row>(
    sql: string,
    values?: readonly unknown[],
    options: { name?: string; atOnce?: boolean } = {},
  ): Promise<QueryAnswer<Row>> {
    if (onlyReads(sql)) return await this.#db.query<Row>(sql, values, options);
    return await this.tx((tx) => tx.query<Row>(sql, values, options), options);
  }

  async lookUp<Key, Row>(lookUp: LookUp<Key, Row>, key: Key): Promise<Row | undefined> {
    return await this.#db.lookUp(lookUp, key);
  }

  async tx<T>(work: (tx: Tx) => Promise<T>, options: TxOptions = {}): Promise<T> {
    // Work that may be lost with the machine writes a note, and no one's deed.
    if (options.commits === 'in memory') return await this.#db.tx(work, options);
    return await this.#db.tx(async (tx) => {
      await this.#authorize(tx);
      return await work(tx);
    }, options);
  }

  async reserve(): Promise<Connection> {
    throw new InvariantError('a request keeps no connection for itself');
  }

  async close(): Promise<void> {
    throw new InvariantError('a request does not close the database');
  }
}
