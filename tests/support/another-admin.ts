import type { StaffRole } from '../../contract/values/rights.ts';
import { signIn, type Person } from '../../fixtures/people.ts';
import { addAdmin } from '../../server/people/users/recover-admin.ts';
import type { TestBank } from './test-bank.ts';

/** Another member of the staff, who has chosen their own password. */
export async function addAnotherAdmin(
  { bank, call }: Pick<TestBank, 'bank' | 'call'>,
  username: string,
  staffRole?: StaffRole,
): Promise<Person> {
  const email = `${username}@mail.example`;
  const given = await addAdmin(bank, { username, email, ...(staffRole && { staffRole }) });
  if (given === undefined) throw new Error(`${username} is taken`);
  const password = `own-password-of-${username}`;
  const first = await signIn(call, username, given);
  await call('POST', '/api/users/password', {
    token: first,
    body: { currentPassword: given, newPassword: password },
  });
  const token = await signIn(call, username, password);
  const { body } = await call('GET', '/api/users/user', { token });
  return { id: body._id, username, email, password, token };
}
