import type { Connection, Database, Durability, LookUp, QueryAnswer, Tx } from '../database.ts';
import { asksForRetry, DatabaseUnavailableError, OutcomeUnknownError } from '../errors.ts';

/**
 * A long read on a standby. Where the standby ends it, as its log takes away what is being read, or
 * is lost, the read begins again on the leader.
 */
export class SnapshotOnStandby implements Database {
  readonly engine = 'postgresql';
  readonly #openOnLeader: () => Promise<Database>;
  #database: Database;
  #isOnStandby = true;

  constructor(standby: Database, openOnLeader: () => Promise<Database>) {
    this.#database = standby;
    this.#openOnLeader = openOnLeader;
  }

  get durability(): Durability {
    return this.#database.durability;
  }

  async query<Row>(
    sql: string,
    values?: readonly unknown[],
    options?: { name?: string; atOnce?: boolean },
  ): Promise<QueryAnswer<Row>> {
    return await this.#read((database) => database.query<Row>(sql, values, options));
  }

  async lookUp<Key, Row>(lookUp: LookUp<Key, Row>, key: Key): Promise<Row | undefined> {
    return await this.#read((database) => database.lookUp(lookUp, key));
  }

  async tx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return await this.#read((database) => database.tx(work));
  }

  async reserve(): Promise<Connection> {
    return await this.#database.reserve();
  }

  async close(): Promise<void> {
    await this.#database.close();
  }

  async #read<T>(act: (database: Database) => Promise<T>): Promise<T> {
    try {
      return await act(this.#database);
    } catch (error) {
      if (!this.#isOnStandby || !isOfTheStandby(error)) throw error;
      this.#isOnStandby = false;
      await this.#database.close();
      this.#database = await this.#openOnLeader();
      return await act(this.#database);
    }
  }
}

const isOfTheStandby = (error: unknown): boolean =>
  error instanceof DatabaseUnavailableError ||
  error instanceof OutcomeUnknownError ||
  asksForRetry(error);
