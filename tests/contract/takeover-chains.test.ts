import { describe, expect, test } from 'vitest';
import { castPassword, expectStatus, signIn } from '../../fixtures/people.ts';
import { said } from '../support/answers.ts';
import { billBody } from '../support/bills.ts';
import { cookiesOf } from '../support/mailed-reset.ts';
import { passkeyCalls } from '../support/passkeys.ts';
import { codeOf } from '../support/second-factor.ts';
import { withdrawAccess } from '../../server/people/users/withdraw-access.ts';
import { useTakeover } from '../support/takeover.ts';

const takeover = useTakeover();
const {
  bank,
  cast,
  pay,
  toBruno,
  balanceOf,
  alice,
  ownMailbox,
  attackersMailbox,
  post,
  mailsTo,
  secretsTo,
  wishEmail,
  confirmEmail,
} = takeover;
const { choosePassword, setPin, attackersSession, sayNotMe, forgotPassword, emailOf, resetByMail } =
  takeover;
const { add, prove, logIn, list } = passkeyCalls((...given) => bank().call(...given));
const ownPage = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
const ownPin = '4071';
const attackersPin = '8642';

/** Adds a passkey as an attacker with the password, where there is no stronger factor. */
async function plantPasskey() {
  await wishEmail(alice().token, ownMailbox);
  const token = await attackersSession();
  const { device } = await add({ token });
  return { token, device };
}

/** The thief's own mailbox becomes the account's. */
async function moveAway(token: string, proof: object = {}): Promise<void> {
  await wishEmail(token, attackersMailbox);
  expectStatus(await confirmEmail(token, attackersMailbox, proof), 200);
}

const pressNotMe = async () =>
  expectStatus(await sayNotMe((await secretsTo(ownMailbox, 'not-me')).at(-1)), 200);
const confirmOwnAddress = () =>
  bank().bank.db.query('UPDATE users SET email_confirmed_at = created_at');
const freeze = () =>
  bank().bank.db.query('UPDATE users SET frozen_at = now() WHERE id = $1', [alice().id]);

describe('the address that somebody moved away from takes the change back', () => {
  test('although the thief has a passkey: it proves no second move within 72 hours [S-22]', async () => {
    const { token, device } = await plantPasskey();
    await moveAway(token, await prove({ token }, device));
    await wishEmail(token, 'second@attacker.example');
    expect(
      said(await confirmEmail(token, 'second@attacker.example', await prove({ token }, device))),
    ).toEqual([422, 'TOO_SOON_AFTER_CHANGE']);
    await pressNotMe();
    expect(await emailOf()).toBe(ownMailbox);
  });

  test('no one registers with it or moves to it, although the thief wants to [S-22]', async () => {
    const token = await attackersSession();
    await wishEmail(cast().bruno.token, ownMailbox);
    await moveAway(token);
    const body = { username: 'squatter', email: ownMailbox.toUpperCase(), password: castPassword };
    expect(said(await bank().call('POST', '/api/users/register', { body }))).toEqual([
      409,
      'ALREADY_REGISTERED',
    ]);
    await wishEmail(cast().bruno.token, ownMailbox);
    expect(await secretsTo(ownMailbox, 'confirm-email')).toEqual([]);
    await pressNotMe();
    expect(await emailOf()).toBe(ownMailbox);
    expect(await secretsTo(attackersMailbox, 'reset-password')).toEqual([]);
  });
});

test('the former address hears of a passkey confirmed after a mailed reset', async () => {
  await wishEmail(alice().token, ownMailbox);
  const { device } = await add(alice());
  await moveAway(alice().token, await prove(alice(), device));
  await resetByMail(attackersMailbox, 'a-thief-chose-this');
  const token = await signIn(bank().call, attackersMailbox, 'a-thief-chose-this');
  const [passkey] = (await list({ token })).passkeys;
  expectStatus(await post(`/api/users/passkeys/${passkey._id}/confirm`, token), 200);
  const told = (await mailsTo(ownMailbox)).filter((mail) =>
    mail.includes('Subject: A passkey was confirmed'),
  );
  expect(told).toEqual([expect.stringContaining('/not-me#token=')]);
});

describe('after “This was not me”', () => {
  test('a passkey that was planted signs in no more [S-22]', async () => {
    const { device } = await plantPasskey();
    await pressNotMe();
    expect(said(await logIn(device))).toEqual([401, 'PASSKEY_WAITS']);
  });

  test('no session changes the password, with its cookie or with the old one', async () => {
    const body = { username: alice().username, email: '', password: castPassword };
    const opened = await bank().call('POST', '/api/users/login', { body, headers: ownPage });
    await freeze();
    const chosen = {
      email: ownMailbox,
      newPassword: 'a-thief-chose-this',
      confirmPassword: 'a-thief-chose-this',
    };
    const headers = { ...ownPage, cookie: cookiesOf(opened) };
    expect(
      (await bank().call('POST', '/api/auth/reset-password', { body: chosen, headers })).status,
    ).toBe(202);
    const change = { currentPassword: castPassword, newPassword: 'a-thief-chose-this' };
    const changed = await bank().call('POST', '/api/users/password', {
      token: opened.body.token,
      body: change,
      headers,
    });
    expect(said(changed)).toEqual([403, 'ACCOUNT_FROZEN']);
  });

  test('no app is turned on that was begun before', async () => {
    const token = await attackersSession();
    const { secret } = expectStatus(await post('/api/users/second-factor/begin', token), 200).body;
    await freeze();
    expect(
      said(await post('/api/users/second-factor/confirm', token, { code: codeOf(secret) })),
    ).toEqual([403, 'ACCOUNT_FROZEN']);
  });

  test('a delayed mail brings the withdrawn address no link that works [S-22]', async () => {
    const token = await attackersSession();
    await moveAway(token);
    const link = (await secretsTo(ownMailbox, 'not-me')).at(-1);
    // Written while the address was the thief's, and sent after it was withdrawn.
    await setPin(token, attackersPin);
    expectStatus(await sayNotMe(link), 200);
    expect(await mailsTo(attackersMailbox)).toContainEqual(
      expect.stringContaining('Your security PIN was set'),
    );
    for (const secret of await secretsTo(attackersMailbox, 'not-me'))
      expect((await sayNotMe(secret)).body.code).toBe('NOT_ME_LINK_INVALID');
  });
});

describe('who registers with the address of somebody else', () => {
  test('keeps no key when its owner takes it back, another confirmed or not [S-20]', async () => {
    const { token, device } = await plantPasskey();
    await moveAway(token, await prove({ token }, device));
    expectStatus(await setPin(token, attackersPin, await prove({ token }, device)), 201);
    await pressNotMe();
    expectStatus(
      await choosePassword(
        (await secretsTo(ownMailbox, 'reset-password')).at(-1),
        'the-owners-own',
      ),
      200,
    );
    const owner = await signIn(bank().call, ownMailbox, 'the-owners-own');
    expect((await list({ token: owner })).passkeys).toEqual([]);
    expect((await bank().call('GET', '/api/approvals/pin', { token: owner })).body.set).toBe(false);
  });

  test('leaves behind no payment that goes out by itself [S-20]', async () => {
    const later = { transferDate: bank().bank.clock.businessNow().add({ hours: 48 }).toString() };
    expect((await pay(toBruno(5, later))).body.transfer.status).toBe('Scheduled');
    const bill = billBody(5, {
      paymentType: 'Recurring',
      frequency: 'weekly',
      debitedAccount: alice().savings.number,
      ...later,
    });
    expectStatus(await post('/api/transfers/payBill', alice().token, bill), 201);
    await resetByMail(ownMailbox, 'the-owners-own');
    await bank().advance('P15D');
    expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(0);
    const owner = await signIn(bank().call, ownMailbox, 'the-owners-own');
    expect(
      (await bank().call('GET', '/api/transfers/scheduled', { token: owner })).body,
    ).toMatchObject({ schedules: [] });
    expect(await mailsTo(ownMailbox)).toContainEqual(
      expect.stringContaining('Your scheduled payments were canceled'),
    );
  });

  test('of an address that was confirmed the orders stay', async () => {
    await confirmOwnAddress();
    const later = toBruno(5, {
      transferDate: bank().bank.clock.businessNow().add({ hours: 48 }).toString(),
    });
    expect((await pay(later)).body.transfer.status).toBe('Scheduled');
    await resetByMail(ownMailbox, 'the-owners-own');
    await bank().advance('P3D');
    expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(5);
  });
});

describe('a link to choose a new PIN', () => {
  const pinLinks = () => secretsTo(ownMailbox, 'security-pin');
  const ask = () => post('/api/approvals/pin/reset', alice().token, { password: castPassword });
  const choose = (token: string | undefined) =>
    post('/api/approvals/pin/reset/confirm', alice().token, { token, securityPin: attackersPin });

  test('is not mailed when address or password were changed since it was asked for [S-27]', async () => {
    await setPin(alice().token, ownPin);
    await mailsTo(ownMailbox);
    for (const change of [
      `email = 'alice@new.example', email_key = 'alice@new.example'`,
      'email_changed_at = now()',
      'password_mailed_at = now()',
    ]) {
      expectStatus(await ask(), 202);
      await bank().bank.db.query(`UPDATE users SET ${change} WHERE id = $1`, [alice().id]);
      expect([
        change,
        [...(await pinLinks()), ...(await secretsTo('alice@new.example', 'security-pin'))],
      ]).toEqual([change, []]);
      await bank().bank.db.query(
        `UPDATE users SET email = $2, email_key = $2, email_changed_at = NULL,
          password_mailed_at = NULL WHERE id = $1`,
        [alice().id, ownMailbox],
      );
    }
  });

  test('opens nothing within 72 hours of a change, and stays good for later [S-27]', async () => {
    await setPin(alice().token, ownPin);
    expectStatus(await ask(), 202);
    const link = (await pinLinks()).at(-1);
    await bank().bank.db.query('UPDATE users SET password_mailed_at = now() WHERE id = $1', [
      alice().id,
    ]);
    expect(said(await choose(link))).toEqual([422, 'TOO_SOON_AFTER_CHANGE']);
    await bank().bank.db.query(
      `UPDATE users SET password_mailed_at = now() - interval '73 hours' WHERE id = $1`,
      [alice().id],
    );
    expect((await choose(link)).status).toBe(200);
  });

  test('is mailed three times in a quarter of an hour at most', async () => {
    await setPin(alice().token, ownPin);
    for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(202);
    expect(said(await ask())).toEqual([429, 'TOO_MANY_TRIES']);
  });
});

test('F15: a device of the time before a restore fits no later epoch [T-13]', async () => {
  const { db } = bank().bank;
  const epochs: bigint[] = [];
  for (let restores = 0; restores < 2; restores += 1) {
    const restored = db.tx(async (tx) => {
      await withdrawAccess(tx, 'yesterday');
      const { rows } = await tx.query<{ epoch: number }>(
        'SELECT auth_epoch AS epoch FROM users WHERE id = $1',
        [alice().id],
      );
      epochs.push(...rows.map(({ epoch }) => BigInt(epoch)));
      throw new Error('the next restore is of the same backup');
    });
    await expect(restored).rejects.toThrow('the next restore');
  }
  expect(new Set(epochs).size).toBe(2);
  // A customer’s own changes raise it by one each.
  for (const epoch of epochs) expect(epoch).toBeGreaterThan(1_000n);
});

test('F12: a stranger who asks for links leaves the owner one that works [S-20]', async () => {
  for (let count = 0; count < 5; count += 1) expectStatus(await forgotPassword(ownMailbox), 202);
  const before = await secretsTo(ownMailbox, 'reset-password');
  // A quarter of an hour later all of these links are over.
  const later = 15 * 60_000 + 1_000;
  await bank().bank.db.query(
    "UPDATE mailed_link SET expires_at = expires_at - interval '15 minutes 1 second'",
  );
  await bank().bank.db.query(
    `UPDATE limit_counter SET expire = expire - ${later} WHERE key LIKE 'reset-person%'`,
  );
  await forgotPassword(ownMailbox);
  expect((await secretsTo(ownMailbox, 'reset-password')).length).toBe(before.length + 1);
});
