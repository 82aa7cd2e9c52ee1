import type { Answer } from '../../fixtures/bank-client.ts';
import { castPassword, signIn, type Customer } from '../../fixtures/people.ts';
import { profileForm } from '../../fixtures/profile-pictures.ts';
import { useBankPerTest } from './payments.ts';

/**
 * Alice is the victim. Tests of taking her account over get the calls of owner and thief, and the
 * mails in their mailboxes.
 */
export function useTakeover() {
  const desk = useBankPerTest();
  const { bank, cast } = desk;
  const alice = (): Customer => cast().alice;
  const post = (path: string, token: string, body: unknown = {}): Promise<Answer> =>
    bank().call('POST', path, { token, body });

  /**
   * The mails to an address, the newest last, with quoted-printable undone, after the queue has
   * run.
   */
  async function mailsTo(address: string): Promise<string[]> {
    await bank().worker.runAll();
    const mails = (await bank().outbox()).map((mail) =>
      mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='),
    );
    return mails.filter((mail) => mail.includes(`To: ${address}`));
  }

  /** Every secret that was mailed to an address behind a page of this name. */
  async function secretsTo(address: string, page: string): Promise<string[]> {
    const mails = await mailsTo(address);
    return mails.flatMap(
      (mail) => new RegExp(`${page}#token=([A-Za-z0-9_-]{43})`).exec(mail)?.[1] ?? [],
    );
  }

  const submitContact = (token: string, contact: { email: string; phone: string }, proof = {}) =>
    bank().call('POST', '/api/users/profile', {
      token,
      form: profileForm({ fullName: 'Alice Ames', ...contact, ...proof }),
    });
  /** With her phone, which is new to the bank the first time. */
  const wishEmail = (token: string, email: string, proof = {}) =>
    submitContact(token, { email, phone: '212 555 0142' }, proof);
  const confirmEmail = async (token: string, mailbox: string, proof: object = {}) =>
    post('/api/users/email/confirm', token, {
      token: (await secretsTo(mailbox, 'confirm-email')).at(-1),
      ...proof,
    });
  const choosePassword = (token: string | undefined, newPassword: string) =>
    bank().call('POST', '/api/auth/reset-password/confirm', {
      body: { token, newPassword, confirmPassword: newPassword },
    });

  return {
    ...desk,
    alice,
    ownMailbox: 'alice.ames@mail.example',
    attackersMailbox: 'mallory@attacker.example',
    post,
    mailsTo,
    secretsTo,
    submitContact,
    wishEmail,
    confirmEmail,
    choosePassword,
    setPin: (token: string, securityPin: string, proof: object = {}) =>
      post('/api/approvals/pin', token, { securityPin, ...proof }),
    /** An attacker signs in with Alice's password. */
    attackersSession: () => signIn(bank().call, alice().username, castPassword),
    sayNotMe: (token: string | undefined) =>
      bank().call('POST', '/api/users/not-me', { body: { token } }),
    forgotPassword: (email: string) =>
      bank().call('POST', '/api/auth/forgot-password', { body: { email } }),
    async emailOf(who = alice()): Promise<string | undefined> {
      const { rows } = await bank().bank.db.query<{ email: string }>(
        'SELECT email FROM users WHERE id = $1',
        [who.id],
      );
      return rows[0]?.email;
    },
    /** Moves the changes of email and password back by `hours`. */
    ageChanges: (hours: number) =>
      bank().bank.db.query(
        `UPDATE users SET email_changed_at = email_changed_at - $1 * interval '1 hour',
          password_mailed_at = password_mailed_at - $1 * interval '1 hour'`,
        [hours],
      ),
    async resetByMail(mailbox: string, newPassword: string): Promise<Answer> {
      await bank().call('POST', '/api/auth/forgot-password', { body: { email: mailbox } });
      return choosePassword((await secretsTo(mailbox, 'reset-password')).at(-1), newPassword);
    },
  };
}
