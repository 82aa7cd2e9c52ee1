import type { LookUp, QueryAnswer } from './database.ts';
import { DatabaseUnavailableError } from './errors.ts';

type Query = <Row>(sql: string, values: readonly unknown[], name: string) => Promise<QueryAnswer<Row>>;

interface Waiting {
  key: unknown;
  resolve(row: unknown): void;
  reject(error: unknown): void;
}

/** So many keys at most in one statement. */
const batchSize = 256;

/** One statement for some keys; each finds its row, or undefined. */
async function askFor(query: Query, { name, sql, values }: LookUp<unknown, unknown>, keys: readonly unknown[]): Promise<unknown[]> {
  const found: unknown[] = Array.from({ length: keys.length });
  for (const { place, ...row } of (await query<{ place: number }>(sql, values(keys), name)).rows) found[place - 1] = row;
  return found;
}

/** A look-up by itself, on a connection or in a transaction of somebody's own. */
export async function lookUpAlone<Key, Row>(query: Query, lookUp: LookUp<Key, Row>, key: Key): Promise<Row | undefined> {
  const [row] = await askFor(query, lookUp, [key]);
  return row as Row | undefined;
}

/**
 * Look-ups of many requests, together: what is asked while one statement is under way leaves with the next. Nothing is remembered: each is read after it was asked,
 * so a session that ended, or a row that was written, before the request came is seen by it.
 */
export class SharedLookUps {
  readonly #query: Query;
  readonly #waiting = new Map<LookUp<never, unknown>, Waiting[]>();

  constructor(query: Query) {
    this.#query = query;
  }

  find<Key, Row>(lookUp: LookUp<Key, Row>, key: Key): Promise<Row | undefined> {
    return new Promise((resolve, reject) => {
      const asked = { key, resolve, reject };
      const waiting = this.#waiting.get(lookUp);
      if (waiting) {
        waiting.push(asked);
      } else {
        const queue = [asked];
        this.#waiting.set(lookUp, queue);
        void this.#drain(lookUp, queue);
      }
    });
  }

  async #drain(lookUp: LookUp<unknown, unknown>, queue: Waiting[]): Promise<void> {
    // One turn of the event loop before each statement, so that requests that have already arrived come along.
    for (await nextTurn(); queue.length > 0; await nextTurn()) {
      const batch = queue.splice(0, batchSize);
      const failure = await this.#answer(lookUp, batch);
      // Whoever waited behind a database that does not answer has waited as long.
      if (failure instanceof DatabaseUnavailableError) for (const { reject } of queue.splice(0)) reject(failure);
    }
    this.#waiting.delete(lookUp);
  }

  /** @returns why it failed, if it did. */
  async #answer(lookUp: LookUp<unknown, unknown>, batch: readonly Waiting[]): Promise<unknown> {
    try {
      const keys = batch.map(({ key }) => key);
      const found = await askFor(this.#query, lookUp, keys);
      for (const [index, { resolve }] of batch.entries()) resolve(found[index]);
    } catch (error) {
      // A key the database cannot read fails alone.
      if (batch.length > 1 && !(error instanceof DatabaseUnavailableError)) for (const each of batch) await this.#answer(lookUp, [each]);
      else for (const { reject } of batch) reject(error);
      return error;
    }
    return undefined;
  }
}

async function nextTurn(): Promise<void> {
  await new Promise(setImmediate);
}
