import { randomUUID } from 'node:crypto';
import type { StaffRole } from '../../contract/values/rights.ts';
import { expectStatus, type Person } from '../../fixtures/people.ts';
import type { TestBank } from './test-bank.ts';

type Bank = Pick<TestBank, 'call' | 'worker' | 'outbox'>;

/** The secrets of the invitations that were mailed to an address, the newest last. */
export async function invitationsTo({ worker, outbox }: Bank, email: string): Promise<string[]> {
  await worker.runAll();
  return (
    (await outbox())
      .filter((mail) => mail.includes(`To: ${email}`))
      // A long line of a mail is broken in the middle of the secret.
      .map((mail) => mail.replaceAll(/=\r?\n/g, ''))
      .flatMap((mail) => /\/join#token=3D([\w-]{43})/.exec(mail)?.[1] ?? [])
  );
}

/** Invites a colleague. @returns the secret of the mailed link. */
export async function invite(
  bank: Bank,
  manager: Pick<Person, 'token'>,
  {
    role = 'teller',
    email = `${randomUUID().slice(0, 8)}@larkmoor.example`,
  }: {
    role?: StaffRole;
    email?: string;
  } = {},
): Promise<{ email: string; secret: string }> {
  expectStatus(
    await bank.call('POST', '/api/admin/colleagues/invitations', {
      token: manager.token,
      body: { email, role },
    }),
    201,
  );
  return { email, secret: (await invitationsTo(bank, email)).at(-1) ?? '' };
}

/** The entries of a colleague who accepts an invitation. */
export function acceptanceOf(secret: string, username = `new.${randomUUID().slice(0, 8)}`) {
  const newPassword = `own-password-of-${username}`;
  return {
    token: secret,
    username,
    fullName: 'Nora Fenwick',
    newPassword,
    confirmPassword: newPassword,
  };
}
