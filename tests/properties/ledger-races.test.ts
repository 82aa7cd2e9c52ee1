import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { DatabaseUnavailableError } from '../../server/db/errors.ts';
import type { Ledger } from '../../server/ledger/ledger.ts';
import { createLedger } from '../../server/ledger/postgresql/create-ledger.ts';
import type { PostingPlan, PostOutcome } from '../../server/ledger/plan.ts';
import { hashOf, openCast, openPeople, transferPlan } from '../support/ledger-people.ts';
import {
  describeOnPostgres,
  makePlace,
  openPlace,
  type TestPlace,
} from '../support/test-database.ts';
import { verifyBooks } from '../support/verify-books.ts';

const serverCount = 4;

describeOnPostgres('several servers on one database', () => {
  let place: TestPlace;
  let servers: Database[];
  let ledgers: Ledger[];
  let db: Database;

  // Each server has its own pool and group commit, as a process of its own would.
  beforeAll(async () => {
    place = await makePlace('postgresql');
    servers = [];
    for (let count = 0; count < serverCount; count += 1)
      servers.push(await openPlace(place, { maxConnections: 8 }));
    db = servers[0] as Database;
    ledgers = servers.map((server) => createLedger(server));
  });
  afterAll(async () => {
    for (const ledger of ledgers) await ledger.close();
    await verifyBooks(db);
    for (const server of servers) await server.close();
    await place.remove();
  });

  const ledgerOf = (server = 0) => ledgers[server % serverCount] as Ledger;

  /** Asks plan after plan, each at the next server, all at once. */
  const postEverywhere = (plans: readonly PostingPlan[]): Promise<PostOutcome[]> =>
    Promise.all(plans.map((plan, index) => ledgerOf(index).post(plan)));
  const countPosted = (outcomes: readonly PostOutcome[]): number =>
    outcomes.filter(({ kind }) => kind === 'posted').length;
  const balanceOf = async (accountId: string): Promise<bigint | undefined> =>
    (await ledgerOf().findBalances(db, [accountId]))[0]?.postedMinor;

  test('post opposite transfers without one blocking the other for good', async () => {
    const { alice, bob } = await openCast(db, { alice: 1_000n, bob: 1_000n });
    const plans = Array.from({ length: 800 }, (_, index) =>
      index % 3 === 0
        ? transferPlan(bob.accountId, alice.accountId, 1n)
        : transferPlan(alice.accountId, bob.accountId, 1n),
    );
    expect(countPosted(await postEverywhere(plans))).toBe(800);
    expect([await balanceOf(alice.accountId), await balanceOf(bob.accountId)]).toEqual([
      1_000n - 533n + 267n,
      1_000n + 533n - 267n,
    ]);
  });

  test('never pay more from an account than it has [S-29]', async () => {
    const { alice, bob } = await openCast(db, { alice: 500n, bob: 0n });
    expect(
      countPosted(
        await postEverywhere(
          Array.from({ length: 200 }, () => transferPlan(alice.accountId, bob.accountId, 10n)),
        ),
      ),
    ).toBe(50);
    expect(await balanceOf(alice.accountId)).toBe(0n);
  });

  test('number the entries of a hot account densely', async () => {
    const people = await openPeople(
      db,
      Array.from({ length: 50 }, () => 100n),
    );
    const { hot } = await openCast(db, { hot: 0n });
    expect(
      countPosted(
        await postEverywhere(
          people.flatMap(({ accountId }) =>
            Array.from({ length: 20 }, () => transferPlan(accountId, hot.accountId, 1n)),
          ),
        ),
      ),
    ).toBe(1_000);
    expect((await ledgerOf().findBalances(db, [hot.accountId]))[0]).toMatchObject({
      postedMinor: 1_000n,
      entryCount: 1_000n,
    });
  });

  test('post one key once, and answer it alike everywhere [S-30]', async () => {
    const { alice, bob } = await openCast(db, { alice: 1_000n, bob: 0n });
    for (let round = 0; round < 25; round += 1) {
      const plan = transferPlan(alice.accountId, bob.accountId, 1n);
      const outcomes = await postEverywhere([plan, plan, plan, plan, plan]);
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
        'posted',
        'replayed',
        'replayed',
        'replayed',
        'replayed',
      ]);
      expect(
        new Set(outcomes.map((outcome) => JSON.stringify('answer' in outcome && outcome.answer)))
          .size,
      ).toBe(1);
    }
    expect(await balanceOf(bob.accountId)).toBe(25n);
  });

  // Payers and payees of their own, so that the servers meet at nothing but the counter's or the
  // approval's own lock.
  const strangers = async (count: number): Promise<[string, string][]> => {
    const people = await openPeople(
      db,
      Array.from({ length: 2 * count }, () => 10n),
    );
    return Array.from({ length: count }, (_, index) => [
      people[index]?.accountId ?? '',
      people[count + index]?.accountId ?? '',
    ]);
  };

  test('never pass the maximum of a counter [S-32]', async () => {
    const id = randomUUID();
    const pairs = await strangers(200);
    const plans = pairs.map(([from, to]) =>
      transferPlan(from, to, 1n, {
        preconditions: [{ kind: 'counter', id, add: 3n, max: 100n, otherwise: 'DAILY_LIMIT' }],
      }),
    );
    // The first one makes the counter's row; from then on only its lock keeps the servers apart.
    const first = await postEverywhere(plans.slice(0, 1));
    expect(countPosted([...first, ...(await postEverywhere(plans.slice(1)))])).toBe(33);
  });

  test('spend an approval once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { alice } = await openCast(db, { alice: 0n });
      const approval = { id: randomUUID(), digest: hashOf('order') };
      const expiresAt = Temporal.Now.instant().add({ minutes: 5 });
      await db.tx((tx) =>
        ledgerOf().grantOneUse(tx, { ...approval, ownerId: alice.ownerId, expiresAt }),
      );
      const pairs = await strangers(serverCount * 2);
      const plans = pairs.map(([from, to]) =>
        transferPlan(from, to, 1n, {
          preconditions: [{ kind: 'one_use', ...approval, otherwise: 'APPROVAL_REQUIRED' }],
        }),
      );
      expect(countPosted(await postEverywhere(plans))).toBe(1);
    }
  });

  const suspend = (ownerId: string) => db.tx((tx) => ledgerOf().setSuspended(tx, ownerId, true));
  // As the trigger on the customers writes it.
  const freeze = (ownerId: string) =>
    db.query('UPDATE owner SET frozen = true WHERE id = $1', [ownerId]);
  test.each([
    ['suspended', 'owner_active', 'ACCOUNT_SUSPENDED', suspend],
    ['frozen', 'owner_not_frozen', 'ACCOUNT_FROZEN', freeze],
  ] as const)('move no money of a customer once %s', async (_word, kind, otherwise, stop) => {
    const { alice, bob } = await openCast(db, { alice: 100_000n, bob: 0n });
    const plan = () =>
      transferPlan(alice.accountId, bob.accountId, 1n, {
        preconditions: [{ kind, ownerId: alice.ownerId, otherwise }],
      });
    const firstPaid = Promise.withResolvers<void>();
    const outcomes: PostOutcome[] = [];
    const payers = ledgers.map(async (ledger) => {
      for (
        let outcome = await ledger.post(plan());
        outcome.kind === 'posted';
        outcome = await ledger.post(plan())
      ) {
        outcomes.push(outcome);
        firstPaid.resolve();
      }
    });
    await firstPaid.promise;
    await stop(alice.ownerId);
    const atStop = await balanceOf(bob.accountId);
    await Promise.all(payers);
    expect(atStop).toBe(BigInt(outcomes.length));
    expect(await balanceOf(bob.accountId)).toBe(atStop);
  });

  test('say "in flight" for a key decided elsewhere, and hold up no one else [L-247]', async () => {
    const { alice, bob } = await openCast(db, { alice: 1_000n, bob: 0n });
    const { carla, dora } = await openCast(db, { carla: 1_000n, dora: 0n });
    const plan = transferPlan(alice.accountId, bob.accountId, 1n);
    const other = servers[1] as Database;
    const during = await other.tx(async (tx) => {
      await ledgerOf().postWithin(tx, [plan]);
      return await Promise.all(
        [
          plan,
          ...Array.from({ length: 40 }, () => transferPlan(carla.accountId, dora.accountId, 1n)),
        ].map((each) => ledgerOf().post(each)),
      );
    });
    expect(during[0]).toMatchObject({ kind: 'refused', code: 'IN_FLIGHT' });
    expect(countPosted(during)).toBe(40);
    expect((await ledgerOf().post(plan)).kind).toBe('replayed');
  });

  test('fail only what needs a row that somebody holds for too long', async () => {
    const { alice, bob, carla, dora } = await openCast(db, {
      alice: 1_000n,
      bob: 0n,
      carla: 1_000n,
      dora: 0n,
    });
    const other = servers[1] as Database;
    const [blocked, free] = await other.tx(async (tx) => {
      await ledgerOf(1).lockAccounts(tx, [alice.accountId]);
      const ledger = ledgerOf();
      return await Promise.allSettled([
        ledger.post(transferPlan(alice.accountId, bob.accountId, 1n)),
        ledger.post(transferPlan(carla.accountId, dora.accountId, 1n)),
      ]);
    });
    expect(blocked).toMatchObject({
      status: 'rejected',
      reason: expect.any(DatabaseUnavailableError),
    });
    expect(free).toMatchObject({ status: 'fulfilled', value: { kind: 'posted' } });
  });
});
