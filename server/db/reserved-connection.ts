import { invariant } from '../base/invariant.ts';
import type { Connection, LookUp, QueryAnswer, Tx } from './database.ts';
import { runTx } from './run-tx.ts';
import type { Session } from './session.ts';
import { lookUpAlone } from './shared-look-ups.ts';

/**
 * Keeps one connection for its owner, and takes another one when it breaks. Work on it is done one
 * piece after the other.
 */
export class ReservedConnection implements Connection {
  readonly #take: () => Promise<Session>;
  #session: Session | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #released = false;

  constructor(session: Session, take: () => Promise<Session>) {
    this.#session = session;
    this.#take = take;
  }

  async query<Row>(
    sql: string,
    values?: readonly unknown[],
    options?: { name?: string },
  ): Promise<QueryAnswer<Row>> {
    return await this.#inTurn((session) => session.query<Row>(sql, values, options?.name, true));
  }

  async lookUp<Key, Row>(lookUp: LookUp<Key, Row>, key: Key): Promise<Row | undefined> {
    return await lookUpAlone((sql, values, name) => this.query(sql, values, { name }), lookUp, key);
  }

  async tx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return await this.#inTurn((session) => runTx(session, work));
  }

  release(): void {
    this.#released = true;
    void this.#last.then(() => this.#giveBack());
  }

  async #inTurn<T>(use: (session: Session) => Promise<T>): Promise<T> {
    invariant(!this.#released, 'This connection was given back.');
    const turn = this.#last.then(async () => await use(await this.#working()));
    this.#last = turn.catch(() => undefined);
    return await turn;
  }

  async #working(): Promise<Session> {
    if (this.#session?.broken) this.#giveBack();
    this.#session ??= await this.#take();
    return this.#session;
  }

  #giveBack(): void {
    this.#session?.release();
    this.#session = undefined;
  }
}
