import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import { castPassword } from '../../fixtures/people.ts';
import type { Tx } from '../../server/db/database.ts';
import { startAuthEpoch } from '../../server/people/users/users-store.ts';
import { atOnce, said, statuses } from '../support/answers.ts';
import { createAuthenticator, type Otherwise } from '../support/authenticator.ts';
import { meetAtRow } from '../support/meet-at-row.ts';
import { usePassingTime } from '../support/passing-time.ts';
import { forgetRecord, passkeyCalls, wrongAnswers } from '../support/passkeys.ts';
import { turnOn } from '../support/second-factor.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, staff, rosa, ask, customer, mailsTo } = useSharedDesk();

const minute = 60_000;
const publicUrl = 'http://localhost:3000';
const later = usePassingTime(bank);
afterEach(() => void Object.assign(bank().bank.config, { limits: false, publicUrl }));

const { add, begin, keep, prove, remove, list, beginLogin, asked, present, logIn } = passkeyCalls(
  (...given) => bank().call(...given),
);
const refused = [401, 'PASSKEY_REFUSED'];

/** Makes a customer with a passkey. */
async function owner(counts = false) {
  const who = await customer();
  return { who, ...(await add(who, { device: createAuthenticator(publicUrl, { counts }) })) };
}

describe('a passkey', () => {
  test('signs in alone where the password needs a code, and is told by mail', async () => {
    const { who, device, passkey } = await owner();
    await turnOn(bank().call, who, await prove(who, device));
    await expect(bank().freshToken(who)).rejects.toThrow('SECOND_FACTOR_REQUIRED');
    expect(passkey).toMatchObject({ name: 'Phone', lastUsedAt: null });
    later(minute);
    const { status, body } = await logIn(device);
    expect([status, body]).toEqual([
      200,
      {
        token: expect.stringMatching(/^bks_/),
        role: 'user',
        code: 'LOGGED_IN',
        message: 'Login successful.',
      },
    ]);
    expect((await ask(body, 'GET', '/api/users/user')).body._id).toBe(who.id);
    const { passkeys } = await list(body);
    expect(passkeys).toEqual([{ ...passkey, lastUsedAt: new Date().toISOString() }]);
    const { rows } = await bank().bank.db.query(
      'SELECT action, details FROM audit_event WHERE subject = $1 ORDER BY at',
      [`user:${who.id}`],
    );
    expect(rows).toContainEqual({
      action: 'passkey.added',
      details: {
        passkey: 'Phone',
        credential: createHash('sha256').update(device.id, 'base64url').digest('hex'),
        key: expect.stringMatching(/^[\da-f]{64}$/),
      },
    });
    expect(rows.at(-1)).toEqual({ action: 'user.signed_in', details: { passkey: 'Phone' } });
    expect(await mailsTo(who)).toContainEqual(
      expect.stringContaining('A passkey was added to your account'),
    );
  });

  test('from before the trail named keys is named by a job, once', async () => {
    const { who } = await owner();
    const { db } = bank().bank;
    const lines = async () =>
      (
        await db.query<{ action: string; details: unknown }>(
          `SELECT action, details FROM audit_event
            WHERE person_id = $1 AND action LIKE 'passkey.%' ORDER BY at`,
          [who.id],
        )
      ).rows;
    const [added] = await lines();
    await bank().worker.runOne('recorded-passkeys');
    expect(await lines()).toEqual([added]);
    await forgetRecord(bank());
    later(minute);
    await bank().worker.runOne('recorded-passkeys');
    await bank().worker.runOne('recorded-passkeys');
    expect(await lines()).toEqual([added, { ...added, action: 'passkey.recorded' }]);
  });

  test('opens the same session as a password, remembered for customers alone', async () => {
    const { device, who } = await owner();
    const ofPage = { origin: publicUrl, 'sec-fetch-site': 'same-origin' };
    const answer = await present(device.get(await asked()), { remember: true }, ofPage);
    expect(String(answer.headers['set-cookie'])).toMatch(/larkmoor=[\w-]{43}.*Max-Age=2592000/);
    expect(said(await begin(answer.body))).toEqual([403, 'SESSION_NOT_PAIRED']);
    const { device: key } = await add(staff());
    const { body, headers } = await present(key.get(await asked()), { remember: true }, ofPage);
    expect(body.role).toBe('admin');
    expect(String(headers['set-cookie'])).not.toContain('Max-Age=2592000');
    expect(
      (await mailsTo(who)).filter((mail) => mail.includes('New login to your account')),
    ).toHaveLength(1);
  });

  test('removed signs in nowhere; other sessions are over and its owner is told [S-24]', async () => {
    const { who, device, passkey } = await owner();
    const other = await add(who, { name: 'Key ring' }, await prove(who, device));
    const elsewhere = { token: await bank().freshToken(who) };
    expect(said(await remove(rosa(), passkey._id))).toEqual([404, 'PASSKEY_NOT_FOUND']);
    const proof = await prove(who, device);
    const answers = await atOnce(5, async () => remove(who, passkey._id, proof));
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
    expect((await ask(elsewhere, 'GET', '/api/users/user')).status).toBe(401);
    expect(said(await logIn(device))).toEqual(refused);
    expect((await logIn(other.device)).status).toBe(200);
    expect((await list(who)).passkeys).toMatchObject([{ name: 'Key ring' }]);
    expect(
      (await mailsTo(who)).filter((mail) =>
        mail.includes('A passkey was removed from your account'),
      ),
    ).toHaveLength(1);
  });

  test('of a suspended customer signs in only; of a deleted one opens nothing [S-24]', async () => {
    const { who, device, passkey } = await owner();
    await ask(staff(), 'PUT', `/api/admin/users/suspend/${who.id}`);
    const { body } = await logIn(device);
    for (const act of [begin(body), remove(body, passkey._id)])
      expect(said(await act)).toEqual([403, 'ACCOUNT_SUSPENDED']);
    await ask(staff(), 'DELETE', `/api/admin/users/${who.id}`);
    expect(said(await logIn(device))).toEqual(refused);
    expect(
      (await bank().bank.db.query('SELECT id FROM passkey WHERE user_id = $1', [who.id])).rows,
    ).toEqual([]);
  });

  test('opens only the choice of a password for a person who was given one', async () => {
    const { who, device, passkey } = await owner();
    await bank().bank.db.query('UPDATE users SET password_change_required = true WHERE id = $1', [
      who.id,
    ]);
    const { body } = await logIn(device);
    expect(body.passwordChangeRequired).toBe(true);
    const changes = [
      begin(body),
      remove(body, passkey._id),
      ask(body, 'POST', '/api/users/second-factor/begin', {}),
    ];
    for (const change of changes)
      expect(said(await change)).toEqual([403, 'PASSWORD_CHANGE_REQUIRED']);
  });

  test('as the first one needs a sign-in of five minutes, or the password [S-24]', async () => {
    const who = await customer();
    later(6 * minute);
    expect((await list(who)).passwordNeeded).toBe(true);
    expect(said(await begin(who, {}))).toEqual([403, 'PROOF_NEEDED password']);
    expect(said(await begin(who, { password: 'wrong-guess' }))).toEqual([403, 'WRONG_PASSWORD']);
    expect((await begin(who, { password: castPassword })).status).toBe(200);
  });

  test('is added and removed by no session that was ended while it waited', async () => {
    const { who, device, passkey } = await owner();
    const begun = (await begin(who, await prove(who, device))).body.options;
    const meanwhile = (tx: Tx) => startAuthEpoch(tx, who.id);
    const other = { ...who, token: await bank().freshToken(who) };
    const proof = await prove(other, device);
    const changes = [
      () => keep(who, createAuthenticator(publicUrl).create(begun)),
      () => remove(other, passkey._id, proof),
    ];
    const answers = await meetAtRow(
      bank().bank.db,
      { table: 'users', id: who.id, meanwhile },
      2,
      (index) => (changes[index] as () => Promise<Answer>)(),
    );
    expect(statuses(answers)).toEqual([401, 401]);
    expect((await list({ ...who, token: await bank().freshToken(who) })).passkeys).toHaveLength(1);
  });

  test('is one of ten, also when four sessions add the tenth at once', async () => {
    const { who, device } = await owner();
    for (let count = 2; count <= 9; count += 1)
      await add(who, { name: `Key ${count}` }, await prove(who, device));
    const sessions = await Promise.all(
      Array.from({ length: 4 }, async () => ({ token: await bank().freshToken(who) })),
    );
    const begun = await Promise.all(
      sessions.map(
        async (session) => (await begin(session, await prove(session, device))).body.options,
      ),
    );
    const keepOne = (index: number) =>
      keep(
        sessions[index] as { token: string },
        createAuthenticator(publicUrl).create(begun[index]),
      );
    const answers = await meetAtRow(bank().bank.db, { table: 'users', id: who.id }, 4, keepOne);
    const turnedAway = answers.filter(({ status }) => status !== 201).map((answer) => said(answer));
    expect(turnedAway).toHaveLength(3);
    // The tenth forgets the setups that others have begun, for who has not come so far.
    const full = [409, 'PASSKEYS_FULL'];
    const forgotten = [400, 'PASSKEY_INVALID'];
    for (const why of turnedAway) expect([full, forgotten]).toContainEqual(why);
    expect([said(await begin(who)), (await list(who)).passkeys.length]).toEqual([
      [409, 'PASSKEYS_FULL'],
      10,
    ]);
  });
});

describe('signing in with a passkey [S-24]', () => {
  const wrong: [what: string, otherwise: Otherwise][] = [
    ...wrongAnswers,
    ['another purpose', { type: 'webauthn.create' }],
    ['no user handle', { userHandle: null }],
    ['a key nobody has', { credentialId: 'x'.repeat(43) }],
  ];
  test('every wrong answer is refused in the same words, and has spent its challenge [S-24]', async () => {
    const { device } = await owner();
    const { requestId: _, ...words } = (await logIn(device, { origin: 'https://evil.example' }))
      .body;
    for (const [what, otherwise] of wrong) {
      const options = await asked();
      const { status, body } = await present(device.get(options, otherwise));
      expect([what, status, body]).toEqual([
        what,
        401,
        { ...words, requestId: expect.any(String) },
      ]);
      if (otherwise.challenge === undefined)
        expect([what, ...said(await present(device.get(options)))]).toEqual([what, ...refused]);
    }
    expect((await logIn(device)).status).toBe(200);
  });

  test('is refused with a key of somebody else, whoever the answer names [S-24]', async () => {
    const [mine, theirs] = [await owner(), await owner()];
    const userHandle = theirs.device.get(await asked()).response.userHandle;
    const credentialId = theirs.device.id;
    for (const otherwise of [{ credentialId }, { credentialId, userHandle }, { userHandle }])
      expect(said(await logIn(mine.device, otherwise))).toEqual(refused);
  });

  test('is once for each challenge, also twenty times at once, within five minutes [S-24]', async () => {
    const { who, device } = await owner();
    const answer = device.get(await asked());
    const answers = await atOnce(20, () => present(answer));
    expect(statuses(answers)).toEqual([200, ...Array(19).fill(401)]);
    const ofAdding = (await begin(who, await prove(who, device))).body.options.challenge;
    expect(said(await logIn(device, { challenge: ofAdding }))).toEqual(refused);
    const old = await asked();
    later(5 * minute);
    expect(said(await present(device.get(old)))).toEqual(refused);
    await bank().worker.runAll();
    expect(
      (
        await bank().bank.db.query('SELECT purpose FROM passkey_challenge WHERE expires_at <= $1', [
          bank().bank.clock.now(),
        ])
      ).rows,
    ).toEqual([]);
  });

  test('is refused where the count of the device does not go on: two hold the key [S-24]', async () => {
    const { device, passkey } = await owner(true);
    expect((await logIn(device, { signCount: 7 })).status).toBe(200);
    for (const signCount of [7, 6, 0])
      expect(said(await logIn(device, { signCount }))).toEqual(refused);
    const answers = await meetAtRow(bank().bank.db, { table: 'passkey', id: passkey._id }, 2, () =>
      logIn(device, { signCount: 8 }),
    );
    expect(statuses(answers)).toEqual([200, 401]);
  });

  test('is slowed down by address, and whoever guesses passwords keeps no owner out', async () => {
    const { who, device } = await owner();
    bank().bank.config.limits = true;
    const guess = { username: who.username, email: who.username, password: 'wrong-guess' };
    for (let count = 0; count < 5; count += 1)
      await bank().call('POST', '/api/users/login', { body: guess });
    expect((await bank().call('POST', '/api/users/login', { body: guess })).status).toBe(429);
    expect((await logIn(device)).status).toBe(200);
    const answers = [];
    for (let count = 0; count < 20; count += 1)
      answers.push(await present(device.get(await asked(), { userVerified: false })));
    expect(said(answers.at(-1) as Answer)).toEqual([429, 'TOO_MANY_TRIES']);
    // Of two servers, the last answer read need not be the refused one; but an address has 120
    // tries a minute, and 21 were used above.
    const begun = await atOnce(120, beginLogin);
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(99);
    expect(begun.filter((answer) => said(answer)[1] === 'TOO_MANY_TRIES')).toHaveLength(21);
    later(minute);
    expect((await logIn(device)).status).toBe(200);
  });
});

test('says that the bank’s address can have none, before anyone tries [S-24]', async () => {
  const { who, device } = await owner();
  const options = await asked();
  for (const address of ['http://192.168.1.5:3000', 'https://[fd00::1]', 'http://bank.example']) {
    bank().bank.config.publicUrl = address;
    expect((await list(who)).address).toBeNull();
    for (const answer of [begin(who), beginLogin()])
      expect(said(await answer)).toEqual([409, 'PASSKEYS_UNAVAILABLE']);
    expect(said(await present(device.get(options)))).toEqual(refused);
  }
  bank().bank.config.publicUrl = 'https://bank.example';
  expect([(await list(who)).address, (await asked()).rpId]).toEqual([
    'https://bank.example',
    'bank.example',
  ]);
});
