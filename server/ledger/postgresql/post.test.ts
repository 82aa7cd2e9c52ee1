import { usdParam } from '../../../contract/words/params.ts';
import { beforeAll, expect, test } from 'vitest';
import { claimsKey } from '../../../contract/calls/errors.ts';
import { describeOnBothEngines } from '../../../tests/support/test-database.ts';
import {
  hashOf,
  idOf,
  openCast,
  planOf,
  staffFunding,
  transferPlan,
} from '../../../tests/support/ledger-people.ts';
import { verifyBooks } from '../../../tests/support/verify-books.ts';
import type { Database } from '../../db/database.ts';
import { findBalances } from './balances.ts';
import { ownRefusals } from './encode-call.ts';
import { grantOneUse } from './one-use.ts';
import type { PostingPlan, PostOutcome, Precondition } from '../plan.ts';
import { postWithin } from './post.ts';

describeOnBothEngines('a posting', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open({ fsync: false });
  });

  const post = (plans: PostingPlan[]): Promise<PostOutcome[]> =>
    db.tx((tx) => postWithin(tx, plans));

  test('that does not sum to zero fails, also when another currency hides it [L-269]', async () => {
    const { alice } = await openCast(db, { alice: 10_00n });
    const euros = '00001310-0000-8000-8000-000000455552';
    await expect(
      post([
        planOf([
          { accountId: alice.accountId, amountMinor: -2n },
          { accountId: staffFunding, amountMinor: 1n },
        ]),
      ]),
    ).rejects.toThrow('sum to zero');
    await expect(
      post([
        planOf([
          { accountId: alice.accountId, amountMinor: -2n },
          { accountId: euros, amountMinor: 2n },
        ]),
      ]),
    ).rejects.toThrow('sum to zero');
    await expect(
      post([
        planOf([
          { accountId: idOf('nobody'), amountMinor: -2n },
          { accountId: alice.accountId, amountMinor: 2n },
        ]),
      ]),
    ).rejects.toThrow('unknown account');
  });

  test('is compiled for no trigger that reads a small table', async () => {
    const { rows } = await db.query<{ settings: string[] }>(
      `SELECT proconfig AS settings FROM pg_proc WHERE proname = 'ledger_post'`,
    );
    expect(rows.map(({ settings }) => settings)).toEqual([
      expect.arrayContaining(['enable_seqscan=off', 'jit=off']),
    ]);
  });

  test('of two currencies moves both halves', async () => {
    const { alice } = await openCast(db, { alice: 10_00n });
    const [dollars, euros, wire] = [
      '00001310-0000-8000-8000-000000555344',
      '00001310-0000-8000-8000-000000455552',
      '00001120-0000-8000-8000-000000455552',
    ] as const;
    const legs = [
      { accountId: alice.accountId, amountMinor: -5_00n },
      { accountId: dollars, amountMinor: 5_00n },
      { accountId: euros, amountMinor: -4_60n },
      { accountId: wire, amountMinor: 4_60n },
    ];
    expect((await post([planOf(legs)]))[0]?.kind).toBe('posted');
    expect((await findBalances(db, [alice.accountId]))[0]?.postedMinor).toBe(5_00n);
    await verifyBooks(db);
  });

  test('that is forced stops at the hard floor', async () => {
    const { alice, bob } = await openCast(db, { alice: 10_00n, bob: 0n });
    const forced = (amountMinor: bigint): PostingPlan =>
      planOf([
        { accountId: alice.accountId, amountMinor: -amountMinor, forced: true },
        { accountId: bob.accountId, amountMinor },
      ]);
    expect((await post([forced(10_01n)]))[0]).toMatchObject({
      kind: 'refused',
      code: 'INSUFFICIENT_FUNDS',
      params: { available: usdParam(10_00n) },
    });
    expect((await post([forced(10_00n)]))[0]?.kind).toBe('posted');
  });

  test('counts and spends nothing when it is refused', async () => {
    const { alice, bob } = await openCast(db, { alice: 1_00n, bob: 0n });
    const [one, counter] = [idOf(`one ${alice.ownerId}`), idOf(`counter ${alice.ownerId}`)];
    await db.tx((tx) =>
      grantOneUse(tx, {
        id: one,
        ownerId: alice.ownerId,
        digest: hashOf('order'),
        expiresAt: Temporal.Now.instant().add({ minutes: 5 }),
      }),
    );
    const preconditions: Precondition[] = [
      { kind: 'one_use', id: one, digest: hashOf('order'), otherwise: 'APPROVAL_REQUIRED' },
      { kind: 'counter', id: counter, add: 5n, max: 5n, otherwise: 'DAILY_LIMIT' },
    ];
    expect(
      (await post([transferPlan(alice.accountId, bob.accountId, 1_01n, { preconditions })]))[0],
    ).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    expect(
      (await post([transferPlan(alice.accountId, bob.accountId, 1_00n, { preconditions })]))[0]
        ?.kind,
    ).toBe('posted');
  });

  test('spends no approval that has expired', async () => {
    const { alice, bob } = await openCast(db, { alice: 1_00n, bob: 0n });
    const id = idOf(`late ${alice.ownerId}`);
    await db.tx((tx) =>
      grantOneUse(tx, {
        id,
        ownerId: alice.ownerId,
        digest: hashOf('order'),
        expiresAt: Temporal.Now.instant().subtract({ seconds: 1 }),
      }),
    );
    const plan = transferPlan(alice.accountId, bob.accountId, 1n, {
      preconditions: [
        { kind: 'one_use', id, digest: hashOf('order'), otherwise: 'APPROVAL_REQUIRED' },
      ],
    });
    expect((await post([plan]))[0]).toMatchObject({ code: 'APPROVAL_REQUIRED' });
  });

  test('refused beforehand keeps its refusal, and its parameters, for the same id', async () => {
    const plan = (): PostingPlan => {
      const { journal: _, ...rest } = planOf([], {
        claimId: idOf('beforehand'),
        refuse: { code: 'INSUFFICIENT_FUNDS', params: { available: usdParam(7n) } },
      });
      return rest;
    };
    expect((await post([plan()]))[0]).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      params: { available: usdParam(7n) },
      replayed: false,
    });
    expect((await post([{ ...plan(), requestId: 'request-2' }]))[0]).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      params: { available: usdParam(7n) },
      requestId: 'request-1',
      replayed: true,
    });
  });

  test('numbers the orders of a customer densely, and only those that were posted', async () => {
    const { alice, bob } = await openCast(db, { alice: 3n, bob: 0n });
    const plans = Array.from({ length: 5 }, () =>
      transferPlan(alice.accountId, bob.accountId, 1n, {
        activities: [
          { ...alice, transferId: idOf('order') },
          { ...bob, transferId: idOf('order') },
        ],
      }),
    );
    expect((await post(plans)).map(({ kind }) => kind)).toEqual([
      'posted',
      'posted',
      'posted',
      'refused',
      'refused',
    ]);
    const { rows } = await db.query('SELECT seq FROM activity WHERE owner_id = $1 ORDER BY seq', [
      bob.ownerId,
    ]);
    expect(rows).toEqual([{ seq: 1n }, { seq: 2n }, { seq: 3n }]);
    await verifyBooks(db);
  });

  test('writes its side rows with it, and none when it is refused', async () => {
    const { alice, bob } = await openCast(db, { alice: 1n, bob: 0n });
    const plans = ['first', 'second'].map((name) =>
      transferPlan(alice.accountId, bob.accountId, 1n, {
        sideRows: [
          {
            table: 'job',
            row: {
              id: idOf(`${name} ${alice.ownerId}`),
              kind: 'test',
              payload: { name, big: '9' },
              run_at: Temporal.Now.instant(),
            },
          },
        ],
      }),
    );
    await post(plans);
    const { rows } = await db.query(
      'SELECT payload, attempts FROM job WHERE id = ANY($1::uuid[])',
      [['first', 'second'].map((name) => idOf(`${name} ${alice.ownerId}`))],
    );
    expect(rows).toEqual([{ payload: { name: 'first', big: '9' }, attempts: 0 }]);
  });
});

test.each(ownRefusals)(
  '%s, which the posting function gives and keeps by itself, is final for its key',
  (code) => {
    expect(claimsKey(code)).toBe(true);
  },
);
