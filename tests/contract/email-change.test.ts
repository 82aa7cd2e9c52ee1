import { describe, expect, test } from 'vitest';
import { castPassword, registerCustomer } from '../../fixtures/people.ts';
import { proofNeeded } from '../support/answers.ts';
import { profileForm } from '../../fixtures/profile-pictures.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast } = useBankPerTest();

const newEmail = 'alice@new.example';
const oldEmail = 'alice.ames@mail.example';
const wish = (email = newEmail, token = cast().alice.token) =>
  bank().call('POST', '/api/users/profile', {
    token,
    form: profileForm({ fullName: 'Alice Ames', email, phone: '212 555 0142' }),
  });
const confirm = (
  link: string | undefined,
  extra: Record<string, string> = {},
  token = cast().alice.token,
) => bank().call('POST', '/api/users/email/confirm', { token, body: { token: link, ...extra } });
const signsIn = async (email: string) =>
  (
    await bank().call('POST', '/api/users/login', {
      body: { username: email, email, password: castPassword },
    })
  ).status === 200;
const userOf = async (token = cast().alice.token) =>
  (await bank().call('GET', '/api/users/user', { token })).body;

/** The mails to an address, with quoted-printable undone, after the queue has run. */
async function mailsTo(address: string): Promise<string[]> {
  await bank().worker.runAll();
  const mails = (await bank().outbox()).map((mail) =>
    mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='),
  );
  return mails.filter((mail) => mail.includes(`To: ${address}`));
}

async function linkTo(address: string, kind = 'confirm-email'): Promise<string | undefined> {
  const links = (await mailsTo(address)).flatMap(
    (mail) => new RegExp(`${kind}#token=([A-Za-z0-9_-]{43})`).exec(mail)?.[1] ?? [],
  );
  expect(links.length).toBeLessThanOrEqual(1);
  return links[0];
}

const ageSignIn = () =>
  bank().bank.db.query(
    "UPDATE session SET password_checked_at = password_checked_at - interval '6 minutes'",
  );

describe('a new email address', () => {
  test('stays pending until its link is opened: sign-in goes by the old one [L-267]', async () => {
    expect((await wish()).body).toMatchObject({ pendingEmail: newEmail });
    expect(await userOf()).toMatchObject({ email: oldEmail, pendingEmail: newEmail });
    expect([await signsIn(oldEmail), await signsIn(newEmail)]).toEqual([true, false]);
    for (const email of [oldEmail, newEmail])
      await bank().call('POST', '/api/auth/forgot-password', { body: { email } });
    expect(await linkTo(newEmail, 'reset-password')).toBeUndefined();
    expect(await linkTo(oldEmail, 'reset-password')).toBeDefined();
    expect(await mailsTo(oldEmail)).toContainEqual(
      expect.stringContaining('A new email address was requested'),
    );
  });

  test('counts from the link on; both addresses are told, older links are dead [S-22 D-28 L-267]', async () => {
    await bank().call('POST', '/api/auth/forgot-password', { body: { email: oldEmail } });
    const reset = await linkTo(oldEmail, 'reset-password');
    await wish();
    const link = await linkTo(newEmail);
    const answers = await Promise.all([confirm(link), confirm(link)]);
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
    expect(won?.status).toBe(200);
    // The link is spent; for one that comes later still, the address has only just changed.
    expect(lost?.body.code).toBeOneOf(['RESET_LINK_INVALID', 'TOO_SOON_AFTER_CHANGE']);
    expect(await userOf()).toMatchObject({ email: newEmail, pendingEmail: null });
    expect([await signsIn(oldEmail), await signsIn(newEmail)]).toEqual([false, true]);
    for (const email of [oldEmail, newEmail])
      expect(await mailsTo(email)).toContainEqual(
        expect.stringContaining('Your email address was changed'),
      );
    const chosen = { newPassword: 'a-brand-new-one', confirmPassword: 'a-brand-new-one' };
    expect(
      (
        await bank().call('POST', '/api/auth/reset-password/confirm', {
          body: { token: reset, ...chosen },
        })
      ).body.code,
    ).toBe('RESET_LINK_INVALID');
  });

  test('is not confirmed by an old sign-in without the password', async () => {
    await wish();
    const link = await linkTo(newEmail);
    await ageSignIn();
    expect((await confirm(link)).body).toMatchObject(proofNeeded('password'));
    expect((await confirm(link, { password: 'not-my-password' })).body.code).toBe('WRONG_PASSWORD');
    expect(await userOf()).toMatchObject({ email: oldEmail });
    expect((await confirm(link, { password: castPassword })).status).toBe(200);
  });

  test('is confirmed by nobody else, and their try does not use the link up', async () => {
    await wish();
    const link = await linkTo(newEmail);
    expect((await confirm(link, {}, cast().bruno.token)).body.code).toBe('RESET_LINK_INVALID');
    expect((await userOf(cast().bruno.token)).email).toBe('bruno.bell@mail.example');
    expect((await confirm(link)).status).toBe(200);
  });

  test('is taken back by the own one, and replaced by a newer wish', async () => {
    await wish();
    const first = await linkTo(newEmail);
    await wish('alice@newer.example');
    expect((await confirm(first)).body.code).toBe('RESET_LINK_INVALID');
    const second = await linkTo('alice@newer.example');
    expect((await wish(oldEmail.toUpperCase())).body.pendingEmail).toBeNull();
    expect((await confirm(second)).body.code).toBe('RESET_LINK_INVALID');
    expect(await userOf()).toMatchObject({ email: oldEmail, pendingEmail: null });
  });

  test('is over after fifteen minutes, and nowhere in the database before', async () => {
    await wish();
    const link = (await linkTo(newEmail)) ?? '';
    const { rows } = await bank().bank.db.query<{ text: string }>(
      'SELECT j::text AS text FROM job j UNION ALL SELECT p::text FROM mailed_link p',
    );
    for (const { text } of rows) expect(text).not.toContain(link);
    await bank().bank.db.query(
      "UPDATE mailed_link SET expires_at = expires_at - interval '15 minutes 1 second'",
    );
    expect((await confirm(link)).body.code).toBe('RESET_LINK_INVALID');
  });

  test('that somebody has is answered as any other; only its owner hears of it', async () => {
    const [free, taken] = [
      await wish('nobody@mail.example', cast().alice.token),
      await wish('BRUNO.bell@mail.example', cast().alice.token),
    ];
    expect([taken.status, { ...taken.body, pendingEmail: '' }]).toEqual([
      free.status,
      { ...free.body, pendingEmail: '' },
    ]);
    expect(await linkTo('BRUNO.bell@mail.example')).toBeUndefined();
    expect(await mailsTo('BRUNO.bell@mail.example')).toContainEqual(
      expect.stringContaining('is already in use'),
    );
  });

  test('that somebody registers meanwhile is not taken from them', async () => {
    await wish('quick.quinn@mail.example');
    const link = await linkTo('quick.quinn@mail.example');
    const quick = await registerCustomer(bank().call, 'quick.quinn');
    expect((await confirm(link)).body.code).toBe('ALREADY_REGISTERED');
    expect((await userOf(quick.token)).email).toBe('quick.quinn@mail.example');
  });

  test('is wished for five times an hour at most', async () => {
    for (let count = 0; count < 5; count += 1)
      expect((await wish(`alice${count}@new.example`)).status).toBe(200);
    expect((await wish('alice5@new.example')).body.code).toBe('TOO_MANY_TRIES');
    expect((await wish(oldEmail)).status).toBe(200);
  });

  test('is not wished for or confirmed while suspended', async () => {
    await wish();
    const link = await linkTo(newEmail);
    await bank().call('PUT', `/api/admin/users/suspend/${cast().alice.id}`, {
      token: cast().admin.token,
    });
    expect([(await wish()).body.code, (await confirm(link)).body.code]).toEqual([
      'ACCOUNT_SUSPENDED',
      'ACCOUNT_SUSPENDED',
    ]);
  });
});
