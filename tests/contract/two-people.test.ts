import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Customer, type Person } from '../../fixtures/people.ts';
import { loanCalls } from '../support/loans.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { setPolicy } from '../support/set-policy.ts';
import { largestAmount } from '../support/given-alone.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import { openTestBank } from '../support/test-bank.ts';

const { bank, staff, rosa, ask, customer, take, balanceOf, ownBalance } = useSharedDesk({
  asShipped: true,
});
const { accepted, act } = loanCalls(bank);

const typed = {
  accountName: 'Savings Account',
  senderAccount: 'Estate of J. Marsh',
  recipientBank: 'Larkmoor Bank',
  reference: 'Inheritance',
};
const dated = { ...typed, transferDate: '2026-11-20T10:00:00Z' };

const credit = (to: Pick<Customer, 'id'>, amount: number, key = randomUUID(), who = staff()) =>
  bank().call('PUT', `/api/admin/users/${to.id}/accounts/fund`, {
    token: who.token,
    body: { ...dated, amount },
    headers: { 'idempotency-key': key },
  });
const proposed = async (
  to: Pick<Customer, 'id'>,
  amount = 10_000.01,
  who = staff(),
): Promise<string> => (await credit(to, amount, randomUUID(), who)).body.proposal;
const decide = (id: string, verb: 'approve' | 'decline', who: Person, body?: unknown) =>
  ask(
    who,
    'POST',
    `/api/admin/funding-proposals/${id}/${verb}`,
    verb === 'decline' ? (body ?? { reason: 'WRONG_AMOUNT', note: 'A digit too many' }) : undefined,
  );
const waitingIds = async () =>
  (await ask(rosa(), 'GET', '/api/admin/funding-proposals')).body.cases.map(
    ({ _id }: { _id: string }) => _id,
  );
const trailOf = async (id: string) =>
  (
    await bank().bank.db.query<{ actor: string; action: string }>(
      `SELECT actor, action FROM audit_event WHERE action ~ '^(funding|transfer)[.]'
        AND action <> 'funding.viewed' AND details ->> 'proposal' = $1 ORDER BY action`,
      [id],
    )
  ).rows.map(({ actor, action }) => `${actor} ${action}`);

const versionNow = async (): Promise<number> =>
  (await ask(staff(), 'GET', '/api/admin/policies')).body.policies.find(
    ({ name }: { name: string }) => name === 'twoPeople',
  ).version;
const size = async (aboveMinor: number, more: object = {}) =>
  await ask(staff(), 'POST', '/api/admin/policies/twoPeople', {
    version: await versionNow(),
    value: { aboveMinor, perDayMinor: largestAmount, terms: 'one' },
    reason: 'The board decided so.',
    ...more,
  });

describe('as shipped [S-33]', () => {
  test('one admin alone credits any amount at once, as specified [S-33]', async () => {
    const alone = await openTestBank();
    try {
      const { call, cast } = alone;
      const { status, body } = await call(
        'PUT',
        `/api/admin/users/${cast.alice.id}/accounts/fund`,
        {
          token: cast.admin.token,
          body: { ...dated, amount: 999_999_999.99 },
        },
      );
      expect([status, body.message]).toEqual([200, 'Savings Account credited.']);
      const list = await call('GET', '/api/admin/funding-proposals', { token: cast.admin.token });
      expect(list.body).toMatchObject({ cases: [], total: 0, above: null });
    } finally {
      await alone.close();
    }
  });

  test('from the second approver on, more than 10,000 dollars need both [S-33]', async () => {
    const who = await customer();
    const list = await ask(staff(), 'GET', '/api/admin/funding-proposals');
    expect(list.body).toMatchObject({ total: 0, above: 10_000 });
    expect((await credit(who, 10_000.01)).body.message).toBe(
      '$10,000.01 waits for a second person: above $10,000.00 a colleague has to approve. No ' +
        'money was moved yet.',
    );
    expect(await balanceOf(who)).toBe(0);
  });

  test('splitting does not help: what one person gives alone on a day counts together [S-33]', async () => {
    const [one, other] = [await customer(), await customer()];
    expect((await credit(one, 6_000)).status).toBe(200);
    const split = await credit(other, 4_000.01);
    expect([split.status, split.body.message]).toEqual([
      202,
      '$4,000.01 waits for a second person: above $10,000.00 in one day a colleague has to ' +
        'approve. No money was moved yet.',
    ]);
    // A colleague gives what is theirs to give.
    expect((await credit(other, 4_000.01, randomUUID(), rosa())).status).toBe(200);
    const id = split.body.proposal;
    await take('funding', id, rosa());
    expect((await decide(id, 'approve', rosa())).status).toBe(200);
    expect(await balanceOf(other)).toBe(8_000.02);
    expect((await credit(one, 4_000)).status).toBe(200);
  });

  test('of two credits at once that are too much together one is posted', async () => {
    const giver = await addAnotherAdmin(bank(), 'third.giver');
    const who = await customer();
    const both = await Promise.all([
      credit(who, 6_000, randomUUID(), giver),
      credit(who, 6_000, randomUUID(), giver),
    ]);
    const statuses = both.map(({ status }) => status);
    expect(statuses).toContain(200);
    // The other one waits, or is refused and waits when it is sent again.
    expect(statuses.filter((status) => status === 202 || status === 409)).toHaveLength(1);
    expect(await balanceOf(who)).toBe(6_000);
    expect((await credit(who, 6_000, randomUUID(), giver)).status).toBe(202);
  });

  test('a loan that one person approves and pays out counts towards the same sum', async () => {
    const who = await customer();
    const giver = await addAnotherAdmin(bank(), 'fourth.giver');
    const calls = loanCalls(() => ({ ...bank(), cast: { ...bank().cast, admin: giver } }));
    expect((await credit(who, 9_000, randomUUID(), giver)).status).toBe(200);
    const loan = await calls.accepted({ loanAmount: 1_001 }, who);
    const refused = await calls.act(loan, 'disburse', { who: giver });
    expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_PERSON_NEEDED']);
    expect((await calls.act(loan, 'disburse', { who: rosa() })).status).toBe(200);
  });

  test('to lift what comes with the second person takes a day, as any loosening', async () => {
    const { status, body } = await size(5_000_000);
    expect([status, body.code]).toEqual([422, 'LOOSENED_TOO_SOON']);
    const value = { aboveMinor: 1_000_000, perDayMinor: 5_000_000 };
    const answer = await ask(staff(), 'POST', '/api/admin/policies/twoPeople', {
      version: await versionNow(),
      value,
      reason: 'The board decided so.',
    });
    expect(answer.body.code).toBe('LOOSENED_TOO_SOON');
  });
});

describe('with a size that staff set', () => {
  beforeAll(async () => {
    const { db, clock } = bank().bank;
    await setPolicy(
      db,
      'twoPeople',
      { aboveMinor: 1_000_000, perDayMinor: largestAmount, terms: 'one' },
      clock.businessNow(),
    );
  });

  describe('a credit above the two-person size [S-33]', () => {
    test('waits unbooked; a second person books it once, however often they click [S-33 L-290 T-05]', async () => {
      const who = await customer();
      const funding = await ownBalance('staff_funding', 'USD');
      expect([(await credit(who, 10_000)).status, await balanceOf(who)]).toEqual([200, 10_000]);
      const key = randomUUID();
      const first = await credit(who, 20_000, key);
      expect([first.status, first.body]).toEqual([
        202,
        {
          code: 'CREDIT_PROPOSED',
          params: {
            amount: { minor: 2_000_000, currency: 'USD' },
            above: { minor: 1_000_000, currency: 'USD' },
            inOneDay: false,
          },
          message:
            '$20,000.00 waits for a second person: above $10,000.00 a colleague has to approve. ' +
            'No money was moved yet.',
          proposal: expect.any(String),
        },
      ]);
      const again = await credit(who, 20_000, key);
      expect([again.status, again.body, again.headers['idempotent-replayed']]).toEqual([
        202,
        first.body,
        'true',
      ]);
      const id = first.body.proposal;
      expect([
        await balanceOf(who),
        (await ask(who, 'GET', '/api/transfers/transactions')).body.total,
      ]).toEqual([10_000, 1]);
      expect((await waitingIds()).filter((one: string) => one === id)).toHaveLength(1);

      const own = await decide(id, 'approve', staff());
      expect([own.status, own.body.code]).toEqual([403, 'OWN_PROPOSAL']);
      await take('funding', id);
      expect((await decide(id, 'approve', staff())).body.code).toBe('OWN_PROPOSAL');
      expect((await decide(id, 'approve', rosa())).body.code).toBe('CASE_HELD');
      await ask(staff(), 'POST', `/api/admin/queues/funding/${id}/give-back`);
      expect((await decide(id, 'approve', rosa())).body.code).toBe('CASE_NOT_TAKEN');

      await take('funding', id, rosa());
      const clicks = await Promise.all(
        Array.from({ length: 10 }, () => decide(id, 'approve', rosa())),
      );
      const done = [200, `$20,000.00 credited to account ${who.savings.number}.`];
      expect(clicks.map(({ status, body }) => [status, body.message])).toEqual(
        clicks.map(() => done),
      );
      expect([await balanceOf(who), funding - (await ownBalance('staff_funding', 'USD'))]).toEqual([
        30_000,
        3_000_000n,
      ]);
      expect(
        (await ask(who, 'GET', '/api/transfers/transactions')).body.transfers[0],
      ).toMatchObject({
        amount: 20_000,
        reference: 'Inheritance',
        senderAccount: 'Estate of J. Marsh',
        transferDate: '2026-11-20T10:00:00.000Z',
        status: 'Completed',
      });
      expect(await trailOf(id)).toEqual([
        `admin:${rosa().id} funding.approved`,
        `admin:${staff().id} funding.proposed`,
        `admin:${rosa().id} transfer.funded`,
      ]);
      expect((await ask(staff(), 'GET', `/api/admin/funding-proposals/${id}`)).body).toMatchObject({
        above: 10_000,
        customer: { username: who.username },
        proposal: {
          proposedBy: 'staff',
          isYours: true,
          accountName: 'Savings Account',
          accountNumber: who.savings.number,
        },
        decision: { outcome: 'approved', by: 'rosa', reason: null },
      });
      expect(await waitingIds()).not.toContain(id);
      // Whatever the server were made to say, the database knows that one person is not two.
      const alone = bank().bank.db.query(
        `UPDATE funding_proposal SET decided_by = proposed_by WHERE id = $1`,
        [id],
      );
      await expect(alone).rejects.toThrow(/funding_proposal_approved_by_another/);
    });

    test('declined it is never booked; its proposer may take it back [S-33 L-290]', async () => {
      const who = await customer();
      const [theirs, own] = [await proposed(who), await proposed(who, 50_000, rosa())];
      for (const id of [theirs, own]) await take('funding', id, rosa());
      expect((await decide(theirs, 'decline', rosa(), { reason: 'I do not like it' })).status).toBe(
        400,
      );
      expect((await decide(theirs, 'decline', rosa())).body.message).toBe(
        'Credit of $10,000.01 declined. No money was moved.',
      );
      expect((await decide(own, 'decline', rosa(), { reason: 'MISTAKE' })).status).toBe(200);
      expect((await decide(theirs, 'approve', rosa())).body.code).toBe('CASE_DECIDED');
      expect([
        await balanceOf(who),
        (await ask(who, 'GET', '/api/transfers/transactions')).body.total,
      ]).toEqual([0, 0]);
      expect(
        (await ask(staff(), 'GET', `/api/admin/funding-proposals/${theirs}`)).body.decision,
      ).toMatchObject({
        outcome: 'declined',
        by: 'rosa',
        reason: 'The amount is wrong.',
      });
      const { rows } = await bank().bank.db.query(
        `SELECT details FROM audit_event WHERE action = 'funding.declined'
        AND details ->> 'proposal' = $1`,
        [theirs],
      );
      expect(rows).toMatchObject([
        { details: { reason: 'WRONG_AMOUNT', note: 'A digit too many' } },
      ]);
    });

    test('for an account that was closed meanwhile is not booked, and can be declined', async () => {
      const who = await customer();
      const id = await proposed(who);
      expect((await ask(staff(), 'DELETE', `/api/admin/users/${who.id}`)).status).toBe(200);
      await take('funding', id, rosa());
      expect((await decide(id, 'approve', rosa())).body.code).toBe('ACCOUNT_CLOSED');
      expect((await decide(id, 'decline', rosa())).status).toBe(200);
      expect((await decide(randomUUID(), 'approve', rosa())).body.code).toBe('CASE_NOT_FOUND');
    });
  });

  test('a large loan is paid out by another person than its approver [S-33 L-290]', async () => {
    const who = await customer();
    const large = await accepted({ loanAmount: 10_001 }, who);
    const refused = await act(large, 'disburse');
    expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_PERSON_NEEDED']);
    expect(refused.body.message).toContain(
      'You approved this loan yourself, and above $10,000.00 somebody else pays out. No money was ' +
        'moved.',
    );
    expect(await balanceOf(who, 'Checking Account')).toBe(0);
    const clicks = await Promise.all(
      Array.from({ length: 10 }, () => act(large, 'disburse', { who: rosa() })),
    );
    expect(clicks.map(({ status }) => status)).toEqual(clicks.map(() => 200));
    expect(await balanceOf(who, 'Checking Account')).toBe(10_001);
    expect((await act(await accepted({ loanAmount: 10_000 }, who), 'disburse')).status).toBe(200);
  });

  test('plans withdrawn again hide neither the rule nor a plan to lift it [S-33]', async () => {
    const { db, clock } = bank().bank;
    const now = clock.businessNow();
    const plan = await size(largestAmount, { effectiveFrom: now.add({ hours: 25 }).toString() });
    const { version } = plan.body.policy;
    await db.query(
      `INSERT INTO policy (name, version, value, withdraws, effective_from, set_by, reason, set_at)
     SELECT 'twoPeople', $1 + n, CASE n % 2 WHEN 1 THEN '{"aboveMinor": 1}'::jsonb END, CASE n % 2
       WHEN 0 THEN $1 + n - 1 END, $2, $3, 'Flood', $4
       FROM generate_series(1, 1200) AS n`,
      [version, now.add({ hours: 24 * 300 }), `admin:${staff().id}`, now],
    );
    const { body } = await size(99_999_999_999);
    expect(body.code).toBe('LOOSENED_TOO_SOON');
    const read = (await ask(rosa(), 'GET', '/api/admin/policies')).body.policies.find(
      ({ name }: { name: string }) => name === 'twoPeople',
    );
    expect(read.value).toMatchObject({ aboveMinor: 1_000_000 });
    expect(
      read.changes.filter(({ state }: { state: string }) => state !== 'withdrawn'),
    ).toMatchObject([
      {
        version,
        state: 'planned',
        value: { aboveMinor: largestAmount },
        before: { aboveMinor: 1_000_000 },
      },
      { version: 1, state: 'in_force' },
    ]);
    expect(read.changes).toHaveLength(502);
    const taken = await ask(rosa(), 'POST', '/api/admin/policies/twoPeople/withdrawals', {
      version: read.version,
      change: version,
      reason: 'Not agreed.',
    });
    expect(taken.status).toBe(201);
  });

  test('the rule is loosened a day ahead, seen by all [S-33]', async () => {
    for (const looser of [largestAmount, 1_000_001]) {
      const { status, body } = await size(looser);
      expect([status, body.code, Object.keys(body.fields)]).toEqual([
        422,
        'LOOSENED_TOO_SOON',
        ['effectiveFrom'],
      ]);
    }
    const inHours = (hours: number) => bank().bank.clock.businessNow().add({ hours }).toString();
    expect((await size(largestAmount, { effectiveFrom: inHours(23) })).body.code).toBe(
      'LOOSENED_TOO_SOON',
    );
    const { status, body } = await size(largestAmount, { effectiveFrom: inHours(25) });
    expect(status).toBe(201);
    const { version } = body.policy;
    // A size that only tightens a looser plan would stay once that plan is withdrawn.
    await bank().advance('PT2H');
    expect((await size(99_000_000, { effectiveFrom: inHours(23) })).body.code).toBe(
      'LOOSENED_TOO_SOON',
    );
    const withdraw = async (change: number) =>
      await ask(rosa(), 'POST', '/api/admin/policies/twoPeople/withdrawals', {
        version: await versionNow(),
        change,
        reason: 'Not agreed.',
      });
    expect((await withdraw(version)).status).toBe(201);
    // Tighter at once, and tomorrow; and what is planned for tomorrow is counted on.
    expect((await size(900_000)).status).toBe(201);
    const tighter = await size(800_000, { effectiveFrom: inHours(23) });
    const tooLate = (await withdraw(tighter.body.policy.version)).body;
    expect([tooLate.code, tooLate.fields]).toEqual(['WITHDRAWN_TOO_LATE', undefined]);
    await bank().advance('P2D');
    const who = await customer();
    expect(
      (
        await credit(who, 9_000.01, randomUUID(), {
          ...staff(),
          token: await bank().freshToken(staff()),
        })
      ).status,
    ).toBe(202);
  });
});
