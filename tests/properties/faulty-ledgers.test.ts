import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import type { Ledger } from '../../server/ledger/ledger.ts';
import type { PostingPlan, Precondition } from '../../server/ledger/plan.ts';
import { createLedger } from '../../server/ledger/postgresql/create-ledger.ts';
import {
  describeOnPostgres,
  makePlace,
  openPlace,
  type TestPlace,
} from '../support/test-database.ts';
import { playHistories } from './ledger-suite.ts';

/** An engine with one fault: what it does otherwise than the ledger that it is made from. */
type Fault = (right: Ledger) => Partial<Ledger>;

/** The same fault in both ways of posting. */
const posting =
  (change: (plan: PostingPlan) => PostingPlan): Fault =>
  (right) => ({
    post: (plan) => right.post(change(plan)),
    postWithin: (tx, plans) => right.postWithin(tx, plans.map(change)),
  });

const without = (kind: Precondition['kind']) =>
  posting((plan) => ({
    ...plan,
    preconditions: plan.preconditions.filter((precondition) => precondition.kind !== kind),
  }));

const faults: Record<string, Fault> = {
  'posts a key again instead of replaying it': posting((plan) => ({
    ...plan,
    claimId: randomUUID(),
  })),
  'does not see that a key came with another request': posting((plan) => ({
    ...plan,
    payloadHash: '00'.repeat(32),
  })),
  'pays for a suspended customer': without('owner_active'),
  'pays without the approval that is needed': without('no_approval_needed'),
  'does not spend an approval': without('one_use'),
  'does not count towards a limit': without('counter'),
  'lets every booking below the limit': posting((plan) => ({
    ...plan,
    ...(plan.journal && {
      journal: {
        ...plan.journal,
        legs: plan.journal.legs.map((leg) => ({ ...leg, forced: true })),
      },
    }),
  })),
  'does not list an order': posting((plan) => ({ ...plan, activities: [] })),
  'reverses with the sign it had': (right) => ({
    async reversalPlan(queryable, journalId, reversal) {
      const plan = await right.reversalPlan(queryable, journalId, reversal);
      const legs = plan.journal?.legs.map((leg) => ({ ...leg, amountMinor: -leg.amountMinor }));
      return { ...plan, ...(plan.journal && legs && { journal: { ...plan.journal, legs } }) };
    },
  }),
  'forgets a hold': () => ({ placeHold: () => Promise.resolve(undefined) }),
  'keeps a hold that was released': () => ({
    releaseHold: (_tx, _id, atMostMinor = 0n) => Promise.resolve(atMostMinor),
  }),
  'keeps what is held when everything is released': () => ({
    releaseHoldsOf: () => Promise.resolve(),
  }),
  'does not suspend': () => ({ setSuspended: () => Promise.resolve(true) }),
  'leaves an account open': () => ({ closeAccounts: () => Promise.resolve() }),
  'counts money on hold as available': (right) => ({
    findBalances: async (queryable, ids) =>
      (await right.findBalances(queryable, ids)).map((balance) => ({
        ...balance,
        availableMinor: balance.postedMinor,
      })),
  }),
  'reads a balance of today for one of the past': (right) => ({
    balanceBefore: async (queryable, id) =>
      (await right.findBalances(queryable, [id]))[0]?.postedMinor ?? 0n,
  }),
  'leaves out the first entry': (right) => ({
    findEntries: (queryable, id, from, to) =>
      right.findEntries(queryable, id, from === 1n ? 2n : from, to),
  }),
  'finds no outcome of a request': () => ({ find: () => Promise.resolve(undefined) }),
};

describeOnPostgres('the property suite finds an engine that', () => {
  let place: TestPlace;
  let db: Database;
  let right: Ledger;

  beforeAll(async () => {
    place = await makePlace('postgresql');
    db = await openPlace(place, { fsync: false });
    right = createLedger(db, { connections: 1 });
  });
  afterAll(async () => {
    await right.close();
    await db.close();
    await place.remove();
  });

  test.each(Object.entries(faults))('%s', async (_name, fault) => {
    const play = { db, ledger: { ...right, ...fault(right) }, seed: 1_127, numRuns: 60 };
    await expect(playHistories(play, { shrinks: false })).rejects.toThrow();
  });
});
