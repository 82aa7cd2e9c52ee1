import { describe, expect, test } from 'vitest';
import { addDays } from '../../contract/values/calendar-day.ts';
import { expectStatus, fund, type Customer } from '../../fixtures/people.ts';
import { growthOf, monthReached, neededMonthly } from '../../server/money/goals/goal-growth.ts';
import { atOnce, said, statuses } from '../support/answers.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, customer, staff } = useSharedDesk();

const pathOf = (number: string) => `/api/users/accounts/savings/${number}/goal`;
const set = (who: Customer, body: object, number = who.savings.number) =>
  ask(who, 'PUT', pathOf(number), body);
const remove = (who: Customer, number = who.savings.number) => ask(who, 'DELETE', pathOf(number));
const goalOf = async (who: Customer) =>
  (await ask(who, 'GET', '/api/users/accounts/savings')).body[0].goal;
const today = () => bank().bank.clock.businessDay();

describe('a savings goal', () => {
  test('is set, read with its account, changed and removed; no money moves [L-294]', async () => {
    const who = await customer();
    expect(await goalOf(who)).toBeNull();
    const asked = { name: '  The cottage ', amount: 18_000.5, targetDay: addDays(today(), 400) };
    const { body } = expectStatus(await set(who, asked), 200);
    const kept = { name: 'The cottage', amount: 18_000.5, targetDay: asked.targetDay };
    expect(body.message).toBe('Your savings goal is set.');
    expect(body.goal).toMatchObject(kept);
    expect(await goalOf(who)).toEqual(body.goal);
    expectStatus(await set(who, { name: 'A boat', amount: 900 }), 200);
    expect(await goalOf(who)).toMatchObject({ name: 'A boat', amount: 900, targetDay: null });
    expect((await remove(who)).body.message).toBe('Your savings goal was removed.');
    expect(await goalOf(who)).toBeNull();
    expect(said(await remove(who))).toEqual([404, 'GOAL_NOT_FOUND']);
    const { rows } = await bank().bank.db.query(
      "SELECT action FROM audit_event WHERE person_id = $1 AND action LIKE 'goal.%' ORDER BY at",
      [who.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['goal.set', 'goal.set', 'goal.removed']);
  });

  test('is one for an account, also when ten are set at once', async () => {
    const who = await customer();
    const answers = await atOnce(10, (index) => set(who, { name: `Goal ${index}`, amount: 100 }));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    const { rows } = await bank().bank.db.query('SELECT FROM savings_goal WHERE user_id = $1', [
      who.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('belongs to an own savings account: every other account is nobody’s', async () => {
    const [who, other] = [await customer(), await customer()];
    await set(other, { name: 'Theirs', amount: 100 });
    for (const number of [other.savings.number, who.checking.number, '999999999']) {
      expect(said(await set(who, { name: 'Mine', amount: 1 }, number))).toEqual([
        404,
        'ACCOUNT_NOT_FOUND',
      ]);
      expect(said(await remove(who, number))).toEqual([404, 'ACCOUNT_NOT_FOUND']);
    }
    expect(await goalOf(other)).toMatchObject({ name: 'Theirs', amount: 100 });
  });

  test('is refused with a wrong name, amount or day, each at its field', async () => {
    const who = await customer();
    const good = { name: 'The cottage', amount: 18_000 };
    const wrong: [string, object][] = [
      ['name', { ...good, name: ' ' }],
      ['name', { ...good, name: 'x'.repeat(41) }],
      ['amount', { ...good, amount: 0 }],
      ['amount', { ...good, amount: 1.005 }],
      ['amount', { ...good, amount: 1_000_000_000 }],
      ['targetDay', { ...good, targetDay: '2026-02-30' }],
      ['targetDay', { ...good, targetDay: today() }],
    ];
    for (const [field, body] of wrong) {
      const answer = await set(who, body);
      expect([field, answer.status, Object.keys(answer.body.fields)]).toEqual([
        field,
        400,
        [field],
      ]);
    }
    expect(await goalOf(who)).toBeNull();
  });

  test('is not set by the suspended, who go on reading it', async () => {
    const who = await customer();
    await set(who, { name: 'The cottage', amount: 18_000 });
    expectStatus(await ask(staff(), 'PUT', `/api/admin/users/suspend/${who.id}`), 200);
    expect(said(await set(who, { name: 'A boat', amount: 1 }))).toEqual([403, 'ACCOUNT_SUSPENDED']);
    expect(said(await remove(who))).toEqual([403, 'ACCOUNT_SUSPENDED']);
    expect(await goalOf(who)).toMatchObject({ name: 'The cottage' });
  });

  test('that is reached says neither a month nor a sum; one without a past no growth', async () => {
    const who = await customer();
    await fund(bank().call, staff(), who, 500, 'Savings Account', 'Opening deposit');
    await set(who, { name: 'Small', amount: 500, targetDay: addDays(today(), 90) });
    expect(await goalOf(who)).toMatchObject({ growth: null, reachedIn: null, monthlyNeeded: null });
    await set(who, { name: 'Large', amount: 500.01, targetDay: addDays(today(), 20) });
    expect(await goalOf(who)).toMatchObject({ growth: null, reachedIn: null, monthlyNeeded: 0.01 });
  });
});

describe('the pace of a goal', () => {
  test('is the growth of the whole months that are known, three at most', () => {
    expect(growthOf([1000n, 900n, 800n, 400n])).toEqual({ months: 3, amountMinor: 200n });
    expect(growthOf([1000n, 900n, 801n, null])).toEqual({ months: 2, amountMinor: 99n });
    expect(growthOf([1000n, 900n, null, null])).toEqual({ months: 1, amountMinor: 100n });
    expect(growthOf([1000n, null, null, null])).toBeUndefined();
    expect(growthOf([null, null, null, null])).toBeUndefined();
  });

  test('says nothing where the balance did not grow [L-294]', () => {
    expect(growthOf([400n, 900n, 800n, 400n])).toBeUndefined();
    expect(growthOf([300n, 900n, 800n, 400n])).toBeUndefined();
    expect(growthOf([402n, 0n, 0n, 400n])).toBeUndefined();
  });

  test('reaches what is left in the month that completes it, and none beyond fifty years', () => {
    const growth = { months: 3, amountMinor: 100n };
    expect(monthReached(100n, growth, '2026-11-30')).toBe('2026-12');
    expect(monthReached(101n, growth, '2026-11-30')).toBe('2027-01');
    expect(monthReached(60_000n, growth, '2026-11-30')).toBe('2076-11');
    expect(monthReached(60_001n, growth, '2026-11-30')).toBeUndefined();
  });

  test('the sum needed a month is rounded up, over the months until the day [D-63]', () => {
    expect(neededMonthly(1000n, '2026-11-22', '2027-02-22')).toBe(334n);
    expect(neededMonthly(1000n, '2026-11-22', '2027-02-21')).toBe(500n);
    expect(neededMonthly(1000n, '2026-11-22', '2026-11-23')).toBe(1000n);
  });
});
