import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedPolicies } from '../../config/policy.ts';
import { api } from '../../contract/api.ts';
import {
  rightNames,
  staffRoleNames,
  type Right,
  type StaffRole,
} from '../../contract/values/rights.ts';
import { allows, type Route } from '../../contract/calls/route.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { letOneGiveAlone } from '../support/given-alone.ts';
import { countRows } from '../support/count-rows.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { unknownId } from '../support/their-objects.ts';

let testBank: TestBank;
const tokens = new Map<StaffRole, string>();

beforeAll(async () => {
  testBank = await openTestBank(undefined, { BANK_RATE_LIMIT: 'off' });
  await testBank.stopJobs();
  await testBank.withoutLimits();
  await letOneGiveAlone(testBank.bank);
  for (const role of staffRoleNames)
    tokens.set(role, (await addAnotherAdmin(testBank, `${role}.desk`, role)).token);
});
afterAll(() => testBank.close());

const ofStaff = Object.entries<Route>(api).flatMap(([name, route]) =>
  route.who === 'admin' ? [{ name, route, right: route.right }] : [],
);

/** The bank's answers, by role, to a request that names nothing it has. */
async function answersBy({ path, method, body }: Route): Promise<Record<StaffRole, unknown>> {
  const said: Partial<Record<StaffRole, unknown>> = {};
  for (const [role, token] of tokens) {
    const answer = await testBank.call(method, path.replaceAll(/\{\w+\}/g, unknownId), {
      token,
      ...(body ? { body: {} } : {}),
    });
    said[role] = answer.body?.code === 'RIGHT_MISSING' ? [answer.status, answer.body.code] : 'in';
  }
  return said as Record<StaffRole, unknown>;
}

describe('a role opens the calls of its rights and no other; a refused one writes nothing', () => {
  test.each(ofStaff)('$name', async ({ route, right }) => {
    const roles = staffRoleNames.map((role) => ({
      role,
      may: allows(shippedPolicies.roles[role], right),
    }));
    const before = await countRows(testBank.bank.db);
    const said = await answersBy(route);
    expect(said).toEqual(
      Object.fromEntries(roles.map(({ role, may }) => [role, may ? 'in' : [403, 'RIGHT_MISSING']])),
    );
    if (roles.every(({ may }) => !may)) expect(await countRows(testBank.bank.db)).toEqual(before);
  });

  test('each right is needed by a call, and a manager has all of them', () => {
    const needed = new Set(ofStaff.flatMap(({ right }) => (right === 'any' ? [] : right)));
    expect([...needed].toSorted()).toEqual([...rightNames].toSorted());
    expect(shippedPolicies.roles.manager).toEqual(rightNames);
  });

  test('what only looks is no deed: viewer and auditor change nothing', () => {
    const deeds = ofStaff.filter(
      ({ route, right }) =>
        route.method !== 'GET' &&
        right !== 'any' &&
        (['viewer', 'auditor'] as const).some((role) => allows(shippedPolicies.roles[role], right)),
    );
    // These refuse who may not decide such a case by themselves.
    expect(deeds.map(({ name }) => name).toSorted()).toEqual([
      'giveBackCase',
      'takeCase',
      'takeNextCase',
      'takeOverCase',
    ]);
  });
});

describe('a right', () => {
  const setRoles = async (roles: Partial<Record<StaffRole, readonly Right[]>>) => {
    const { call, cast } = testBank;
    const { body } = await call('GET', '/api/admin/policies', { token: cast.admin.token });
    const { version, value } = body.policies.find(({ name }: { name: string }) => name === 'roles');
    const { status } = await call('POST', '/api/admin/policies/roles', {
      token: cast.admin.token,
      body: { version, value: { ...value, ...roles }, reason: 'A test' },
    });
    expect(status).toBe(201);
  };
  const search = (token: string | undefined) =>
    testBank.call('GET', '/api/admin/user-search', { token: token ?? '' });

  test('that is taken away counts for the next request, on every server', async () => {
    const token = tokens.get('viewer');
    expect((await search(token)).status).toBe(200);
    await setRoles({ viewer: [] });
    for (let turn = 0; turn < 2; turn += 1)
      expect((await search(token)).body.code).toBe('RIGHT_MISSING');
    await setRoles({ viewer: shippedPolicies.roles.viewer });
    expect((await search(token)).status).toBe(200);
  });

  test('to a file of a customer is the right to see customers', async () => {
    const { call, bank, cast } = testBank;
    await setRoles({ auditor: ['see-books'] });
    const { rows } = await bank.db.query<{ id: string }>(
      `SELECT id FROM stored_file WHERE owner_id = $1 LIMIT 1`,
      [cast.alice.id],
    );
    const id = rows[0]?.id ?? unknownId;
    const { status } = await call('GET', `/api/files/${id}`, {
      token: tokens.get('auditor') ?? '',
    });
    expect(status).toBe(404);
    await setRoles({ auditor: shippedPolicies.roles.auditor });
  });

  test.each([
    ['without the means to give it back', { manager: ['see-customers'] }],
    ['named twice', { viewer: ['see-customers', 'see-customers'] }],
    ['that does not exist', { viewer: ['fly'] }],
  ] as const)('%s is refused, and the roles stay', async (_, roles) => {
    const { call, cast } = testBank;
    const read = async () =>
      (await call('GET', '/api/admin/policies', { token: cast.admin.token })).body.policies.find(
        ({ name }: { name: string }) => name === 'roles',
      );
    const before = await read();
    const { status, body } = await call('POST', '/api/admin/policies/roles', {
      token: cast.admin.token,
      body: { version: before.version, value: { ...before.value, ...roles }, reason: 'A test' },
    });
    expect([status, body.code]).toEqual([400, 'INVALID_FIELDS']);
    expect(await read()).toEqual(before);
  });

  test('to change terms gives no right to change roles', async () => {
    await setRoles({ teller: [...shippedPolicies.roles.teller, 'change-terms'] });
    const { call } = testBank;
    const token = tokens.get('teller') ?? '';
    const { body } = await call('GET', '/api/admin/policies', { token });
    const { version, value } = body.policies.find(({ name }: { name: string }) => name === 'roles');
    const change = await call('POST', '/api/admin/policies/roles', {
      token,
      body: { version, value: { ...value, teller: rightNames }, reason: 'For me' },
    });
    expect([change.status, change.body.code]).toEqual([403, 'RIGHT_MISSING']);
    await setRoles({ teller: shippedPolicies.roles.teller });
  });
});
