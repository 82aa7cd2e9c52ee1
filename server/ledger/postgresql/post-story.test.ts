import { usdParam } from '../../../contract/words/params.ts';
import type { TextParams } from '../../../contract/calls/errors.ts';
import { expect, test } from 'vitest';
import { parseDecimal } from '../../../contract/values/money.ts';
import { describeOnBothEngines } from '../../../tests/support/test-database.ts';
import {
  hashOf,
  idOf,
  openCast,
  transferPlan,
  type LedgerPerson,
} from '../../../tests/support/ledger-people.ts';
import { verifyBooks } from '../../../tests/support/verify-books.ts';
import type { Database } from '../../db/database.ts';
import { closeAccounts } from './accounts.ts';
import { grantOneUse } from './one-use.ts';
import type { PostingPlan, PostOutcome, Precondition } from '../plan.ts';
import { postWithin } from './post.ts';
import { requireApprovals, setSuspended } from './owners.ts';

type Name = 'alice' | 'bob' | 'carla' | 'dora' | 'pia';

// claim, payer, payee, amount, outcome, and for insufficient funds what was available. Alice has
// 100.00, the others nothing; carla is suspended, dora's account closed, pia has a PIN. The words
// after `if` are preconditions: active, unsigned, approval A1 or A2, and count:<amount> against a
// limit of 60.00.
const story = `
T1  alice bob   35.00 posted
T1  alice bob   35.00 replayed
T1  alice bob   36.00 conflict
T2  alice bob   65.01 INSUFFICIENT_FUNDS 65.00
T2  alice bob   65.01 INSUFFICIENT_FUNDS 65.00 again
T3  alice bob   65.00 posted
T4  alice bob    0.01 INSUFFICIENT_FUNDS 0.00
T5  bob   dora   1.00 ACCOUNT_CLOSED
T6  bob   carla 10.00 posted
T7  carla bob    1.00 ACCOUNT_SUSPENDED   if active
T7  carla bob    1.00 ACCOUNT_SUSPENDED   if active
T8  bob   pia   20.00 posted              if active
T9  pia   bob    1.00 APPROVAL_REQUIRED   if unsigned
T9  pia   bob    1.00 APPROVAL_REQUIRED   if A2
T9  pia   bob    1.00 posted              if A1
T10 pia   bob    1.00 APPROVAL_REQUIRED   if A1
T11 bob   alice 50.00 posted              if count:50.00
T12 bob   alice 10.01 DAILY_LIMIT 60.00   if count:10.01
T13 bob   alice 99.00 INSUFFICIENT_FUNDS 21.00 if count:5.00
T14 bob   alice 10.00 posted              if count:10.00
T15 bob   alice  0.01 DAILY_LIMIT 60.00   if count:0.01
T16 bob   bob    1.00 posted
`;

const minorOf = (text: string): bigint => parseDecimal(text) as bigint;

interface Step {
  plan: PostingPlan;
  expected: PostOutcome;
}

function stepOf(line: string, cast: Record<Name, LedgerPerson>): Step {
  const [order = '', conditions = ''] = line.split(' if ');
  const [claim = '', payer = '', payee = '', amount = '', outcome = '', detail, again] = order
    .trim()
    .split(/\s+/);
  const preconditions = conditions
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => preconditionOf(word, cast[payer as Name]));
  const plan = transferPlan(
    cast[payer as Name].accountId,
    cast[payee as Name].accountId,
    minorOf(amount),
    { claimId: idOf(claim), preconditions },
  );
  return { plan, expected: expectedOf(outcome, detail, again !== undefined, plan) };
}

function preconditionOf(word: string, { ownerId }: LedgerPerson): Precondition {
  if (word === 'active') return { kind: 'owner_active', ownerId, otherwise: 'ACCOUNT_SUSPENDED' };
  if (word === 'unsigned')
    return { kind: 'no_approval_needed', ownerId, otherwise: 'APPROVAL_REQUIRED' };
  if (word.startsWith('count:'))
    return {
      kind: 'counter',
      id: idOf('counter'),
      add: minorOf(word.slice(6)),
      max: 60_00n,
      otherwise: 'DAILY_LIMIT',
    };
  // A2 asks for the approval that exists with the digest of another order.
  return { kind: 'one_use', id: idOf('A1'), digest: hashOf(word), otherwise: 'APPROVAL_REQUIRED' };
}

function expectedOf(
  outcome: string,
  detail: string | undefined,
  replayed: boolean,
  { answer, requestId }: PostingPlan,
): PostOutcome {
  if (outcome === 'conflict') return { kind: 'conflict' };
  if (outcome === 'posted' || outcome === 'replayed') return { kind: outcome, answer };
  const params: TextParams =
    detail === undefined
      ? {}
      : { [outcome === 'DAILY_LIMIT' ? 'max' : 'available']: usdParam(minorOf(detail)) };
  return { kind: 'refused', code: outcome as 'INSUFFICIENT_FUNDS', params, requestId, replayed };
}

async function openStory(db: Database): Promise<Step[]> {
  const cast = await openCast(db, { alice: 100_00n, bob: 0n, carla: 0n, dora: 0n, pia: 0n });
  await db.tx(async (tx) => {
    await setSuspended(tx, cast.carla.ownerId, true);
    await closeAccounts(tx, cast.dora.ownerId);
    await requireApprovals(tx, cast.pia.ownerId);
    await grantOneUse(tx, {
      id: idOf('A1'),
      ownerId: cast.pia.ownerId,
      digest: hashOf('A1'),
      expiresAt: Temporal.Now.instant().add({ hours: 1 }),
    });
  });
  return story
    .trim()
    .split('\n')
    .map((line) => stepOf(line, cast));
}

describeOnBothEngines('a posting', (open) => {
  test('has the outcome the rules say, asked one by one', async () => {
    const db = await open({ fsync: false });
    const steps = await openStory(db);
    for (const [index, { plan, expected }] of steps.entries()) {
      expect([
        story.trim().split('\n')[index],
        (await db.tx((tx) => postWithin(tx, [plan])))[0],
      ]).toEqual([story.trim().split('\n')[index], expected]);
    }
    await verifyBooks(db);
  });

  test('has the same outcome in one call with all the others', async () => {
    const db = await open({ fsync: false });
    const steps = await openStory(db);
    expect(
      await db.tx((tx) =>
        postWithin(
          tx,
          steps.map(({ plan }) => plan),
        ),
      ),
    ).toEqual(steps.map(({ expected }) => expected));
    await verifyBooks(db);
  });
});
