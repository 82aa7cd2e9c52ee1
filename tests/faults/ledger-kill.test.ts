import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { postWithin } from '../../server/ledger/postgresql/post.ts';
import { openPeople, transferPlan } from '../support/ledger-people.ts';
import { startPostgresCluster, type PostgresCluster } from '../support/postgres-cluster.ts';
import {
  describeOnBothEngines,
  describeOnPostgres,
  makePlace,
  openPlace,
  type EngineName,
  type TestPlace,
} from '../support/test-database.ts';
import { type FaultFigures, noteFault } from '../support/note-fault.ts';
import { verifyBooks } from '../support/verify-books.ts';

const acksPerRound = 400;
const rounds = 3;

/** A process that posts as fast as it can, and the answers that it got. */
class Writer {
  readonly #acksFile: string;
  readonly #process: ChildProcess;

  constructor(place: Pick<TestPlace, 'dataDir' | 'databaseUrl'>, accounts: readonly string[]) {
    this.#acksFile = join(place.dataDir, 'acks');
    const program = join(import.meta.dirname, 'ledger-writer.ts');
    this.#process = spawn(
      process.execPath,
      [program, place.dataDir, place.databaseUrl ?? '-', this.#acksFile, ...accounts],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
  }

  acks(): string[] {
    // The last line may have been cut off by the kill.
    return existsSync(this.#acksFile)
      ? readFileSync(this.#acksFile, 'utf8').split('\n').slice(0, -1)
      : [];
  }

  async untilAcknowledged(count: number): Promise<void> {
    const wanted = this.acks().length + count;
    while (this.acks().length < wanted) {
      if (this.#process.exitCode !== null)
        throw new Error(`the writer ended by itself: ${this.#process.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async kill(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGKILL');
    await ended;
  }
}

async function expectEachOnce(
  db: Database,
  acks: readonly string[],
  note: (figures: Pick<FaultFigures, 'confirmed' | 'lost' | 'doubled'>) => void,
): Promise<void> {
  const { rows } = await db.query<{ id: string; entries: bigint }>(
    'SELECT journal_id AS id, count(*) AS entries FROM entry GROUP BY journal_id',
  );
  const found = new Map(rows.map(({ id, entries }) => [id, entries]));
  note({
    confirmed: acks.length,
    lost: acks.filter((id) => !found.has(id)).length,
    doubled: acks.filter((id) => (found.get(id) ?? 0n) > 2n).length,
  });
  expect(acks.filter((id) => found.get(id) !== 2n)).toEqual([]);
  await verifyBooks(db);
}

async function openAccounts(place: TestPlace): Promise<string[]> {
  const db = await openPlace(place);
  const people = await openPeople(
    db,
    Array.from({ length: 20 }, () => 1_000_000n),
  );
  await db.close();
  return people.map(({ accountId }) => accountId);
}

describeOnBothEngines('kill -9 of the posting process', (_open, engine: EngineName) => {
  test('loses nothing that was acknowledged and posts nothing twice', async (context) => {
    const place = await makePlace(engine);
    const accounts = await openAccounts(place);
    for (let round = 0; round < rounds; round += 1) {
      const writer = new Writer(place, accounts);
      await writer.untilAcknowledged(acksPerRound);
      await writer.kill();
      const db = await openPlace(place);
      const acks = writer.acks();
      expect(acks.length).toBeGreaterThanOrEqual((round + 1) * acksPerRound);
      await expectEachOnce(db, acks, (figures) =>
        noteFault(context, { what: `posting process, ${engine}`, kills: round + 1, ...figures }),
      );
      // The same posting sent again must be answered with the outcome of the first.
      const again = transferPlan(accounts[0] as string, accounts[1] as string, 1n, {
        claimId: acks.at(-1) as string,
        payloadHash: '00',
      });
      expect((await db.tx((tx) => postWithin(tx, [again])))[0]?.kind).toBe('replayed');
      await db.close();
    }
    await place.remove();
  });
});

describeOnPostgres('kill -9 of PostgreSQL', () => {
  test('loses nothing acknowledged, and the same process posts again afterwards', async (context) => {
    const cluster = (await startPostgresCluster()) as PostgresCluster;
    await cluster.administer('CREATE DATABASE bank');
    const files = await makePlace('embedded');
    const place = { ...files, databaseUrl: cluster.url('bank') };
    const writer = new Writer(place, await openAccounts(place));
    for (let round = 0; round < rounds; round += 1) {
      await writer.untilAcknowledged(acksPerRound);
      await cluster.kill();
      await cluster.start();
    }
    await writer.untilAcknowledged(acksPerRound);
    await writer.kill();
    const db = await openPlace(place);
    await expectEachOnce(db, writer.acks(), (figures) =>
      noteFault(context, { what: 'PostgreSQL, under postings', kills: rounds, ...figures }),
    );
    await db.close();
    await cluster.remove();
    await files.remove();
  });
});
