import type pg from 'pg';
import { invariant } from '../base/invariant.ts';
import { errorType } from '../base/current-span.ts';
import type { QueryAnswer } from './database.ts';
import {
  DatabaseUnavailableError,
  OutcomeUnknownError,
  breaksConnection,
  describeFailure,
} from './errors.ts';
import { startStatement } from './statement-span.ts';
import { encodeValue } from './values.ts';

// The embedded engine breaks beyond this many; both refuse, so that what works on one works on the
// other. Pass arrays and `unnest` them.
const maxValues = 32_767;

// The function of PostgreSQL that warns that a standby did not confirm a commit. The warning has the
// code of any other and its words are translated, so only this name tells it.
const waitsForStandby = 'SyncRepWaitForLSN';

/** One checked-out connection. Knows when it is broken, so that the pool replaces it. */
export class Session {
  readonly #client: pg.ClientBase;
  readonly #giveBack: (broken: Error | undefined) => void;
  #broken: Error | undefined;
  #warnings: string[] = [];
  readonly #onError = (error: Error): void => {
    this.#broken ??= error;
  };
  readonly #onNotice = (notice: {
    routine?: string | undefined;
    message?: string | undefined;
  }): void => {
    if (notice.routine === waitsForStandby) this.#warnings.push(notice.message ?? '');
  };

  /**
   * @param giveBack returns the client to who opened it; an error says that it must be closed
   * instead of kept.
   */
  constructor(client: pg.ClientBase, giveBack: (broken: Error | undefined) => void) {
    this.#client = client;
    this.#giveBack = giveBack;
    client.on('error', this.#onError);
    client.on('notice', this.#onNotice);
  }

  get broken(): boolean {
    return this.#broken !== undefined;
  }

  /**
   * Runs one statement.
   * @param mayCommit whether it commits by itself. Then `OutcomeUnknownError` tells that the answer
   * was lost, or that a standby did not confirm.
   */
  async query<Row>(
    sql: string,
    values: readonly unknown[] | undefined,
    name: string | undefined,
    mayCommit: boolean,
  ): Promise<QueryAnswer<Row>> {
    return toAnswer<Row>(
      await this.#send(
        { text: sql, ...(values && { values: encodeValues(values) }), ...(name && { name }) },
        mayCommit,
      ),
    );
  }

  /** Ends the transaction. Throws `OutcomeUnknownError` as `query` does. */
  async commit(): Promise<void> {
    const result = await this.#send({ text: 'COMMIT' }, true);
    invariant(
      result.command === 'COMMIT',
      'The transaction had failed before COMMIT: an error inside it was swallowed.',
    );
  }

  async #send(config: pg.QueryConfig<unknown[]>, mayCommit: boolean): Promise<pg.QueryResult> {
    if (this.#broken)
      throw new DatabaseUnavailableError(
        `The database connection is gone: ${this.#broken.message}`,
        { cause: this.#broken },
      );
    this.#warnings = [];
    const span = startStatement(config.text, config.name);
    try {
      const result = await this.#client.query(config);
      span?.end();
      if (mayCommit && this.#warnings.length > 0)
        throw new OutcomeUnknownError(
          `Committed here, but not confirmed: ${this.#warnings.join('; ')}`,
        );
      return result;
    } catch (error) {
      span?.end(errorType(error));
      if (error instanceof OutcomeUnknownError) throw error;
      if (breaksConnection(error)) this.#broken = error as Error;
      throw describeFailure(error, mayCommit);
    }
  }

  release(): void {
    this.#client.off('error', this.#onError);
    this.#client.off('notice', this.#onNotice);
    this.#giveBack(this.#broken);
  }
}

function encodeValues(values: readonly unknown[]): unknown[] {
  invariant(
    values.length <= maxValues,
    `A statement takes at most ${maxValues} values; pass arrays.`,
  );
  return values.map(encodeValue);
}

function toAnswer<Row>(result: pg.QueryResult | pg.QueryResult[]): QueryAnswer<Row> {
  // Several statements in one text answer with a list; the last one is the answer.
  const last = Array.isArray(result) ? result.at(-1) : result;
  return { rows: (last?.rows ?? []) as Row[], rowCount: last?.rowCount ?? 0 };
}
