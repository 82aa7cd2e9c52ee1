import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedPolicies } from '../../config/policy.ts';
import type { PolicyName } from '../../contract/values/policy.ts';
import type { Right, StaffRole } from '../../contract/values/rights.ts';
import {
  expectStatus,
  registerCustomer,
  type Customer,
  type Person,
} from '../../fixtures/people.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { said } from '../support/answers.ts';
import { loanCalls } from '../support/loans.ts';
import { inheritance } from '../support/open-cases.ts';
import { setPolicy } from '../support/set-policy.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

/*
 * The rule of two people in banks with few of the staff: the bank asks of each posting whether
 * another person could be its second half, so that no one escapes it by what the others may do.
 */

const huge = 5_000_000;

/** One bank of a manager and these roles, all of them of long ago. */
function bankOf(...roles: StaffRole[]) {
  let testBank: TestBank;
  const others: Partial<Record<StaffRole, Person>> = {};
  let customers = 0;
  beforeAll(async () => {
    testBank = await openTestBank();
    await testBank.withoutLimits();
    for (const role of roles) others[role] = await addAnotherAdmin(testBank, `a.${role}`, role);
    const owner = await testBank.bank.openSnapshot();
    await owner
      .query(`UPDATE staff_role SET set_at = set_at - interval '30 hours'`)
      .finally(() => owner.close());
  });
  afterAll(async () => {
    await testBank.close();
  });
  const ask = async (who: Person, method: string, path: string, body?: unknown) =>
    await testBank.call(method, path, {
      token: await testBank.freshToken(who),
      ...(body === undefined ? {} : { body }),
    });
  const manager = () => testBank.cast.admin;
  return {
    bank: () => testBank,
    manager,
    ask,
    one: (role: StaffRole): Person => others[role] ?? expect.fail(role),
    async customer(): Promise<Customer> {
      customers += 1;
      return await registerCustomer(testBank.call, `payee.${customers}`);
    },
    credit: async (who: Person, to: Customer) =>
      await ask(who, 'PUT', `/api/admin/users/${to.id}/accounts/fund`, inheritance(huge)),
    async balanceOf(who: Customer, type = 'Savings Account'): Promise<number> {
      const { body } = await ask(who, 'GET', '/api/users/accounts');
      return body.accounts.find((account: { type: string }) => account.type === type).balance;
    },
    async change(name: PolicyName, value: unknown, more: object = {}, who = manager()) {
      const { policies } = (await ask(who, 'GET', '/api/admin/policies')).body;
      const { version } = policies.find((one: { name: string }) => one.name === name);
      return await ask(who, 'POST', `/api/admin/policies/${name}`, {
        version,
        value,
        reason: 'Tidying up',
        ...more,
      });
    },
  };
}

const { roles } = shippedPolicies;
/** The roles as shipped, where only a manager has this right. */
const managersAlone = (right: Right) => ({
  ...roles,
  teller: roles.teller.filter((one) => one !== right),
  approver: roles.approver.filter((one) => one !== right),
});

describe('in a bank of a manager and a teller [S-33]', () => {
  const { manager, one, ask, customer, credit, balanceOf } = bankOf('teller');

  test('a teller credits no more than the size alone; the manager agrees [S-33]', async () => {
    const payee = await customer();
    const { proposal } = expectStatus(await credit(one('teller'), payee), 202).body;
    expect(await balanceOf(payee)).toBe(0);
    expectStatus(await ask(manager(), 'POST', `/api/admin/queues/funding/${proposal}/take`), 200);
    expectStatus(
      await ask(manager(), 'POST', `/api/admin/funding-proposals/${proposal}/approve`),
      200,
    );
    expect(await balanceOf(payee)).toBe(huge);
  });

  test('the manager, for whom nobody else could agree, works alone as specified', async () => {
    const payee = await customer();
    expectStatus(await credit(manager(), payee), 200);
    expect(await balanceOf(payee)).toBe(huge);
  });
});

describe('in a bank of a manager and an approver [S-33]', () => {
  const { bank, manager, customer, balanceOf } = bankOf('approver');

  test('the manager does not approve and pay out a large loan alone [S-33]', async () => {
    const loans = loanCalls(bank);
    const payee = await customer();
    const id = await loans.apply({ loanAmount: 500_000 }, payee);
    await loans.take(id, manager());
    expectStatus(await loans.act(id, 'approve', { who: manager() }), 200);
    expectStatus(await loans.accept(id, payee), 200);
    const refused = await loans.act(id, 'disburse', { who: manager() });
    expect(said(refused)).toEqual([403, 'SECOND_PERSON_NEEDED']);
    expect(await balanceOf(payee, 'Checking Account')).toBe(0);
  });
});

describe('the only manager [S-33]', () => {
  const { bank, manager, customer, credit, balanceOf, change } = bankOf('approver', 'teller');

  test.each(['approve-credits', 'decide-requests', 'handle-money'] as const)(
    'does not take “%s” from everyone else in less than a day',
    async (right) => {
      const answer = await change('roles', managersAlone(right));
      expect(said(answer)).toEqual([422, 'LOOSENED_TOO_SOON']);
    },
  );

  test('gives nothing alone before the others have had another day to see what is taken [S-33]', async () => {
    const { clock } = bank().bank;
    const effectiveFrom = clock.businessNow().add({ hours: 25 }).toString();
    expectStatus(await change('roles', managersAlone('approve-credits'), { effectiveFrom }), 201);
    await bank().bank.clock.advance(26 * 3_600);
    const payee = await customer();
    expectStatus(await credit(manager(), payee), 202);
    // Given back and taken again, as if by a call that forgot to wait: each counts for a day.
    for (const value of [roles, managersAlone('approve-credits')])
      await setPolicy(bank().bank.db, 'roles', value, clock.businessNow());
    expectStatus(await credit(manager(), payee), 202);
    expect(await balanceOf(payee)).toBe(0);
    await bank().bank.clock.advance(25 * 3_600);
    expectStatus(await credit(manager(), payee), 200);
    expect(await balanceOf(payee)).toBe(huge);
  });

  test('raises neither how far rates move, nor what is exchanged at them, in less than a day', async () => {
    const later = () => bank().bank.clock.businessNow().add({ hours: 25 }).toString();
    const tooSoon = [422, 'LOOSENED_TOO_SOON'];
    expect(said(await change('fetchedRates', { mostBps: 501 }))).toEqual(tooSoon);
    expectStatus(await change('fetchedRates', { mostBps: 400 }), 201);
    expect(said(await change('fetchedRates', { mostBps: 500 }))).toEqual(tooSoon);
    expectStatus(await change('fetchedRates', { mostBps: 500 }, { effectiveFrom: later() }), 201);
    expectStatus(await change('exchangeLimit', { aboveMinor: 100_000 }), 201);
    for (const aboveMinor of [100_001, null])
      expect(said(await change('exchangeLimit', { aboveMinor }))).toEqual(tooSoon);
    expectStatus(
      await change('exchangeLimit', { aboveMinor: null }, { effectiveFrom: later() }),
      201,
    );
  });

  test('does not raise what a public bank exchanges where no limit is set', async () => {
    const { config } = bank().bank;
    const own = { publicUrl: config.publicUrl, sandbox: config.sandbox };
    Object.assign(config, { publicUrl: 'https://bank.example', sandbox: false });
    try {
      const { db, clock } = bank().bank;
      await setPolicy(db, 'exchangeLimit', { aboveMinor: null }, clock.businessNow());
      const raised = await change('exchangeLimit', { aboveMinor: 10_000_001 });
      expect(said(raised)).toEqual([422, 'LOOSENED_TOO_SOON']);
      expectStatus(await change('exchangeLimit', { aboveMinor: 9_000_000 }), 201);
    } finally {
      Object.assign(config, own);
    }
  });

  test('does not replace a size that was set by none in less than a day', async () => {
    const value = { aboveMinor: 1_000_000, perDayMinor: 1_000_000, terms: 'two' };
    await setPolicy(bank().bank.db, 'roles', roles, bank().bank.clock.businessNow());
    expectStatus(await change('twoPeople', value), 201);
    const unset = { aboveMinor: null, perDayMinor: null, terms: 'two' };
    expect(said(await change('twoPeople', unset))).toEqual([422, 'LOOSENED_TOO_SOON']);
  });
});

describe('what somebody planned alone whose access was ended', () => {
  const { bank, manager, one, ask, customer, credit, change } = bankOf('manager', 'approver');
  const inHours = (hours: number) => ({
    effectiveFrom: bank().bank.clock.businessNow().add({ hours }).toString(),
  });
  const size = (minor: number) => ({ aboveMinor: minor, perDayMinor: minor, terms: 'one' });

  test('does not come into force, unless it makes the rule stricter within a day', async () => {
    const { db, clock } = bank().bank;
    const stolen = one('manager');
    const terms = { ...shippedPolicies.twoPeople, terms: 'one' } as const;
    await setPolicy(db, 'twoPeople', terms, clock.businessNow());
    expectStatus(await change('twoPeople', size(500_000), inHours(2), stolen), 201);
    expectStatus(await change('twoPeople', size(99_999_999_999), inHours(25), stolen), 201);
    const path = `/api/admin/colleagues/${stolen.id}/departure`;
    expectStatus(await ask(manager(), 'POST', path, { reason: 'The account was stolen' }), 200);
    const { policies } = (await ask(manager(), 'GET', '/api/admin/policies')).body;
    const { changes } = policies.find(({ name }: { name: string }) => name === 'twoPeople');
    expect(changes.slice(0, 2)).toMatchObject([
      {
        state: 'withdrawn',
        withdrawal: {
          setBy: manager().username,
          reason: 'The person who proposed it has left, or may not propose it any more.',
        },
      },
      { state: 'planned', value: { aboveMinor: 500_000 } },
    ]);
    await bank().worker.runAll();
    const mails = (await bank().outbox()).map((mail) => mail.replaceAll('=\r\n', ''));
    expect(mails.join('\n')).toContain('a planned change of the policy');
    await clock.advance(26 * 3_600);
    expectStatus(await credit(manager(), await customer()), 202);
  });
});
