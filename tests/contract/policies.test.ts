import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { internationalTransferBody, localTransferBody } from '../../fixtures/people.ts';
import { shippedPolicies } from '../../config/policy.ts';
import { policyNames, type PolicyName } from '../../contract/values/policy.ts';
import { readPolicy } from '../../server/services/policy/read-policy.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { letOneGiveAlone } from '../support/given-alone.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await openTestBank();
});
afterAll(() => bank.close());

const asStaff = (method: string, path: string, body?: unknown, token = bank.cast.admin.token) =>
  bank.call(method, path, { token, ...(body === undefined ? {} : { body }) });
const policyOf = async (name: PolicyName) =>
  (await asStaff('GET', '/api/admin/policies')).body.policies.find(
    (one: { name: string }) => one.name === name,
  );
const change = async (name: PolicyName, value: unknown, more: object = {}) =>
  asStaff('POST', `/api/admin/policies/${name}`, {
    version: (await policyOf(name)).version,
    value,
    reason: 'The board decided so.',
    ...more,
  });
const withdraw = async (name: PolicyName, number: number) =>
  asStaff('POST', `/api/admin/policies/${name}/withdrawals`, {
    version: (await policyOf(name)).version,
    change: number,
    reason: 'Not yet.',
  });
const inForce = (name: PolicyName) => readPolicy(bank.bank.db, name, bank.bank.clock.businessNow());
const later = (days: number) =>
  bank.bank.clock
    .businessNow()
    .add({ hours: 24 * days })
    .toString();
const fees = (localMinor: number) => ({ ...shippedPolicies.fees, localMinor });

describe('a change', () => {
  test('is in force at once, and stands with who, when, why and what was before [L-284]', async () => {
    expect(await policyOf('review')).toEqual({
      name: 'review',
      version: 0,
      value: { aboveMinor: null },
      changes: [],
      needsTwo: false,
      proposal: null,
    });
    const { status, body } = await change('review', { aboveMinor: 1_000_000 });
    expect([status, body.message]).toEqual([201, 'Policy changed.']);
    expect(body.policy).toMatchObject({ version: 1, value: { aboveMinor: 1_000_000 } });
    expect(body.policy.changes).toMatchObject([
      {
        version: 1,
        state: 'in_force',
        before: { aboveMinor: null },
        setBy: 'staff',
        reason: 'The board decided so.',
        withdrawal: null,
      },
    ]);
    expect(await inForce('review')).toEqual({ aboveMinor: 1_000_000 });
    const { rows } = await bank.bank.db.query(
      `SELECT actor, subject, details FROM audit_event WHERE action = 'policy.changed'`,
    );
    expect(rows).toMatchObject([
      {
        actor: `admin:${bank.cast.admin.id}`,
        subject: 'policy:review',
        details: { version: '1', reason: 'The board decided so.' },
      },
    ]);
  });

  test('planned for a day waits for it, and can be withdrawn until then [L-284]', async () => {
    const { body } = await change('savingsRate', { rateBps: 425 }, { effectiveFrom: later(3) });
    expect([body.message, body.policy.changes[0].state]).toEqual(['Change planned.', 'planned']);
    const before = await inForce('savingsRate');
    expect(before).not.toEqual({ rateBps: 425 });
    await change('savingsRate', { rateBps: 450 }, { effectiveFrom: later(4) });
    const taken = await withdraw('savingsRate', body.policy.version);
    expect(
      taken.body.policy.changes.find(
        (one: { version: number }) => one.version === body.policy.version,
      ),
    ).toMatchObject({
      state: 'withdrawn',
      withdrawal: { setBy: 'staff', reason: 'Not yet.' },
    });
    expect((await withdraw('savingsRate', body.policy.version)).body.code).toBe(
      'CHANGE_NOT_PLANNED',
    );
    await bank.advance('P3DT1H');
    expect(await inForce('savingsRate')).toEqual(before);
    await bank.advance('P1D');
    expect(await inForce('savingsRate')).toEqual({ rateBps: 450 });
    expect((await withdraw('savingsRate', body.policy.version + 1)).body.code).toBe(
      'CHANGE_NOT_PLANNED',
    );
  });

  test('of two at once is written once, and the second is told who was first [L-284]', async () => {
    const other = await addAnotherAdmin(bank, 'second.staff');
    await letOneGiveAlone(bank.bank);
    const { version } = await policyOf('exchange');
    const at = (spreadBps: number, token: string) =>
      asStaff(
        'POST',
        '/api/admin/policies/exchange',
        { version, value: { spreadBps, quoteMinutes: 5 }, reason: 'Both at once.' },
        token,
      );
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, (_, index) => at(60 + index, bank.cast.admin.token)),
      ...Array.from({ length: 5 }, (_, index) => at(70 + index, other.token)),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const told = answers.filter(({ status }) => status === 409).map(({ body }) => body);
    expect(told).toHaveLength(9);
    const { setBy } = (await policyOf('exchange')).changes[0];
    expect(new Set(told.map(({ code, message }) => `${code} ${message}`))).toEqual(
      new Set([
        `POLICY_CHANGED ${setBy} has changed this policy since you opened it. Nothing was ` +
          'changed. Please look at it again.',
      ]),
    );
    expect((await policyOf('exchange')).version).toBe(version + 1);
  });

  test('never comes into force in the past or after two years, or without a change', async () => {
    for (const effectiveFrom of [later(-1), later(740), '2020-01-01'])
      expect((await change('fees', fees(5), { effectiveFrom })).body).toMatchObject({
        code: 'EFFECTIVE_DATE_INVALID',
        fields: { effectiveFrom: expect.any(String) },
      });
    expect((await change('fees', shippedPolicies.fees)).body.code).toBe('POLICY_UNCHANGED');
    expect((await policyOf('fees')).version).toBe(0);
  });

  test('is a row that the server itself can neither change nor remove [S-61]', async () => {
    const { db } = bank.bank;
    await expect(db.query('UPDATE policy SET value = value')).rejects.toThrow(/permission denied/);
    await expect(db.query('DELETE FROM policy')).rejects.toThrow(/permission denied/);
  });
});

const branch = shippedPolicies.branches[0];
test.each<[PolicyName, unknown, string]>([
  ['fees', fees(-1), 'The fee must be from $0.00 to $1,000.00.'],
  ['fees', fees(0.5), 'The fee must be from $0.00 to $1,000.00.'],
  ['fees', { ...fees(1), other: 1 }, 'Unknown field.'],
  ['fees', 'free', 'Invalid input'],
  [
    'limits',
    { ...shippedPolicies.limits, paymentsPerMinute: 0 },
    'The limit must be a whole number from 1 to 1000.',
  ],
  ['review', { aboveMinor: 0 }, 'The size must be from $0.01 to $999,999,999.99.'],
  ['savingsRate', { rateBps: 2501 }, 'The rate must be from 0.00% to 25.00%.'],
  [
    'loanRates',
    [{ purpose: 'home', minimumScore: 299, rateBps: 1 }],
    'Each score must be a whole number from 300 to 850.',
  ],
  [
    'loanRates',
    shippedPolicies.loanRates.toReversed(),
    'Within a purpose, each line needs a lower score than the one above it.',
  ],
  [
    'checkHold',
    { ...shippedPolicies.checkHold, nextDayMinor: 100 },
    'The amount must be from $275.00 to $999,999,999.99.',
  ],
  [
    'checkHold',
    { ...shippedPolicies.checkHold, per30DaysMinor: 1 },
    'The limit for 30 days cannot be below that for a day.',
  ],
  ['exchange', { spreadBps: 1001, quoteMinutes: 5 }, 'The spread must be from 0.00% to 10.00%.'],
  ['rateAge', { maximumDays: 0 }, 'The age must be a whole number from 1 to 365.'],
  [
    'holidays',
    { closed: [{ day: '2027-07-04', name: 'Rest' }], open: [] },
    'The bank is closed on one of these days anyway.',
  ],
  [
    'holidays',
    { closed: [], open: [{ day: '2027-07-06', name: 'Work' }] },
    'One of these days is no weekday holiday of the Federal Reserve.',
  ],
  [
    'holidays',
    { closed: [{ day: '2027-02-30', name: 'Rest' }], open: [] },
    'Please enter a valid date.',
  ],
  ['branches', shippedPolicies.branches.slice(3), 'Exactly three branches are featured.'],
  ['branches', [branch, ...shippedPolicies.branches], 'Each branch needs a name of its own.'],
  ['branches', [{ ...branch, timeZone: 'America/Nowhere' }], 'This time zone is not known.'],
])('%s set to %j is refused with its reason, and nothing is written', async (name, value, text) => {
  const before = (await policyOf(name)).version;
  const { status, body } = await change(name, value);
  expect([status, body.code]).toEqual([400, 'INVALID_FIELDS']);
  expect(Object.values(body.fields).join(' ')).toContain(text);
  expect((await policyOf(name)).version).toBe(before);
});

test('a reason is asked for, and only what is a policy can be changed', async () => {
  for (const reason of ['  ', '\u200b'])
    expect((await change('fees', fees(1), { reason })).body.fields).toEqual({
      reason: 'Please say why.',
    });
  expect(
    (await asStaff('POST', '/api/admin/policies/rent', { version: 0, value: 1, reason: 'x' }))
      .status,
  ).toBe(400);
  expect(
    (await asStaff('GET', '/api/admin/policies', undefined, bank.cast.alice.token)).status,
  ).toBe(403);
});

test('every policy as shipped is one that staff could set', async () => {
  for (const name of policyNames)
    expect((await change(name, await inForce(name))).body.code).toBe('POLICY_UNCHANGED');
});

describe('what was shown', () => {
  const pin = '4711';
  const order = () =>
    localTransferBody(
      bank.cast.alice,
      { name: 'Bruno', account: bank.cast.bruno.checking.number },
      5,
    );
  const sign = (call: string, body: unknown, more: object = {}) =>
    bank.call('POST', '/api/approvals', {
      token: bank.cast.alice.token,
      body: { securityPin: pin, order: { call, body, ...more } },
    });
  const pay = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    bank.call('POST', `/api/transfers/${path}`, { token: bank.cast.alice.token, body, headers });

  test('is what is signed: a fee that changes first needs a new signature [L-285]', async () => {
    await bank.call('POST', '/api/approvals/pin', {
      token: bank.cast.alice.token,
      body: { securityPin: pin, password: bank.cast.alice.password },
    });
    expect((await sign('transfers/local', order(), { fee: 0 })).status).toBe(201);
    await change('fees', fees(100));
    expect((await pay('local', order())).body.code).toBe('APPROVAL_REQUIRED');
    expect((await sign('transfers/local', order(), { fee: 0 })).body).toMatchObject({
      code: 'FEE_CHANGED',
      message: expect.stringContaining('$1.00'),
    });
    expect((await sign('transfers/local', order(), { fee: 1 })).status).toBe(201);
    expect((await pay('local', order())).body).toMatchObject({
      transfer: { fee: 1, debitedUsd: 6 },
    });
  });

  test('is what a quote costs, whatever staff change meanwhile [L-285]', async () => {
    const { body: quote } = await bank.call('GET', '/api/fx/quote?amount=10&currency=EUR', {
      token: bank.cast.alice.token,
    });
    await change('fees', { ...fees(100), internationalMinor: 9900 });
    await change('exchange', { spreadBps: 900, quoteMinutes: 5 });
    const body = internationalTransferBody({ amount: 10 });
    expect((await sign('transfers/international', body, { quoteId: quote.id })).status).toBe(201);
    expect(
      (await pay('international', body, { 'quote-id': quote.id })).body.transfer,
    ).toMatchObject({ debitedUsd: quote.total, fee: 15 });
  });

  test('are the facts of the moment: limits, branches and closed days', async () => {
    await change('limits', { paymentsWithoutPinPerDayMinor: 100_000, paymentsPerMinute: 11 });
    await change('branches', shippedPolicies.branches.slice(0, 3));
    await change('holidays', { closed: [{ day: '2027-12-24', name: 'Christmas Eve' }], open: [] });
    const { body } = await bank.call('GET', '/api/bank');
    expect(body.limits).toEqual({
      paymentsWithoutPinPerDay: 1000,
      firstPaymentPause: 500,
      maximumAmount: 999_999_999.99,
      paymentsPerMinute: 11,
    });
    expect(body.branches.map(({ name }: { name: string }) => name)).toEqual([
      'Moor Slip',
      'Heather Row',
      'Gorse Street',
    ]);
    expect(body.holidays.closed).toEqual([{ day: '2027-12-24', name: 'Christmas Eve' }]);
  });
});
