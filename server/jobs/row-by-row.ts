import type { Bank } from '../bank.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { SetAside } from './set-aside.ts';

/** Which due rows a job takes. */
export interface DueRows {
  /** Set aside for now. */
  except: readonly string[];
  limit: number;
}

interface RowWork<Row> {
  /** Rows of one transaction: one, where each has accounts of its own to keep locked meanwhile. */
  atOnce: number;
  /** Transactions of one run. */
  turns: number;
  /** Due rows, the longest due first, locked for this transaction; those another worker holds are left to it. */
  lock(tx: Tx, ctx: Context, due: DueRows): Promise<Row[]>;
  idOf(row: Row): string;
  work(tx: Tx, ctx: Context, rows: readonly Row[]): Promise<void>;
}

/** The failure of some rows; what fails before any was taken is the database's, and the whole job's. */
class RowsFailed extends Error {
  override name = 'RowsFailed';
  readonly ids: readonly [string, ...string[]];

  constructor(ids: readonly [string, ...string[]], cause: unknown) {
    super('Some rows of a job failed.', { cause });
    this.ids = ids;
  }
}

/**
 * A job over rows that become due. A row that fails changes nothing, is logged and set aside with a growing pause, and never holds up those behind it.
 * @returns the job: how many rows it has done.
 */
export function rowByRow<Row>({ atOnce, turns, lock, idOf, work }: RowWork<Row>): (ctx: Context) => Promise<number> {
  const asides = new WeakMap<Bank, SetAside>();

  async function takeTurn(ctx: Context, aside: SetAside, limit: number): Promise<number> {
    let ids: string[] = [];
    try {
      await ctx.bank.db.tx(async (tx) => {
        ids = [];
        const rows = await lock(tx, ctx, { except: aside.ids(ctx.bank.clock.now()), limit });
        ids = rows.map(idOf);
        if (rows.length > 0) await work(tx, ctx, rows);
      });
    } catch (error) {
      const [first, ...others] = ids;
      throw first === undefined ? error : new RowsFailed([first, ...others], error);
    }
    aside.forget(ids);
    return ids.length;
  }

  /** Rows that failed together are taken one by one, so that only the bad one waits. */
  async function takeSome(ctx: Context, aside: SetAside, limit: number): Promise<{ done: number; isLast: boolean }> {
    try {
      const done = await takeTurn(ctx, aside, limit);
      return { done, isLast: done < limit };
    } catch (error) {
      if (!(error instanceof RowsFailed)) throw error;
      const [id, ...others] = error.ids;
      if (others.length === 0) {
        logFailure(ctx, { id, tries: aside.add(id, ctx.bank.clock.now()), cause: error.cause });
        return { done: 0, isLast: false };
      }
      let done = 0;
      for (const _ of error.ids) done += (await takeSome(ctx, aside, 1)).done;
      return { done, isLast: false };
    }
  }

  return async (ctx) => {
    const aside = asides.get(ctx.bank) ?? new SetAside();
    asides.set(ctx.bank, aside);
    let done = 0;
    for (let turn = 0; turn < turns; turn += 1) {
      const some = await takeSome(ctx, aside, atOnce);
      done += some.done;
      if (some.isLast || ctx.bank.stopping.aborted) break;
    }
    return done;
  };
}

function logFailure({ bank, actor }: Context, { id, tries, cause }: { id: string; tries: number; cause: unknown }): void {
  const error = cause instanceof Error ? { message: cause.message, stack: cause.stack } : String(cause);
  bank.log.error({ job: actor.name, row: id, tries, error }, 'a row of a job failed, it waits and the others go on');
}
