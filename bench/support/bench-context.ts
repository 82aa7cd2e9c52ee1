import type { Bank } from '../../server/bank.ts';
import { bankingDayOf } from '../../server/base/clock.ts';
import { systemContext, type Context } from '../../server/context.ts';
import type { Database } from '../../server/db/database.ts';
import { createLedger } from '../../server/ledger/postgresql/create-ledger.ts';

/** The parts of the bank that a job needs, at a time that the benchmark sets. */
export function benchContext(
  db: Database,
  now: () => Temporal.Instant = () => Temporal.Now.instant(),
): Context {
  const bank = {
    db,
    ledger: createLedger(db),
    clock: { now, businessNow: now, businessDay: () => bankingDayOf(now()) },
    config: { limits: true },
    log: console,
    stopping: new AbortController().signal,
  };
  return systemContext(bank as unknown as Bank, 'bench', 'bench');
}
