import { afterEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import { castPassword, expectStatus, type Person } from '../../fixtures/people.ts';
import { said } from '../support/answers.ts';
import { cookiesOf, newPassword, resetByMail } from '../support/mailed-reset.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, customer, mailsTo, staff } = useSharedDesk();
const ownPage = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
afterEach(() => void (bank().bank.config.limits = false));

type Mailbox = Pick<Person, 'email'>;

const secretsTo = async (who: Mailbox, page = 'confirm-your-email') =>
  (await mailsTo(who)).flatMap(
    (mail) => new RegExp(`/${page}#token=3D([\\w-]{43})`).exec(mail)?.[1] ?? [],
  );
const linkTo = async (who: Mailbox) => (await secretsTo(who)).at(-1);
const confirm = (
  token: string | undefined,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Answer> =>
  bank().call('POST', '/api/auth/confirm-email', { body: { token, ...more }, headers });
const isConfirmed = async ({ id }: Pick<Person, 'id'>) =>
  (await ask(staff(), 'GET', `/api/admin/users/${id}`)).body.emailConfirmed;
const mailLink = (who: Pick<Person, 'token'>) => ask(who, 'POST', '/api/users/email/link');
const logIn = ({ username }: Pick<Person, 'username'>) =>
  bank().call('POST', '/api/users/login', {
    body: { username, email: username, password: castPassword },
    headers: ownPage,
  });
const setPin = (who: Pick<Person, 'token'>) =>
  ask(who, 'POST', '/api/approvals/pin', { securityPin: '4711' });
const hasPin = async (who: Pick<Person, 'token'>) =>
  (await ask(who, 'GET', '/api/approvals/pin')).body.set;
const resetAndLogIn = async (who: Person) => {
  await resetByMail({ call: bank().call, mailsTo }, who);
  return {
    token: (
      await bank().call('POST', '/api/users/login', {
        body: { username: who.username, email: '', password: newPassword },
      })
    ).body.token,
  };
};

describe('the link of the first mail', () => {
  test('confirms the address with the account’s password, once [L-268]', async () => {
    const who = await customer();
    expect([
      await isConfirmed(who),
      (await ask(who, 'GET', '/api/users/user')).body.emailConfirmed,
    ]).toEqual([false, false]);
    const [link, ...others] = await secretsTo(who);
    expect(others).toEqual([]);
    const answers = await Promise.all([
      confirm(link, { password: castPassword }),
      confirm(link, { password: castPassword }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect([
      await isConfirmed(who),
      (await ask(who, 'GET', '/api/users/user')).body.emailConfirmed,
    ]).toEqual([true, true]);
    const { body } = await ask(
      staff(),
      'GET',
      `/api/admin/audit?subject=user:${who.id}&action=email.confirmed`,
    );
    expect(body.events).toMatchObject([{ action: 'email.confirmed', subject: `user:${who.id}` }]);
    expect(said(await confirm(link, { password: castPassword }))).toEqual([
      400,
      'EMAIL_LINK_INVALID',
    ]);
  });

  test('confirms it by a press alone in the browser that is logged in to it', async () => {
    const who = await customer();
    const stranger = await customer();
    const own = cookiesOf(await logIn(who));
    const others = cookiesOf(await logIn(stranger));
    const link = await linkTo(who);
    // Logged in as another customer; asked by another site's page; logged in nowhere.
    expect(said(await confirm(link, {}, { ...ownPage, cookie: others }))).toEqual([
      403,
      'PASSWORD_NEEDED',
    ]);
    expect(
      said(
        await confirm(
          link,
          {},
          { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', cookie: own },
        ),
      ),
    ).toEqual([403, 'PASSWORD_NEEDED']);
    expect(said(await confirm(link))).toEqual([403, 'PASSWORD_NEEDED']);
    expect(await isConfirmed(who)).toBe(false);
    expect((await confirm(link, {}, { ...ownPage, cookie: own })).status).toBe(200);
    expect([await isConfirmed(who), await isConfirmed(stranger)]).toEqual([true, false]);
  });

  test('changes nothing when a mail program only looks at it', async () => {
    const who = await customer();
    const link = await linkTo(who);
    for (const method of ['GET', 'HEAD'])
      expect((await bank().call(method, `/api/auth/confirm-email?token=${link}`)).status).toBe(405);
    expect(await isConfirmed(who)).toBe(false);
    expect((await confirm(link, { password: castPassword })).status).toBe(200);
  });

  test('opens nothing after 72 hours, a newer link, or a change of address', async () => {
    const who = await customer();
    const old = await linkTo(who);
    await bank().bank.db.query(
      "UPDATE mailed_link SET expires_at = expires_at - interval '73 hours' WHERE user_id = $1",
      [who.id],
    );
    expect(said(await confirm(old, { password: castPassword }))).toEqual([
      400,
      'EMAIL_LINK_INVALID',
    ]);
    expect((await mailLink(who)).status).toBe(202);
    const newer = await linkTo(who);
    expect((await mailLink(who)).status).toBe(202);
    const newest = await linkTo(who);
    expect(new Set([old, newer, newest]).size).toBe(3);
    expect(said(await confirm(newer, { password: castPassword }))).toEqual([
      400,
      'EMAIL_LINK_INVALID',
    ]);
    await moveTo(who, `new.${who.email}`);
    expect(said(await confirm(newest, { password: castPassword }))).toEqual([
      400,
      'EMAIL_LINK_INVALID',
    ]);
    expect(said(await mailLink(who))).toEqual([200, undefined]);
    expect(await secretsTo({ email: `new.${who.email}` })).toEqual([]);
  });

  test('tries no more passwords than sign-in does, and none while suspended', async () => {
    const who = await customer();
    const link = await linkTo(who);
    bank().bank.config.limits = true;
    const tries = [];
    for (let count = 0; count < 6; count += 1)
      tries.push(said(await confirm(link, { password: 'wrong-guess' })));
    expect(tries).toEqual([
      ...Array.from({ length: 5 }, () => [403, 'WRONG_PASSWORD']),
      [429, 'TOO_MANY_TRIES'],
    ]);
    bank().bank.config.limits = false;
    await ask(staff(), 'PUT', `/api/admin/users/suspend/${who.id}`);
    expect(said(await confirm(link, { password: castPassword }))).toEqual([
      403,
      'ACCOUNT_SUSPENDED',
    ]);
    expect(await isConfirmed(who)).toBe(false);
  });

  test('is mailed five times a day, and not once the address is confirmed', async () => {
    const who = await customer();
    bank().bank.config.limits = true;
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(said(await mailLink(who)));
    expect(answers).toEqual([
      ...Array.from({ length: 5 }, () => [202, undefined]),
      [429, 'TOO_MANY_TRIES'],
    ]);
    expect(await secretsTo(who)).toHaveLength(6);
  });

  test('fills no stranger’s mailbox: five registrations a day for one address', async () => {
    bank().bank.config.limits = true;
    const spellings = Array.from({ length: 7 }, (_, count) => `victim+${count}@mailbox.example`);
    for (const [count, email] of spellings.entries()) {
      expect(
        (
          await bank().call('POST', '/api/users/register', {
            body: { username: `flood.${count}`, email, password: castPassword },
          })
        ).status,
      ).toBe(201);
    }
    const mailed = await Promise.all(spellings.map((email) => mailsTo({ email })));
    expect(mailed.map((mails) => mails.length)).toEqual([1, 1, 1, 1, 1, 0, 0]);
    // An attacker who registers chooses the name: no mail to a stranger may have it.
    expect(mailed.flat().join('\n')).not.toContain('flood.');
  });
});

async function moveTo(who: Person, email: string): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    fullName: 'Some Body',
    email,
    phone: '212 555 0142',
  }))
    form.set(name, value);
  expectStatus(await bank().call('POST', '/api/users/profile', { token: who.token, form }), 200);
  const [token] = await secretsTo({ email }, 'user/confirm-email');
  expectStatus(
    await ask(who, 'POST', '/api/users/email/confirm', { token, password: castPassword }),
    200,
  );
}

describe('F2: an account that somebody opened in the name of the address’s owner', () => {
  test('keeps nothing of an intruder after the owner’s reset [S-20 L-268]', async () => {
    const victim = await customer();
    expectStatus(await setPin(victim), 201);
    expect(said(await confirm(await linkTo(victim)))).toEqual([403, 'PASSWORD_NEEDED']);
    expect(said(await confirm(await linkTo(victim), { password: 'the-owners-own-one' }))).toEqual([
      403,
      'WRONG_PASSWORD',
    ]);
    expect(await hasPin(await resetAndLogIn(victim))).toBe(false);
  });

  test('while its owner’s own PIN stays, once they have confirmed the address', async () => {
    const who = await customer();
    expectStatus(await setPin(who), 201);
    expect((await confirm(await linkTo(who), { password: castPassword })).status).toBe(200);
    expect(await hasPin(await resetAndLogIn(who))).toBe(true);
  });

  test('is frozen by the other link, whose owner then chooses a password', async () => {
    const victim = await customer();
    expectStatus(await setPin(victim), 201);
    const [alarm] = await secretsTo(victim, 'not-me');
    expect(
      (await bank().call('POST', '/api/users/not-me', { body: { token: alarm } })).status,
    ).toBe(200);
    expect((await ask(victim, 'GET', '/api/users/user')).status).toBe(401);
    expect(said(await confirm(await linkTo(victim), { password: castPassword }))).toEqual([
      400,
      'EMAIL_LINK_INVALID',
    ]);
    expect(await hasPin(await resetAndLogIn(victim))).toBe(false);
  });

  test('is not confirmed by way of another address [S-20]', async () => {
    const victim = await customer();
    await moveTo(victim, `attacker.${victim.email}`);
    expectStatus(await setPin(victim), 201);
    expect(await isConfirmed(victim)).toBe(true);
    const alarm = (await secretsTo(victim, 'not-me')).at(-1);
    expect(
      (await bank().call('POST', '/api/users/not-me', { body: { token: alarm } })).status,
    ).toBe(200);
    expect(await isConfirmed(victim)).toBe(false);
    expect(await hasPin(await resetAndLogIn(victim))).toBe(false);
  });

  test('while a confirmed address stays so when its owner takes a change back', async () => {
    const who = await customer();
    expect((await confirm(await linkTo(who), { password: castPassword })).status).toBe(200);
    await moveTo(who, `thief.${who.email}`);
    const alarm = (await secretsTo(who, 'not-me')).at(-1);
    expect(
      (await bank().call('POST', '/api/users/not-me', { body: { token: alarm } })).status,
    ).toBe(200);
    expect(await isConfirmed(who)).toBe(true);
  });
});
