import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { MoneyWaitsError } from '../../ledger/group-commit-errors.ts';
import {
  findSetAside,
  forgetSetAside,
  isForgotten,
  setAside,
  type SetAsideRow,
} from './set-aside.ts';

/** The choice of due rows that a job takes. */
export interface DueRows {
  /** Set aside for now. */
  except: readonly string[];
  limit: number;
}

interface RowWork<Row> {
  /**
   * Rows of one transaction: one, where each has accounts of its own to keep locked until its end.
   */
  atOnce: number;
  /** Transactions of one run. */
  turns: number;
  /**
   * Due rows, the longest due first, locked for this transaction; those another worker holds are
   * left to it.
   */
  lock(tx: Tx, ctx: Context, due: DueRows): Promise<Row[]>;
  idOf(row: Row): string;
  work(tx: Tx, ctx: Context, rows: readonly Row[]): Promise<void>;
}

/**
 * The failure of some rows; what fails before any was taken is the database's, and the whole job's.
 */
class RowsFailed extends Error {
  override name = 'RowsFailed';
  readonly ids: readonly [string, ...string[]];

  constructor(ids: readonly [string, ...string[]], cause: unknown) {
    super('Some rows of a job failed.', { cause });
    this.ids = ids;
  }
}

/**
 * The rows set aside that a run knows: those to leave alone, and all of them, to forget the ones it
 * works with.
 */
interface Asides {
  job: string;
  waiting: Set<string>;
  known: Set<string>;
}

async function readAsides({ bank, actor }: Context): Promise<Asides> {
  const job = jobOf(actor);
  const rows = await findSetAside(bank.db, job);
  const now = bank.clock.now();
  const old = rows.filter((row) => isForgotten(row, now)).map(({ rowId }) => rowId);
  if (old.length > 0) await forgetSetAside(bank.db, job, old);
  const isWaiting = ({ until }: SetAsideRow) => Temporal.Instant.compare(until, now) > 0;
  return {
    job,
    waiting: new Set(rows.filter(isWaiting).map(({ rowId }) => rowId)),
    known: new Set(rows.map(({ rowId }) => rowId)),
  };
}

const jobOf = ({ name }: Context['actor']): string => name.replace(/^system:/, '');

/**
 * A job over rows that become due. A row that fails changes nothing, is logged and set aside with a
 * growing pause, and never holds up those behind it.
 * @returns the job: how many rows it has done.
 */
export function rowByRow<Row>({
  atOnce,
  turns,
  lock,
  idOf,
  work,
}: RowWork<Row>): (ctx: Context) => Promise<number> {
  async function takeTurn(ctx: Context, asides: Asides, limit: number): Promise<number> {
    let ids: string[] = [];
    try {
      await ctx.bank.db.tx(async (tx) => {
        ids = [];
        const rows = await lock(tx, ctx, { except: [...asides.waiting], limit });
        ids = rows.map(idOf);
        if (rows.length > 0) await work(tx, ctx, rows);
      });
    } catch (error) {
      const [first, ...others] = ids;
      // While no money moves at all nothing is wrong with the rows.
      const allWait = error instanceof MoneyWaitsError && !error.ofAccount;
      throw first === undefined || allWait ? error : new RowsFailed([first, ...others], error);
    }
    const mended = ids.filter((id) => asides.known.delete(id));
    if (mended.length > 0) await forgetSetAside(ctx.bank.db, asides.job, mended);
    return ids.length;
  }

  /** Rows that failed together are taken one by one, so that only the bad one waits. */
  async function takeSome(
    ctx: Context,
    asides: Asides,
    limit: number,
  ): Promise<{ done: number; isLast: boolean }> {
    try {
      const done = await takeTurn(ctx, asides, limit);
      return { done, isLast: done < limit };
    } catch (error) {
      if (!(error instanceof RowsFailed)) throw error;
      const [id, ...others] = error.ids;
      if (others.length === 0) {
        await leaveAlone(ctx, asides, { id, cause: error.cause });
        return { done: 0, isLast: false };
      }
      let done = 0;
      for (const _ of error.ids) done += (await takeSome(ctx, asides, 1)).done;
      return { done, isLast: false };
    }
  }

  return async (ctx) => {
    const asides = await readAsides(ctx);
    let done = 0;
    for (let turn = 0; turn < turns; turn += 1) {
      const some = await takeSome(ctx, asides, atOnce);
      done += some.done;
      if (some.isLast || ctx.bank.stopping.aborted) break;
    }
    return done;
  };
}

async function leaveAlone(
  { bank }: Context,
  { job, waiting, known }: Asides,
  { id, cause }: { id: string; cause: unknown },
): Promise<void> {
  const error =
    cause instanceof Error
      ? { message: cause.message, stack: cause.stack }
      : { message: String(cause) };
  const tries = await setAside(bank.db, {
    job,
    rowId: id,
    reason: error.message,
    now: bank.clock.now(),
  });
  waiting.add(id);
  known.add(id);
  bank.log.error(
    { job, row: id, tries, error },
    'a row of a job failed, it waits and the others go on',
  );
}
