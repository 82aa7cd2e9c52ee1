import type { Answer, Call } from '../../fixtures/bank-client.ts';
import { expectStatus, type Person } from '../../fixtures/people.ts';

export const newPassword = 'a-brand-new-one';

interface Mails {
  call: Call;
  mailsTo: (who: Pick<Person, 'email'>) => Promise<string[]>;
}

/** A new password by the newest link that was mailed, as its owner chooses it. */
export async function resetByMail(
  { call, mailsTo }: Mails,
  who: Pick<Person, 'email'>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  expectStatus(
    await call('POST', '/api/auth/forgot-password', { body: { email: who.email } }),
    202,
  );
  const tokens = (await mailsTo(who)).flatMap(
    (mail) => /reset-password#token=3D([\w-]{43})/.exec(mail)?.[1] ?? [],
  );
  const body = { token: tokens.at(-1), newPassword, confirmPassword: newPassword };
  return expectStatus(
    await call('POST', '/api/auth/reset-password/confirm', { body, headers }),
    200,
  );
}

/** The cookies that a browser sends back of those it was given. */
export const cookiesOf = ({ headers }: Pick<Answer, 'headers'>): string =>
  [headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';', 1)[0])
    .join('; ');
