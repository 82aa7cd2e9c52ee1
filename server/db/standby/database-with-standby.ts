import type { AsyncLocalStorage } from 'node:async_hooks';
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
} from '../database.ts';
import { onlyReads } from '../only-reads.ts';
import { type LogPosition, readLeaderPosition } from './log-position.ts';
import type { Standby } from './standby.ts';
import { StandbyUnreadError, type WhyUnread } from './unread-standby.ts';

/** Work whose reads a standby may answer. */
export interface RecentWork {
  /** The position it waits for; asked of the leader again after the work has written something. */
  wanted: Promise<LogPosition | undefined> | undefined;
  /** Once the leader has answered, it does to the end: nothing is read that is older than before. */
  leads: WhyUnread | undefined;
}

/** The number of statements that the standby answered, and that the leader did instead, by why. */
export interface ReadFigures {
  standby: number;
  leader: ReadonlyMap<WhyUnread, number>;
}

interface Shared {
  standby: Standby;
  work: AsyncLocalStorage<RecentWork>;
  counts: { standby: number; leader: Map<WhyUnread, number> };
}

/**
 * The leader, with a standby that answers what recent work only reads: once it has replayed all that
 * was confirmed before the work began, on any server and for anybody. So no one reads
 * before their own writes, and nothing is kept about who wrote when. Transactions, look-ups and all
 * other work are the leader's.
 */
export class DatabaseWithStandby implements Database {
  readonly engine: Database['engine'];
  readonly #leader: Database;
  readonly #shared: Shared;

  constructor(leader: Database, shared: Shared) {
    this.engine = leader.engine;
    this.#leader = leader;
    this.#shared = shared;
  }

  get durability(): Durability {
    return this.#leader.durability;
  }

  async query<Row>(
    sql: string,
    values?: readonly unknown[],
    options?: { name?: string; atOnce?: boolean },
  ): Promise<QueryAnswer<Row>> {
    const work = this.#shared.work.getStore();
    if (!work) return await this.#leader.query<Row>(sql, values, options);
    if (onlyReads(sql)) {
      const answer = await this.#readOnStandby<Row>(work, sql, values, options?.name);
      return answer ?? (await this.#leader.query<Row>(sql, values, options));
    }
    const written = await this.#leader.query<Row>(sql, values, options);
    work.wanted = undefined;
    return written;
  }

  async #readOnStandby<Row>(
    work: RecentWork,
    sql: string,
    values: readonly unknown[] | undefined,
    name: string | undefined,
  ): Promise<QueryAnswer<Row> | undefined> {
    const { standby, counts } = this.#shared;
    if (work.leads === undefined) {
      try {
        const asked = (work.wanted ??= readLeaderPosition(this.#leader));
        const wanted = await asked;
        if (!wanted) throw new StandbyUnreadError('no leader', 'No database leads now.');
        const { answer, at } = await standby.read<Row>(wanted, { sql, values, name });
        // Another standby that answers next must be as far.
        if (work.wanted === asked && at.position > wanted.position)
          work.wanted = Promise.resolve(at);
        counts.standby += 1;
        return answer;
      } catch (error) {
        if (!(error instanceof StandbyUnreadError)) throw error;
        work.leads = error.why;
      }
    }
    counts.leader.set(work.leads, (counts.leader.get(work.leads) ?? 0) + 1);
    return undefined;
  }

  async lookUp<Key, Row>(lookUp: LookUp<Key, Row>, key: Key): Promise<Row | undefined> {
    return await this.#leader.lookUp(lookUp, key);
  }

  async tx<T>(work: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T> {
    const recent = this.#shared.work.getStore();
    const result = await this.#leader.tx(work, options);
    if (recent) recent.wanted = undefined;
    return result;
  }

  async reserve(): Promise<Connection> {
    return await this.#leader.reserve();
  }

  async close(): Promise<void> {
    await this.#leader.close();
  }
}

/** The same for a whole server: for its jobs too, and closed together. */
export class PooledDatabaseWithStandby extends DatabaseWithStandby implements PooledDatabase {
  readonly forJobs: Database;
  readonly #connections: () => ConnectionFigures[];
  readonly #standby: Standby;

  constructor(leader: PooledDatabase, shared: Shared) {
    super(leader, shared);
    this.forJobs = new DatabaseWithStandby(leader.forJobs, shared);
    this.#connections = () => [...leader.connections(), shared.standby.connections()];
    this.#standby = shared.standby;
  }

  connections(): ConnectionFigures[] {
    return this.#connections();
  }

  override async close(): Promise<void> {
    await Promise.all([super.close(), this.#standby.close()]);
  }
}
