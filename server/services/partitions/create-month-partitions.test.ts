import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import {
  hashOf,
  idOf,
  openCast,
  transferPlan,
  type LedgerPerson,
} from '../../../tests/support/ledger-people.ts';
import {
  describeOnBothEngines,
  makePlace,
  openPlace,
} from '../../../tests/support/test-database.ts';
import { verifyBooks } from '../../../tests/support/verify-books.ts';
import { restoreBackup } from '../../db/backup/restore-backup.ts';
import { writeBackup } from '../../db/backup/write-backup.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { balanceBefore, findEntries } from '../../ledger/postgresql/balances.ts';
import { postWithin } from '../../ledger/postgresql/post.ts';
import { reversalPlan } from '../../ledger/postgresql/reversal-plan.ts';
import { verifyWithin } from '../../ledger/verify.ts';
import type { Bank } from '../../bank.ts';
import { systemContext } from '../../context.ts';
import { auditSideRow, recordAudit } from '../audit/audit-event.ts';
import { findProblems } from '../condition/find-problems.ts';
import { createMonthPartitions } from './create-month-partitions.ts';
import { findPartitionedUntil } from './partitioned-until.ts';

/** As the server does it, which owns no table. */
const createPartitions = (db: Database): Promise<number> =>
  createMonthPartitions({
    tx: (work) =>
      db.tx(async (tx) => {
        await tx.query('SET LOCAL ROLE larkmoor_app');
        return await work(tx);
      }),
  });

async function untilOf(db: Queryable, table: string): Promise<Temporal.Instant> {
  const found = (await findPartitionedUntil(db)).find((each) => each.table === table);
  if (!found) throw new Error(`${table} is not partitioned`);
  return found.until;
}

/** Moves business time to a moment, as the sandbox does. */
const moveTo = (db: Queryable, moment: Temporal.Instant) =>
  db.query('UPDATE sandbox_clock SET offset_seconds = $1', [
    BigInt(Math.ceil(moment.since(Temporal.Now.instant()).total('seconds'))),
  ]);

const pay = (db: Database, from: LedgerPerson, to: LedgerPerson, at: Temporal.Instant) => {
  const plan = transferPlan(from.accountId, to.accountId, 1n, {
    stamp: { bookedAt: at.toString(), businessDate: newYorkDay(at) },
  });
  return db.tx(async (tx) => {
    const [outcome] = await postWithin(tx, [plan]);
    expect(outcome?.kind).toBe('posted');
    return plan.claimId;
  });
};

const newYorkDay = (at: Temporal.Instant) =>
  at.toZonedDateTimeISO('America/New_York').toPlainDate().toString();

/** The partitions that an account's entries are in, in the order of their numbers. */
const partitionsOfEntries = async (db: Queryable, { accountId }: LedgerPerson) =>
  (
    await db.query<{ name: string }>(
      'SELECT tableoid::regclass::text AS name FROM entry WHERE account_id = $1 ORDER BY seq',
      [accountId],
    )
  ).rows.map(({ name }) => name);

const partitionName = (at: Temporal.Instant) =>
  `entry_${newYorkDay(at).slice(0, 7).replace('-', '_')}`;

describeOnBothEngines('partitions of each month', (open, engine) => {
  let db: Database;
  let alice: LedgerPerson;
  let bob: LedgerPerson;
  beforeAll(async () => {
    db = await open({ as: 'tool', fsync: false });
    ({ alice, bob } = await openCast(db, { alice: 100_00n, bob: 0n }));
    await createPartitions(db);
  });

  test('are made two months ahead, once, by a server that owns none', async () => {
    const inTwoMonths = Temporal.Now.zonedDateTimeISO('America/New_York').add({ months: 2 });
    for (const { until } of await findPartitionedUntil(db))
      expect(Temporal.Instant.compare(until, inTwoMonths.toInstant())).toBe(1);
    expect(await createPartitions(db)).toBe(0);
    expect(await reasons(db, Temporal.Now.instant())).not.toContain('PARTITIONS_MISSING');
    expect(await reasons(db, Temporal.Now.instant().add({ hours: 24 * 100 }))).toContain(
      'PARTITIONS_MISSING',
    );
  });

  test('are changed by nobody, nor written past the books', async () => {
    for (const partition of await partitionsOf(db)) {
      for (const sql of [`DELETE FROM ${partition}`, `TRUNCATE ${partition}`])
        await expect(db.query(sql)).rejects.toThrow(`${partition} is append-only`);
      const asServer = db.tx(async (tx) => {
        await tx.query('SET LOCAL ROLE larkmoor_app');
        await tx.query(`INSERT INTO ${partition} DEFAULT VALUES`);
      });
      await expect(asServer).rejects.toThrow('permission denied');
    }
  });

  test('hold entries that are numbered on over the end of a month, and read as one list', async () => {
    const edge = await untilOf(db, 'entry');
    await moveTo(db, edge.add({ hours: 1 }));
    await createPartitions(db);
    const last = edge.subtract({ nanoseconds: 1_000 });
    const before = (await partitionsOfEntries(db, bob)).length;
    await pay(db, alice, bob, last);
    await pay(db, alice, bob, edge);
    // The next is planned earlier and booked no earlier than the one before it.
    await Promise.all([last, edge, last, edge].map((at) => pay(db, alice, bob, at)));
    const names = await partitionsOfEntries(db, bob);
    expect(names[before]).not.toBe(partitionName(edge));
    expect(names.slice(before + 1)).toEqual(Array.from({ length: 5 }, () => partitionName(edge)));
    const entries = await findEntries(db, bob.accountId, 1n, 100n);
    expect(entries.map(({ seq }) => seq)).toEqual(
      entries.map((_, index) => BigInt(entries.length - index)),
    );
    expect(await balanceBefore(db, bob.accountId, edge)).toBe(1n);
    await verifyBooks(db);
  });

  test('that were not made in time refuse no entry, and are made afterwards', async () => {
    const until = await untilOf(db, 'entry');
    const late = until.add({ hours: 24 * 200 });
    await moveTo(db, late);
    await pay(db, alice, bob, late);
    const [shared] = (await partitionsOfEntries(db, bob)).slice(-1);
    expect(shared).toBe(partitionName(until));
    expect(await createPartitions(db)).toBeGreaterThan(0);
    expect((await untilOf(db, 'entry')).since(late).total('hours')).toBeGreaterThan(24 * 59);
    const next = late.add({ hours: 24 * 31 });
    await moveTo(db, next);
    await pay(db, alice, bob, next);
    expect((await partitionsOfEntries(db, bob)).slice(-2)).toEqual([shared, partitionName(next)]);
    await verifyBooks(db);
  });

  test('of a trail with a line years ahead are warned of, those of a bank whose time was moved not', async () => {
    const place = await makePlace(engine);
    const late = await openPlace(place, { as: 'tool' });
    const warned = async () =>
      (await reasons(late, Temporal.Now.instant())).filter((reason) =>
        reason.startsWith('PARTITIONS'),
      );
    try {
      await moveTo(late, Temporal.Now.instant().add({ hours: 24 * 300 }));
      expect(await createPartitions(late)).toBeGreaterThan(0);
      expect(await warned()).toEqual([]);
      await late.query(
        `INSERT INTO audit_event (id, at, actor, action, subject, request_id, address, details)
          VALUES (gen_random_uuid(), now() + interval '9 years', '', '', '', '', '', '{}')`,
      );
      await moveTo(late, Temporal.Now.instant().add({ hours: 24 * 400 }));
      expect(await createPartitions(late)).toBeGreaterThan(0);
      expect(await warned()).toEqual(['PARTITIONS_AHEAD']);
    } finally {
      await late.close();
      await place.remove();
    }
  });

  test('of a trail are not bound by a server whose clock is years ahead', async () => {
    const place = await makePlace(engine);
    const late = await openPlace(place, { as: 'tool' });
    try {
      const { alice: payer, bob: payee } = await openCast(late, { alice: 5n, bob: 0n });
      const clock = { now: () => Temporal.Now.instant().add({ hours: 24 * 365 * 9 }) };
      const ctx = systemContext({ clock } as unknown as Bank, 'clock', 'test');
      const event = { action: 'user.viewed', subject: 'users' } as const;
      await recordAudit(late, ctx, event);
      const sideRows = [auditSideRow(ctx, event)];
      const plan = transferPlan(payer.accountId, payee.accountId, 1n, { sideRows });
      expect((await late.tx((tx) => postWithin(tx, [plan])))[0]?.kind).toBe('posted');
      const { rows } = await late.query<{ ahead: number }>(
        `SELECT (extract(epoch FROM at - now()) / 86400)::integer AS ahead FROM audit_event
          WHERE action = 'user.viewed'`,
      );
      expect(rows.map(({ ahead }) => ahead)).toEqual([31, 31]);
      await moveTo(late, Temporal.Now.instant().add({ hours: 24 * 400 }));
      await createPartitions(late);
      expect(await reasons(late, Temporal.Now.instant())).not.toContain('PARTITIONS_AHEAD');
    } finally {
      await late.close();
      await place.remove();
    }
  });

  test('a journal is reversed once, whatever month it is', async () => {
    const begun = await untilOf(db, 'entry');
    await moveTo(db, begun);
    const journalId = await pay(db, alice, bob, begun);
    const undo = async (name: string, at: Temporal.Instant) => {
      await moveTo(db, at);
      return reversalPlan(db, journalId, {
        kind: 'return',
        actor: 'system:test',
        channel: 'job',
        valueDate: newYorkDay(at),
        businessDate: newYorkDay(at),
        bookedAt: at.toString(),
        memo: 'Return',
        claimId: idOf(`${name} ${journalId}`),
        payloadHash: hashOf(journalId),
        requestId: 'r',
        preconditions: [],
        activities: [],
        sideRows: [],
        answer: null,
      });
    };
    const [first, second] = [
      await undo('first', begun.add({ hours: 24 * 31 })),
      await undo('second', begun.add({ hours: 24 * 62 })),
    ];
    await db.tx((tx) => postWithin(tx, [first]));
    await expect(db.tx((tx) => postWithin(tx, [second]))).rejects.toThrow('journal_reverses_once');
    await verifyBooks(db);
  });

  test('a number that an account gave before is refused in its partition, and found in another', async () => {
    const again = (later: string) => `INSERT INTO entry SELECT account_id, seq, amount,
      balance_after, booked_at + interval '${later}', value_date, journal_id FROM entry
      WHERE account_id = '${bob.accountId}' AND seq = 1`;
    await expect(db.query(again('0'))).rejects.toMatchObject({ code: '23505' });
    await expect(
      db.tx(async (tx) => {
        await tx.query(again('70 days'));
        const { rows } = await tx.query('SELECT FROM entry WHERE account_id = $1 AND seq = 1', [
          bob.accountId,
        ]);
        expect(rows).toHaveLength(2);
        throw new Error(JSON.stringify((await verifyWithin(tx)).findings));
      }),
    ).rejects.toThrow('entries numbered 1 to their count');
  });

  test('a backup holds them as one table, whatever partitions the restored bank has', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'larkmoor-partitions-'));
    const file = join(folder, 'a.bank');
    const place = await makePlace(engine, { empty: true });
    const restored = await openPlace(place, { as: 'tool', migrates: false });
    try {
      await writeBackup(db, () => createWriteStream(file));
      await restoreBackup(restored, file);
      const all = 'SELECT e::text AS text FROM entry e ORDER BY account_id, seq';
      expect((await restored.query(all)).rows).toEqual((await db.query(all)).rows);
      await verifyBooks(restored);
      expect(await createPartitions(restored)).toBeGreaterThan(0);
      for (const partition of await partitionsOf(restored))
        await expect(restored.query(`DELETE FROM ${partition}`)).rejects.toThrow('append-only');
    } finally {
      await restored.close();
      await place.remove();
      await rm(folder, { recursive: true });
    }
  });
});

async function partitionsOf(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits
      WHERE inhparent IN ('entry'::regclass, 'audit_event'::regclass)`,
  );
  return rows.map(({ name }) => name);
}

async function reasons(db: Database, now: Temporal.Instant): Promise<string[]> {
  const config = {
    dataDir: tmpdir(),
    backupNotesDir: tmpdir(),
    backups: undefined,
    ratesUrl: undefined,
  };
  return (await findProblems({ db, now, aheadMs: 0, config })).map(({ reason }) => reason);
}
