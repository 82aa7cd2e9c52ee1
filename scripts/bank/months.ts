import { bankTimeZone } from '../../contract/values/bank-zone.ts';
import type { Database, Tx } from '../../server/db/database.ts';
import { waitedForLock } from '../../server/db/errors.ts';
import { mayMigrate } from '../../server/db/migrate.ts';
import {
  attachMonth,
  detachMonth,
  MonthStaysError,
} from '../../server/ledger/months/detach-month.ts';
import { type Month, readMonths } from '../../server/ledger/months/months.ts';
import type { ClosedMonth } from '../../server/ledger/months/move-month.ts';
import { recordOperatorEvent } from '../../server/services/audit/operator-event.ts';
import { openBankDatabase } from './open-bank-database.ts';
import { UsageError } from './usage-error.ts';

const usage = 'Usage: npm run bank -- months [list | detach YYYY-MM [--years N] | attach YYYY-MM]';

/** Until then a payment can be disputed, and a court can ask for a customer's records. */
const usualYears = 7;
const fewestYears = 2;

/** Lists the months of entries, and takes old ones out of the proofs and back. */
export async function run(args: string[]): Promise<void> {
  const [command = 'list', asked = '', flag, years = String(usualYears), ...more] = args;
  const isDetach = command === 'detach';
  const known = command === 'list' ? args.length <= 1 : /^\d{4}-(0[1-9]|1[0-2])$/.test(asked);
  const flagged = flag === undefined || (isDetach && flag === '--years' && /^\d{1,3}$/.test(years));
  if (!/^(list|detach|attach)$/.test(command) || !known || !flagged || more.length > 0)
    throw new UsageError(usage);
  if (Number(years) < fewestYears)
    throw new UsageError(
      `--years is ${fewestYears} at least: the months of late are read all day.`,
    );
  const database = await openBankDatabase();
  try {
    if (command === 'list') await list(database);
    else await move(database, asked, isDetach ? Number(years) : undefined);
  } catch (error) {
    throw foreseen(error);
  } finally {
    await database.close();
  }
}

function foreseen(error: unknown): unknown {
  if (error instanceof MonthStaysError) return new UsageError(error.message);
  return waitedForLock(error)
    ? new UsageError(
        'Entries are read for longer than a minute, perhaps by a backup or a proof. What is ' +
          'printed above was done; come again for the rest.',
      )
    : error;
}

const monthOf = (at: Temporal.Instant): string =>
  at.toZonedDateTimeISO(bankTimeZone).toPlainDate().toPlainYearMonth().toString();

/** The last month that a partition holds. */
const lastMonthOf = ({ until }: Month): string | undefined =>
  until ? monthOf(until.subtract({ nanoseconds: 1 })) : undefined;

function describe(month: Month): string {
  const last = lastMonthOf(month);
  const first = month.from ? monthOf(month.from) : undefined;
  const time =
    last === undefined
      ? `${first ?? ''} and later`.trim()
      : first === last
        ? last
        : `${first ? `${first} to` : 'up to'} ${last}`;
  const megabytes = Math.ceil(Number(month.bytes) / 1024 / 1024);
  return `${month.isDetached ? 'detached' : 'attached'}  ${time.padEnd(18)} ${month.partition}, ${megabytes} MB`;
}

async function list(database: Database): Promise<void> {
  for (const month of await readMonths(database)) console.log(describe(month));
}

/** @param years of a month to detach; undefined: it is attached. */
async function move(database: Database, asked: string, years?: number): Promise<void> {
  if (!(await mayMigrate(database)))
    throw new UsageError(
      'This login may not move tables. Set DATABASE_OWNER_URL to the login that owns them.',
    );
  const all = await readMonths(database);
  const asIs = all.filter(
    (month): month is ClosedMonth =>
      month.until !== null && month.isDetached === (years === undefined),
  );
  // Months leave from the oldest on, and come back from the newest on.
  const moved =
    years === undefined
      ? asIs
          .filter(({ until }) => monthOf(until.subtract({ nanoseconds: 1 })) >= asked)
          .toReversed()
      : asIs.filter(({ until }) => monthOf(until.subtract({ nanoseconds: 1 })) <= asked);
  const edge =
    years === undefined ? moved.at(-1)?.from : moved.at(-1)?.until.subtract({ nanoseconds: 1 });
  if (moved.length === 0 || (edge && monthOf(edge) !== asked))
    throw new UsageError(
      `No ${years === undefined ? 'detached' : 'attached'} partition ` +
        `${years === undefined ? 'begins' : 'ends'} with ${asked}: see npm run bank -- months.`,
    );
  for (const month of moved) {
    const note = (action: 'months.detached' | 'months.attached') => (tx: Tx) =>
      recordOperatorEvent(tx, action, { month: asked, partition: month.partition });
    if (years === undefined) await attachMonth(database, month, note('months.attached'));
    else await detachMonth(database, month, { years, note: note('months.detached') });
    console.log(describe({ ...month, isDetached: !month.isDetached }));
  }
}
