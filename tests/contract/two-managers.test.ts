import { describe, expect, test } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import { expectStatus, type Person } from '../../fixtures/people.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { acceptanceOf, invitationsTo } from '../support/invited-colleague.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

/* Where two people manage colleagues, none of them brings in a second person of their own choice. */

const { bank, staff, rosa, ask, customer } = useSharedDesk({ asShipped: true });

const codeOf = ({ status, body }: Answer) => [status, body.code];
const listed = async () => (await ask(staff(), 'GET', '/api/admin/colleagues')).body;
const accept = (secret: string) =>
  bank().call('POST', '/api/auth/invitations/accept', { body: acceptanceOf(secret) });
const inviteAs = async (email: string, role: string) => {
  expectStatus(
    await ask(staff(), 'POST', '/api/admin/colleagues/invitations', { email, role }),
    202,
  );
  return (await listed()).invitations.find((one: { email: string }) => one.email === email);
};
const changeRole = (id: string, role: string, who = staff()) =>
  ask(who, 'PUT', `/api/admin/colleagues/${id}/role`, { role, reason: 'A test' });
const decideRole = (id: string, verb: 'approve' | 'decline', who: Person) =>
  ask(who, 'POST', `/api/admin/colleagues/${id}/role/${verb}`);
const roleOf = async (id: string) =>
  (await listed()).colleagues.find((one: { _id: string }) => one._id === id);

describe('with two managers', () => {
  test('an invitation is mailed once the other one has approved it', async () => {
    const email = 'puppet@larkmoor.example';
    const { _id, waits, isYours } = await inviteAs(email, 'approver');
    expect([waits, isYours]).toEqual([true, true]);
    expect(await invitationsTo(bank(), email)).toEqual([]);
    const approve = (who: Person) =>
      ask(who, 'POST', `/api/admin/colleagues/invitations/${_id}/approve`);
    expect(codeOf(await approve(staff()))).toEqual([403, 'OWN_STAFF_PROPOSAL']);
    const clicks = await Promise.all([approve(rosa()), approve(rosa())]);
    expect(clicks.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 404]));
    const [secret = ''] = await invitationsTo(bank(), email);
    expectStatus(await accept(secret), 201);
    const alone = bank().bank.db.query('UPDATE staff_invitation SET approved_by = invited_by');
    await expect(alone).rejects.toThrow(/staff_invitation_approved_by_another/);
  });

  test('a role or a policy that somebody proposed who has left is not approved', async () => {
    const leaver = await addAnotherAdmin(bank(), 'lena.leaver');
    const who = await addAnotherAdmin(bank(), 'vito.viewer', 'viewer');
    expect((await changeRole(who.id, 'approver', leaver)).status).toBe(202);
    const { policies } = (await ask(leaver, 'GET', '/api/admin/policies')).body;
    const fees = policies.find(({ name }: { name: string }) => name === 'fees');
    const change = {
      version: fees.version,
      value: { ...fees.value, localMinor: 75 },
      reason: 'A test',
    };
    const proposed = await ask(leaver, 'POST', '/api/admin/policies/fees', change);
    expect(proposed.status).toBe(202);
    const { proposal } = proposed.body.policy;
    expect((await changeRole(leaver.id, 'viewer')).status).toBe(200);
    expect(codeOf(await decideRole(who.id, 'approve', rosa()))).toEqual([404, 'ROLE_NOT_PROPOSED']);
    const path = `/api/admin/policies/fees/proposals/${proposal._id}`;
    expect((await ask(rosa(), 'POST', `${path}/approve`)).status).toBeGreaterThanOrEqual(404);
    expect((await roleOf(who.id)).roles[0].role).toBe('viewer');
    const { policies: after } = (await ask(rosa(), 'GET', '/api/admin/policies')).body;
    const still = after.find(({ name }: { name: string }) => name === 'fees');
    expect([still.version, still.proposal]).toEqual([fees.version, null]);
  });

  test('a role with more rights waits for the other one; one with fewer counts at once', async () => {
    const who = await addAnotherAdmin(bank(), 'vera.viewer', 'viewer');
    expect((await changeRole(who.id, 'approver')).status).toBe(202);
    expect(codeOf(await changeRole(who.id, 'teller', rosa()))).toEqual([409, 'ROLE_PROPOSED']);
    const { roles, proposal } = await roleOf(who.id);
    expect([roles[0].role, proposal]).toMatchObject([
      'viewer',
      { role: 'approver', proposedBy: staff().username, isYours: true },
    ]);
    expect((await ask(who, 'GET', '/api/admin/own-rights')).body.role).toBe('viewer');
    expect(codeOf(await decideRole(who.id, 'approve', staff()))).toEqual([
      403,
      'OWN_STAFF_PROPOSAL',
    ]);
    expectStatus(await decideRole(who.id, 'approve', rosa()), 200);
    expect((await roleOf(who.id)).roles[0].role).toBe('approver');
    expect(codeOf(await decideRole(who.id, 'approve', rosa()))).toEqual([404, 'ROLE_NOT_PROPOSED']);
    expect((await changeRole(who.id, 'viewer')).status).toBe(200);
    expect((await changeRole(who.id, 'manager')).status).toBe(202);
    expectStatus(await decideRole(who.id, 'decline', staff()), 200);
    expect((await roleOf(who.id)).proposal).toBeNull();
    expect((await roleOf(who.id)).roles[0].role).toBe('viewer');
  });

  test('who ends the access of all the others does not work alone before a day has passed', async () => {
    const { colleagues } = await listed();
    for (const { _id, isYou } of colleagues)
      if (!isYou)
        expectStatus(
          await ask(staff(), 'POST', `/api/admin/colleagues/${_id}/departure`, {
            reason: 'A coup',
          }),
          200,
        );
    const credit = async () =>
      ask(staff(), 'PUT', `/api/admin/users/${(await customer()).id}/accounts/fund`, {
        accountName: 'Savings Account',
        amount: 20_000,
        senderAccount: 'Estate',
        recipientBank: 'Larkmoor Bank',
        reference: 'Inheritance',
        transferDate: '2026-11-20T10:00:00Z',
      });
    expect((await credit()).status).toBe(202);
    const policy = { version: 0, value: { aboveMinor: 100 }, reason: 'Alone' };
    expect((await ask(staff(), 'POST', '/api/admin/policies/review', policy)).status).toBe(202);
    const invited = { email: 'helper@larkmoor.example', role: 'manager' };
    expect((await ask(staff(), 'POST', '/api/admin/colleagues/invitations', invited)).status).toBe(
      202,
    );
    await yesterday();
    expect((await credit()).status).toBe(200);
  });
});

/** As if all that happened to roles had happened a day earlier, which no server can say. */
async function yesterday(): Promise<void> {
  const owner = await bank().bank.openSnapshot();
  await owner
    .query(`UPDATE staff_role SET set_at = set_at - interval '25 hours'`)
    .finally(() => owner.close());
}
