import { describe, expect, test } from 'vitest';
import { shippedPolicies } from '../../config/policy.ts';
import type { PolicyName } from '../../contract/values/policy.ts';
import type { Right } from '../../contract/values/rights.ts';
import type { Answer } from '../../fixtures/bank-client.ts';
import { expectStatus, type Person } from '../../fixtures/people.ts';
import { readPolicy } from '../../server/services/policy/read-policy.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import { openTestBank } from '../support/test-bank.ts';

const { bank, staff, rosa, ask } = useSharedDesk({ asShipped: true });

const codeOf = ({ status, body }: Answer) => [status, body.code];
const policyOf = async (name: PolicyName, who = staff()) =>
  (await ask(who, 'GET', '/api/admin/policies')).body.policies.find(
    (one: { name: string }) => one.name === name,
  );
const propose = async (name: PolicyName, value: unknown, more: object = {}, who = staff()) =>
  await ask(who, 'POST', `/api/admin/policies/${name}`, {
    version: (await policyOf(name)).version,
    value,
    reason: 'The board decided so.',
    ...more,
  });
const decide = (name: PolicyName, id: string, verb: 'approve' | 'decline', who: Person) =>
  ask(
    who,
    'POST',
    `/api/admin/policies/${name}/proposals/${id}/${verb}`,
    verb === 'decline' ? { reason: 'Not agreed.' } : undefined,
  );
const inForce = (name: PolicyName) =>
  readPolicy(bank().bank.db, name, bank().bank.clock.businessNow());
const fees = (localMinor: number) => ({ ...shippedPolicies.fees, localMinor });

describe('a change of a policy, where two people may change policies', () => {
  test('counts once a second person has approved it, and names both', async () => {
    const sent = await propose('fees', fees(25));
    expect([sent.status, sent.body.message]).toEqual([
      202,
      'Proposed. A colleague has to approve it.',
    ]);
    const { proposal, version, needsTwo } = await policyOf('fees', rosa());
    expect([version, needsTwo]).toEqual([0, true]);
    expect(proposal).toMatchObject({
      value: fees(25),
      effectiveFrom: null,
      proposedBy: staff().username,
      isYours: false,
    });
    expect(await inForce('fees')).toEqual(shippedPolicies.fees);
    expect(codeOf(await decide('fees', proposal._id, 'approve', staff()))).toEqual([
      403,
      'OWN_POLICY_PROPOSAL',
    ]);
    const clicks = await Promise.all(
      Array.from({ length: 5 }, () => decide('fees', proposal._id, 'approve', rosa())),
    );
    expect(clicks.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await inForce('fees')).toEqual(fees(25));
    const after = await policyOf('fees');
    expect(after.proposal).toBeNull();
    expect(after.changes).toMatchObject([
      { version: 1, setBy: staff().username, approvedBy: rosa().username },
    ]);
    const { rows } = await bank().bank.db.query(
      `SELECT actor, details ->> 'proposedBy' AS by FROM audit_event
        WHERE action = 'policy.changed'`,
    );
    expect(rows).toEqual([{ actor: `admin:${rosa().id}`, by: `admin:${staff().id}` }]);
    const alone = bank().bank.db.query('UPDATE policy_proposal SET decided_by = proposed_by');
    await expect(alone).rejects.toThrow(/policy_proposal_approved_by_another/);
  });

  test('is mailed to those who can approve it, and to no one else', async () => {
    const teller = await addAnotherAdmin(bank(), 'tess.teller', 'teller');
    expectStatus(await propose('savingsRate', { rateBps: 425 }), 202);
    await bank().worker.runAll();
    const told = (await bank().outbox())
      .filter((mail) => mail.includes('A change of a policy waits for you'))
      .map((mail) => /^To: (.+)\r?$/m.exec(mail)?.[1]?.trim());
    expect(told).toContain(rosa().email);
    expect(told).not.toContain(teller.email);
    expect(told).not.toContain(staff().email);
    const { proposal } = await policyOf('savingsRate');
    expectStatus(await decide('savingsRate', proposal._id, 'decline', staff()), 200);
  });

  test('waits alone: a second one is refused with the name of who was first', async () => {
    const both = await Promise.all([
      propose('review', { aboveMinor: 100_000 }),
      propose('review', { aboveMinor: 200_000 }, {}, rosa()),
    ]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([202, 409]));
    const { proposal } = await policyOf('review');
    expectStatus(await decide('review', proposal._id, 'decline', rosa()), 200);
    expect(codeOf(await decide('review', proposal._id, 'approve', rosa()))).toEqual([
      404,
      'PROPOSAL_NOT_FOUND',
    ]);
    expect(await inForce('review')).toEqual({ aboveMinor: null });
  });

  test('planned for a moment that has passed counts from its approval, never before', async () => {
    const { clock } = bank().bank;
    const effectiveFrom = clock.businessNow().add({ hours: 2 }).toString();
    expectStatus(
      await propose('exchange', { spreadBps: 75, quoteMinutes: 5 }, { effectiveFrom }),
      202,
    );
    await bank().advance('PT3H');
    const { proposal } = await policyOf('exchange');
    const before = clock.businessNow();
    expectStatus(await decide('exchange', proposal._id, 'approve', rosa()), 201);
    const [change] = (await policyOf('exchange')).changes;
    expect(Temporal.Instant.compare(Temporal.Instant.from(change.effectiveFrom), before)).toBe(1);
    expect(await inForce('exchange')).toEqual({ spreadBps: 75, quoteMinutes: 5 });
  });

  test('that is to do without the second person is seen for a day, and needs both', async () => {
    const one = { ...shippedPolicies.twoPeople, terms: 'one' as const };
    expect(codeOf(await propose('twoPeople', one))).toEqual([422, 'LOOSENED_TOO_SOON']);
    const effectiveFrom = bank().bank.clock.businessNow().add({ hours: 25 }).toString();
    expectStatus(await propose('twoPeople', one, { effectiveFrom }), 202);
    const { proposal } = await policyOf('twoPeople');
    // Approved too late, it would come sooner than in a day.
    await bank().advance('PT2H');
    expect(codeOf(await decide('twoPeople', proposal._id, 'approve', rosa()))).toEqual([
      422,
      'LOOSENED_TOO_SOON',
    ]);
    expectStatus(await decide('twoPeople', proposal._id, 'decline', rosa()), 200);
  });

  test('of roles is approved by who manages colleagues', async () => {
    const { roles } = shippedPolicies;
    const teller = new Set<Right>([...roles.teller, 'change-terms']);
    const withTerms = { ...roles, teller: roles.manager.filter((right) => teller.has(right)) };
    expectStatus(await propose('roles', withTerms), 202);
    const { proposal } = await policyOf('roles');
    expectStatus(await decide('roles', proposal._id, 'approve', rosa()), 201);
    const tess = await addAnotherAdmin(bank(), 'tess.terms', 'teller');
    expectStatus(await propose('roles', roles), 202);
    const { proposal: back } = await policyOf('roles');
    for (const verb of ['approve', 'decline'] as const)
      expect(codeOf(await decide('roles', back._id, verb, tess))).toEqual([403, 'RIGHT_MISSING']);
    expectStatus(await decide('roles', back._id, 'approve', rosa()), 201);
  });
});

test('a change of roles waits for the other manager of colleagues, who is mailed', async () => {
  const other = await openTestBank();
  try {
    const { roles } = shippedPolicies;
    const rights = new Set<Right>([...roles.auditor, 'manage-colleagues']);
    const change = (version: number, value: unknown) =>
      other.call('POST', '/api/admin/policies/roles', {
        token: other.cast.admin.token,
        body: { version, value, reason: 'The board decided so.' },
      });
    const withColleagues = { ...roles, auditor: roles.manager.filter((one) => rights.has(one)) };
    expectStatus(await change(0, withColleagues), 201);
    const ada = await addAnotherAdmin(other, 'ada.auditor', 'auditor');
    expectStatus(await change(1, roles), 202);
    await other.worker.runAll();
    const told = (await other.outbox()).filter((mail) =>
      mail.includes('A change of a policy waits for you'),
    );
    expect(told.map((mail) => mail.includes(`To: ${ada.email}`))).toEqual([true]);
  } finally {
    await other.close();
  }
});

test('one admin alone changes a policy at once, as before', async () => {
  const alone = await openTestBank();
  try {
    const { status, body } = await alone.call('POST', '/api/admin/policies/fees', {
      token: alone.cast.admin.token,
      body: { version: 0, value: fees(25), reason: 'Alone.' },
    });
    expect([status, body.message, body.policy.needsTwo]).toEqual([201, 'Policy changed.', false]);
  } finally {
    await alone.close();
  }
});
