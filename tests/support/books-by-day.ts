import { startOfDay } from '../../server/base/clock.ts';
import type { Database, Queryable } from '../../server/db/database.ts';
import { attachMonth, detachMonth } from '../../server/ledger/months/detach-month.ts';
import { readMonths } from '../../server/ledger/months/months.ts';
import type { ClosedMonth } from '../../server/ledger/months/move-month.ts';
import { type Verdict, verifyBooks } from '../../server/ledger/verify.ts';
import { closeDaysBefore, keepProof, payOn } from './closed-books.ts';
import { type LedgerPerson, openCast, staffFunding } from './ledger-people.ts';

export const [monday, tuesday, wednesday] = ['2024-03-04', '2024-03-05', '2024-03-06'] as const;

export type Cast = Record<'alice' | 'bob' | 'carol', LedgerPerson>;

/** A partition for Monday, one for Tuesday, and one for all that comes later. */
async function splitByDay(db: Database): Promise<void> {
  const [tuesdays, wednesdays] = [startOfDay(tuesday), startOfDay(wednesday)];
  const { rows } = await db.query<{ until: string }>(
    `SELECT partitioned_until('entry')::text AS until`,
  );
  await db.query(`ALTER TABLE entry DETACH PARTITION entry_first;
    ALTER TABLE entry ATTACH PARTITION entry_first FOR VALUES FROM (MINVALUE)
      TO ('${tuesdays.toString()}');
    CREATE TABLE entry_tuesday (LIKE entry_first INCLUDING ALL);
    ALTER TABLE entry ATTACH PARTITION entry_tuesday FOR VALUES FROM ('${tuesdays.toString()}')
      TO ('${wednesdays.toString()}');
    CREATE TABLE entry_later (LIKE entry_first INCLUDING ALL);
    ALTER TABLE entry ATTACH PARTITION entry_later FOR VALUES FROM ('${wednesdays.toString()}')
      TO ('${rows[0]?.until ?? ''}')`);
}

/** Carol is paid on Monday alone; Alice and Bob each day. Monday and Tuesday are proven. */
export async function openBooks(db: Database): Promise<Cast> {
  await splitByDay(db);
  const cast = await openCast(db, { alice: 0n, bob: 0n, carol: 0n });
  const { alice, bob, carol } = cast;
  await payOn(db, monday, [staffFunding, alice.accountId], 10_000n);
  await payOn(db, monday, [alice.accountId, carol.accountId], 300n);
  await payOn(db, monday, [alice.accountId, bob.accountId], 700n);
  await payOn(db, tuesday, [alice.accountId, bob.accountId], 900n);
  await closeDaysBefore(db, wednesday);
  await payOn(db, wednesday, [bob.accountId, alice.accountId], 1_100n);
  await keepProof(db, await verifyBooks(db));
  return cast;
}

export const note = async (): Promise<void> => undefined;
export const partition = async (db: Queryable, name: string): Promise<ClosedMonth> =>
  (await readMonths(db)).find((month) => month.partition === name) as ClosedMonth;
export const detach = async (db: Database, name: string, years = 2) =>
  detachMonth(db, await partition(db, name), { years, note });
export const attach = async (db: Database, name: string) =>
  attachMonth(db, await partition(db, name), note);

export const brokenBy = ({ findings, dayFindings }: Verdict) =>
  [...findings, ...dayFindings].map(({ promise }) => promise);
