import { currentSpan, type Span, within } from '../base/current-span.ts';
import type { LookUp, QueryAnswer } from './database.ts';
import { DatabaseUnavailableError } from './errors.ts';

type Query = <Row>(
  sql: string,
  values: readonly unknown[],
  name: string,
) => Promise<QueryAnswer<Row>>;

interface Waiting {
  key: unknown;
  /** Of who asks: the loop that answers them began in the request of another. */
  span: Span | undefined;
  resolve(row: unknown): void;
  reject(error: unknown): void;
}

/** One statement for some keys; each finds its row, or undefined. */
async function askFor(
  query: Query,
  { name, sql, values }: LookUp<unknown, unknown>,
  keys: readonly unknown[],
): Promise<unknown[]> {
  const found: unknown[] = Array.from({ length: keys.length });
  for (const { place, ...row } of (await query<{ place: number }>(sql, values(keys), name)).rows)
    found[place - 1] = row;
  return found;
}

/** A look-up by itself, on a connection or in a caller's own transaction. */
export async function lookUpAlone<Key, Row>(
  query: Query,
  lookUp: LookUp<Key, Row>,
  key: Key,
): Promise<Row | undefined> {
  const [row] = await askFor(query, lookUp, [key]);
  return row as Row | undefined;
}

/**
 * Batches look-ups of many requests: one statement at a time, each kind in its turn with all keys
 * that were asked for while the last one ran. It caches nothing: each key is read after it was
 * asked for, so a session that ended, or a row that was written, before the request came is seen by
 * it.
 */
export class SharedLookUps {
  readonly #query: Query;
  /** By kind, whichever was asked for first at the front. */
  readonly #waiting = new Map<LookUp<never, unknown>, Waiting[]>();
  #draining = false;

  constructor(query: Query) {
    this.#query = query;
  }

  find<Key, Row>(lookUp: LookUp<Key, Row>, key: Key): Promise<Row | undefined> {
    return new Promise((resolve, reject) => {
      const asked = { key, span: currentSpan(), resolve, reject };
      const waiting = this.#waiting.get(lookUp);
      if (waiting) waiting.push(asked);
      else this.#waiting.set(lookUp, [asked]);
      if (!this.#draining) void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    this.#draining = true;
    // One turn of the event loop before each statement, so that requests that have already arrived
    // come along.
    for (await nextTurn(); this.#waiting.size > 0; await nextTurn()) {
      const failure = await this.#askNext();
      // Requests that waited behind a database that does not answer have waited as long.
      if (failure instanceof DatabaseUnavailableError) this.#refuseAll(failure);
    }
    this.#draining = false;
  }

  /** @returns why it failed, if it did. */
  async #askNext(): Promise<unknown> {
    for (const [lookUp, batch] of this.#waiting) {
      this.#waiting.delete(lookUp);
      return await this.#answer(lookUp, batch);
    }
    return undefined;
  }

  #refuseAll(failure: Error): void {
    for (const { reject } of [...this.#waiting.values()].flat()) reject(failure);
    this.#waiting.clear();
  }

  async #answer(lookUp: LookUp<unknown, unknown>, batch: readonly Waiting[]): Promise<unknown> {
    try {
      const keys = batch.map(({ key }) => key);
      const found = await within(batch[0]?.span, () => askFor(this.#query, lookUp, keys));
      for (const [index, { resolve }] of batch.entries()) resolve(found[index]);
    } catch (error) {
      // A key the database cannot read fails alone.
      if (batch.length > 1 && !(error instanceof DatabaseUnavailableError))
        for (const each of batch) await this.#answer(lookUp, [each]);
      else for (const { reject } of batch) reject(error);
      return error;
    }
    return undefined;
  }
}

async function nextTurn(): Promise<void> {
  await new Promise(setImmediate);
}
