import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn, type Person } from '../../fixtures/people.ts';
import { addAdmin } from '../../server/people/users/recover-admin.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
let colleague: Pick<Person, 'id' | 'token'>;

const as =
  ({ token }: { token: string }) =>
  (method: string, path: string, body?: unknown) =>
    testBank.call(method, path, { token, ...(body === undefined ? {} : { body }) });
const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [
  status,
  body.code,
];

/** Adds another member of the staff, with a password of their own. */
async function addColleague(username: string): Promise<Pick<Person, 'id' | 'token'>> {
  const { bank, call } = testBank;
  const given = (await addAdmin(bank, { username, email: `${username}@larkmoor.example` })) ?? '';
  const token = await signIn(call, username, given);
  await call('POST', '/api/users/password', {
    token,
    body: { currentPassword: given, newPassword: 'a-long-staff-password' },
  });
  const { body } = await call('GET', '/api/users/user', { token });
  return { id: body._id, token };
}

beforeAll(async () => {
  testBank = await openTestBank();
  colleague = await addColleague('second.staff');
});
afterAll(() => testBank.close());

const funding = {
  accountName: 'Checking Account',
  amount: 1,
  senderAccount: '770241006',
  recipientBank: 'Larkmoor Bank',
  reference: 'To me',
  transferDate: '2026-08-01T10:00',
};

describe('nobody of the staff acts on the staff', () => {
  test('an admin is not suspended, by themselves or by another [S-34 L-132 L-165 L-265]', async () => {
    const { admin } = testBank.cast;
    for (const id of [admin.id, colleague.id]) {
      const answer = await as(admin)('PUT', `/api/admin/users/suspend/${id}`);
      expect([answer.status, answer.body.message]).toEqual([403, 'Admins cannot be suspended']);
      expect((await as(admin)('PUT', `/api/admin/users/unsuspend/${id}`)).status).toBe(403);
    }
    expect((await as(admin)('GET', `/api/admin/users/${colleague.id}`)).body.status).toBe(true);
  });

  test('nobody deletes themselves, and no other admin [S-34 L-265]', async () => {
    const { admin } = testBank.cast;
    expect(codeOf(await as(admin)('DELETE', `/api/admin/users/${admin.id}`))).toEqual([
      409,
      'OWN_PERSON',
    ]);
    expect(codeOf(await as(admin)('DELETE', `/api/admin/users/${colleague.id}`))).toEqual([
      403,
      'ADMIN_NOT_DELETABLE',
    ]);
  });

  test('two admins who delete each other at the same moment both remain [S-34]', async () => {
    const { admin } = testBank.cast;
    const answers = await Promise.all([
      as(admin)('DELETE', `/api/admin/users/${colleague.id}`),
      as(colleague)('DELETE', `/api/admin/users/${admin.id}`),
      as(admin)('DELETE', `/api/admin/users/${admin.id}`),
      as(colleague)('DELETE', `/api/admin/users/${colleague.id}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 409, 409]);
    const { body } = await as(admin)('GET', '/api/admin/users');
    expect(body.filter(({ role }: { role: string }) => role === 'admin')).toHaveLength(2);
  });

  test('nobody credits money to themselves or to another admin [S-34 T-05]', async () => {
    const { admin } = testBank.cast;
    for (const id of [admin.id, colleague.id])
      expect(
        codeOf(await as(admin)('PUT', `/api/admin/users/${id}/accounts/fund`, funding)),
      ).toEqual([403, 'ADMIN_NOT_FUNDABLE']);
  });
});

describe('the sessions of a person', () => {
  const sessionsOf = async (id: string) =>
    (await as(testBank.cast.admin)('GET', `/api/admin/users/${id}/sessions`)).body.sessions;
  const isIn = async (token: string) =>
    (await testBank.call('GET', '/api/users/user', { token })).status === 200;

  test('are ended one by one or all at once, exactly those, and no token is shown [S-17 L-339 L-348]', async () => {
    const { alice, bruno } = testBank.cast;
    const [first, second] = [await testBank.freshToken(bruno), await testBank.freshToken(bruno)];
    const listed = await sessionsOf(bruno.id);
    expect(listed).toHaveLength(3);
    expect(JSON.stringify(listed)).not.toContain('bks_');
    const staff = as(testBank.cast.admin);
    expect(
      (await staff('DELETE', `/api/admin/users/${bruno.id}/sessions/${listed[0]._id}`)).body
        .message,
    ).toBe('The session was ended.');
    expect([await isIn(first), await isIn(second)].filter(Boolean)).toHaveLength(1);
    expect(
      codeOf(await staff('DELETE', `/api/admin/users/${bruno.id}/sessions/${listed[0]._id}`)),
    ).toEqual([404, 'SESSION_NOT_FOUND']);
    // Another person's session is not one of theirs.
    const [ofAlice] = await sessionsOf(alice.id);
    expect(
      codeOf(await staff('DELETE', `/api/admin/users/${bruno.id}/sessions/${ofAlice._id}`)),
    ).toEqual([404, 'SESSION_NOT_FOUND']);
    expect((await staff('DELETE', `/api/admin/users/${bruno.id}/sessions`)).body).toEqual({
      code: 'ALL_SESSIONS_ENDED',
      message: 'All sessions were ended.',
      ended: 2,
    });
    expect((await staff('DELETE', `/api/admin/users/${bruno.id}/sessions`)).body).toEqual({
      code: 'NO_SESSIONS',
      message: 'There were no sessions.',
      ended: 0,
    });
    for (const token of [first, second, bruno.token]) expect(await isIn(token)).toBe(false);
    expect(await isIn(alice.token)).toBe(true);
  });

  test('of oneself are not ended here [S-34]', async () => {
    const { admin } = testBank.cast;
    expect(codeOf(await as(admin)('DELETE', `/api/admin/users/${admin.id}/sessions`))).toEqual([
      409,
      'OWN_PERSON',
    ]);
    expect(await isIn(admin.token)).toBe(true);
  });
});
