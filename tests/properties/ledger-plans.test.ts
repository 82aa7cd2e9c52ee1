import { expect, test } from 'vitest';
import type { Database, Queryable } from '../../server/db/database.ts';
import type { GroupCommit } from '../../server/ledger/ledger.ts';
import { createGroupCommit } from '../../server/ledger/postgresql/group-commit.ts';
import { openPeople, transferPlan, type LedgerPerson } from '../support/ledger-people.ts';
import { describeOnBothEngines } from '../support/test-database.ts';
import { verifyBooks } from '../support/verify-books.ts';

const total = 20_000;
const sample = 2_000;
const inFlight = 50;

interface Work {
  /**
   * Rows read by scanning a whole table of the ledger. Of entries, which no posting reads, vacuum
   * scans what is new, to note which pages are of which time.
   */
  scanned: number;
  /** Pages of tables and indexes looked at. */
  pages: number;
}

async function readWork(db: Queryable): Promise<Work> {
  await db.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await db.query<Work>(
    `SELECT (sum(seq_tup_read) FILTER (WHERE pg_stat_user_tables.relname <> 'entry'))::float8
      AS scanned, sum(heap_blks_hit + heap_blks_read + idx_blks_hit + idx_blks_read)::float8
      AS pages
       FROM pg_stat_user_tables JOIN pg_statio_user_tables USING (relid)
      WHERE pg_stat_user_tables.relname IN ('account', 'owner', 'claim', 'journal', 'entry',
        'activity', 'usage_counter', 'one_use')`,
  );
  return rows[0] as Work;
}

async function pay(
  groupCommit: GroupCommit,
  people: readonly LedgerPerson[],
  count: number,
): Promise<void> {
  for (let done = 0; done < count; done += inFlight) {
    const plans = Array.from({ length: inFlight }, (_, index) => {
      const [from, to] = [
        people[(done + index) % people.length],
        people[(done + index * 7 + 1) % people.length],
      ] as [LedgerPerson, LedgerPerson];
      const listed = { ownerId: from.ownerId, transferId: from.ownerId };
      return transferPlan(from.accountId, to.accountId, 1n, {
        preconditions: [
          { kind: 'owner_active', ownerId: from.ownerId, otherwise: 'ACCOUNT_SUSPENDED' },
        ],
        activities: [listed],
      });
    });
    await Promise.all(plans.map((plan) => groupCommit.post(plan)));
  }
}

/** Measures the work of the database for `count` postings. */
async function workOf(
  db: Queryable,
  groupCommit: GroupCommit,
  people: readonly LedgerPerson[],
  count: number,
): Promise<Work> {
  const before = await readWork(db);
  await pay(groupCommit, people, count);
  const after = await readWork(db);
  return { scanned: after.scanned - before.scanned, pages: after.pages - before.pages };
}

const rest = (db: Database): Omit<Database, 'reserve'> => ({
  engine: db.engine,
  durability: db.durability,
  query: db.query.bind(db),
  lookUp: db.lookUp.bind(db),
  tx: db.tx.bind(db),
  close: () => db.close(),
});

describeOnBothEngines('a posting', (open) => {
  test(`after ${total} on one connection scans no table, and reads few more pages`, {
    timeout: 120_000,
  }, async () => {
    const db = await open({ fsync: false });
    const people = await openPeople(
      db,
      Array.from({ length: 200 }, () => 1_000_000n),
    );
    const connection = await db.reserve();
    const groupCommit = createGroupCommit(
      { ...rest(db), reserve: () => Promise.resolve(connection) },
      { connections: 1 },
    );
    const first = await workOf(connection, groupCommit, people, sample);
    await pay(groupCommit, people, total - 2 * sample);
    const later = await workOf(connection, groupCommit, people, sample);
    await groupCommit.close();
    expect(first.scanned).toBe(0);
    expect(later.scanned).toBe(0);
    // A taller index adds a page here and there, and so does a vacuum of PostgreSQL; a scan would
    // add hundreds for each posting.
    expect(later.pages / first.pages).toBeLessThan(10);
    await verifyBooks(db);
  });
});
