import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { shippedPolicies } from '../../../config/policy.ts';
import { describeOnBothEngines } from '../../../tests/support/test-database.ts';
import {
  idOf,
  openPeople,
  planOf,
  staffFunding,
  transferPlan,
  type LedgerPerson,
} from '../../../tests/support/ledger-people.ts';
import { addStaff, giveRole } from '../../../tests/support/staff-rows.ts';
import { verifyBooks } from '../../../tests/support/verify-books.ts';
import type { Database } from '../../db/database.ts';
import { bankAccountId } from '../chart.ts';
import type { Giver, JournalKind, PostingPlan, Precondition } from '../plan.ts';
import { findBalances } from './balances.ts';
import { encodeCall } from './encode-call.ts';
import { callLedger, postWithin } from './post.ts';

const nobodyAnswers = /credits a customer, and nobody answers for it/;
const kinds: readonly JournalKind[] = [
  'funding',
  'correction',
  'return',
  'reversal',
  'check_deposit',
  'loan_disbursement',
  'local_transfer',
  'interest',
  'fee',
];

describeOnBothEngines('a journal of the staff that credits a customer', (open) => {
  let db: Database;
  let payer: LedgerPerson;
  let payee: LedgerPerson;
  const staff = randomUUID();
  beforeAll(async () => {
    db = await open({ fsync: false });
    [payer, payee] = (await openPeople(db, [100_000n, 0n])) as [LedgerPerson, LedgerPerson];
  });

  const balanceOf = async ({ accountId }: LedgerPerson) =>
    (await findBalances(db, [accountId]))[0]?.postedMinor;
  const post = async (...plans: PostingPlan[]) => await db.tx((tx) => postWithin(tx, plans));
  const by = (actor: string, more: Partial<PostingPlan> = {}, kind: JournalKind = 'funding') =>
    transferPlan(staffFunding, payee.accountId, 500n, {
      stamp: { actor, channel: 'staff', kind },
      ...more,
    });
  const byStaff = (giver?: Giver, preconditions: Precondition[] = [], kind?: JournalKind) =>
    by(`admin:${staff}`, { ...(giver && { giver }), preconditions }, kind);
  const counter = (add: bigint): Precondition => ({
    kind: 'counter',
    id: randomUUID(),
    add,
    max: 10_000n,
    otherwise: 'GIVEN_AT_ONCE',
  });
  const expectNothingCredited = async (plan: PostingPlan) => {
    const before = await balanceOf(payee);
    await expect(post(plan)).rejects.toThrow(nobodyAnswers);
    expect(await balanceOf(payee)).toBe(before);
  };

  test.each(kinds)('of kind %s is not posted where it names nobody [S-33]', async (kind) => {
    await expectNothingCredited(byStaff(undefined, [], kind));
  });

  test('is not posted where what one person gives alone is not counted, or not all of it', async () => {
    await expectNothingCredited(byStaff({ way: 'counted' }));
    await expectNothingCredited(byStaff({ way: 'counted' }, [counter(499n)]));
    expect(await post(byStaff({ way: 'counted' }, [counter(500n)]))).toMatchObject([
      { kind: 'posted' },
    ]);
  });

  test('is posted in a bank without a rule', async () => {
    expect(await post(byStaff({ way: 'unruled' }))).toMatchObject([{ kind: 'posted' }]);
  });

  test('is posted by two people of the staff, and not with one of them alone or who has left', async () => {
    const first = await addStaff(db, 'viewer');
    const byTwo = byStaff({ way: 'two', firstPerson: first });
    expect(await post(byTwo)).toMatchObject([{ kind: 'posted' }]);
    await expectNothingCredited(byStaff({ way: 'two', firstPerson: staff }));
    await expectNothingCredited(byStaff({ way: 'two', firstPerson: randomUUID() }));
    await giveRole(db, first, { role: null });
    await expectNothingCredited(byStaff({ way: 'two', firstPerson: first }));
  });

  test('is asked of each credited account, and of none of the bank’s or of a debited one', async () => {
    const fees = bankAccountId('fee_income', 'USD');
    const stamp = { actor: `admin:${staff}`, channel: 'staff' } as const;
    const takes = transferPlan(payer.accountId, fees, 7n, { stamp });
    const moves = transferPlan(staffFunding, fees, 7n, { stamp });
    expect(await post(takes, moves)).toMatchObject([{ kind: 'posted' }, { kind: 'posted' }]);
    await expectNothingCredited(transferPlan(payer.accountId, payee.accountId, 7n, { stamp }));
    await expectNothingCredited(
      planOf(
        [
          { accountId: staffFunding, amountMinor: -500n },
          { accountId: payer.accountId, amountMinor: 1n },
          { accountId: payee.accountId, amountMinor: 499n },
        ],
        { stamp, giver: { way: 'counted' }, preconditions: [counter(499n)] },
      ),
    );
  });

  test('is not asked of customers and jobs', async () => {
    for (const actor of [`customer:${payer.ownerId}`, 'system:interest'])
      expect(await post(by(actor))).toMatchObject([{ kind: 'posted' }]);
  });

  test('fails alone: what else was in its call is posted', async () => {
    const others = [by('system:test'), byStaff({ way: 'unruled' })];
    await expect(post(...others, byStaff())).rejects.toThrow(nobodyAnswers);
    const before = await balanceOf(payee);
    for (const plan of others) await callLedger(db, [plan]);
    expect(await balanceOf(payee)).toBe((before ?? 0n) + 1_000n);
  });

  describe('for a customer who ordered it', () => {
    test('is posted only while that order waits in review, to whom it concerns', async () => {
      const ordered = byStaff({ way: 'ordered', transferId: idOf('no such order') });
      await expectNothingCredited(ordered);
    });
  });

  test('of a server of the version before, which does not say who gives, goes on', async () => {
    const plan = byStaff();
    const values = encodeCall([plan], false).slice(0, 12);
    const places = values.map((_, index) => `$${index + 1}`).join(', ');
    const before = await balanceOf(payee);
    const { rows } = await db.query(`SELECT * FROM bank_post(${places})`, values);
    expect(rows).toEqual([]);
    expect(await balanceOf(payee)).toBe((before ?? 0n) + 500n);
    await verifyBooks(db);
  });

  test('is not posted by one person where another could agree, or could within a day [S-33]', async () => {
    const { rows } = await db.query('SELECT roles_as_shipped() AS roles');
    expect(rows).toEqual([{ roles: shippedPolicies.roles }]);
    const alone = (kind?: JournalKind) => post(byStaff({ way: 'unruled' }, [], kind));
    const posted = [{ kind: 'posted' }];
    const refused = [{ kind: 'refused', code: 'GIVEN_AT_ONCE' }];
    const [former, other] = [await addStaff(db, 'approver'), await addStaff(db, 'approver')];
    await giveRole(db, former, { role: null, hoursAgo: 25 });
    const before = await balanceOf(payee);
    for (const kind of ['funding', 'correction', 'return', 'loan_disbursement'] as const)
      expect([kind, await alone(kind)]).toMatchObject([kind, refused]);
    await giveRole(db, other, { role: null, hoursAgo: 23 });
    expect(await alone()).toMatchObject(refused);
    expect(await balanceOf(payee)).toBe(before);
    // An approver reads no checks, and so was no second person for them.
    expect(await alone('check_deposit')).toMatchObject(posted);
  });
});
