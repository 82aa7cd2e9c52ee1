import { expectStatus, signIn } from '../../../fixtures/people.ts';
import type { BankServer } from '../../support/bank-server.ts';
import { codeOf } from '../../support/second-factor.ts';
import { mailedLink } from './mailed-links.ts';

/**
 * A member of the staff in a role, who came by an invitation and has turned two steps on. Of the
 * shared bank only a role that gives no money: a second person who could would have to agree to
 * what other tests give.
 */
export async function newColleague(
  { call, admin, ...server }: BankServer,
  role: 'viewer' | 'auditor',
) {
  const username = `colleague.${crypto.randomUUID().slice(0, 8)}`;
  const email = `${username}@larkmoor.example`;
  const asManager = { token: admin.token };
  expectStatus(
    await call('POST', '/api/admin/colleagues/invitations', {
      ...asManager,
      body: { email, role },
    }),
    201,
  );
  const token = await mailedLink({ call, admin, ...server }, { email }, 'join');
  const password = `password-of-${username}`;
  const chosen = { newPassword: password, confirmPassword: password };
  expectStatus(
    await call('POST', '/api/auth/invitations/accept', {
      body: { token, username, fullName: 'Nora Fenwick', ...chosen },
    }),
    201,
  );
  const session = await signIn(call, username, password);
  const begun = await call('POST', '/api/users/second-factor/begin', { token: session, body: {} });
  expectStatus(
    await call('POST', '/api/users/second-factor/confirm', {
      token: session,
      body: { code: codeOf(begun.body.secret) },
    }),
    201,
  );
  return { username, password, email, token: session };
}
