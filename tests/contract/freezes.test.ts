import { describe, expect, test } from 'vitest';
import { castPassword, expectStatus, signIn } from '../../fixtures/people.ts';
import { proofNeeded } from '../support/answers.ts';
import type { Tx } from '../../server/db/database.ts';
import { profileForm } from '../../fixtures/profile-pictures.ts';
import { meetAtRow } from '../support/meet-at-row.ts';
import { useTakeover } from '../support/takeover.ts';

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
  setPin,
  wishEmail,
  confirmEmail,
  choosePassword,
  attackersSession,
  emailOf,
  forgotPassword,
} = useTakeover();

const pin = '4071';
const chosen = 'mine-again-now';

const freezeOf = async (token: string) =>
  (await bank().call('GET', '/api/users/freeze', { token })).body.freeze;
const lift = (token: string, proof: object = {}) => post('/api/users/freeze/lift', token, proof);
const freeze = (token: string) => post('/api/users/freeze', token);

/** Moves the day on which the PIN was set back by `hours`. */
const agePin = (hours: number) =>
  bank().bank.db.query(`UPDATE security_pin SET set_at = set_at - $1 * interval '1 hour'`, [hours]);

/** A reset takes the PIN of an address that was never confirmed (decisions 2.10). */
const confirmAddresses = () =>
  bank().bank.db.query('UPDATE users SET email_confirmed_at = created_at');

/** The way back in: the link that the freeze mailed. */
async function backIn(): Promise<string> {
  const secret = (await secretsTo(ownMailbox, 'reset-password')).at(-1);
  expectStatus(await choosePassword(secret, chosen), 200);
  return await signIn(bank().call, alice().username, chosen);
}

describe('“This was not me”, said in a session', () => {
  test('stops money and changes at once, ends other sessions, and the session reads on [L-319]', async () => {
    const thief = await attackersSession();
    expect((await pay(toBruno(5))).status).toBe(201);
    const answer = await freeze(alice().token);
    expect(answer.status).toBe(200);
    expect(answer.body.freeze.reference).toMatch(/^FRZ-[0-9A-F]{8}$/);
    expect((await pay(toBruno(5), {}, thief)).status).toBe(401);
    const refused = await pay(toBruno(5));
    expect([refused.status, refused.body.code]).toEqual([403, 'ACCOUNT_FROZEN']);
    expect((await wishEmail(alice().token, attackersMailbox)).body.code).toBe('ACCOUNT_FROZEN');
    const own = await bank().call('GET', '/api/users/user', { token: alice().token });
    expect([own.status, own.body.frozen]).toEqual([200, true]);
    const tried = { username: alice().username, email: '', password: castPassword };
    expect((await bank().call('POST', '/api/users/login', { body: tried })).status).toBe(401);
    expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(5);
  });

  test('said twice at once it is one freeze and one case', async () => {
    const answers = await Promise.all([freeze(alice().token), freeze(alice().token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.freeze.reference)).size).toBe(1);
    const { rows } = await bank().bank.db.query('SELECT FROM account_freeze');
    expect(rows).toHaveLength(1);
  });

  test('takes back address, phone and email that a thief changed, however often [L-319]', async () => {
    await wishEmail(alice().token, ownMailbox);
    await bank().bank.db.query('DELETE FROM former_contact');
    const thief = await attackersSession();
    for (const phone of ['900 555 0100', '900 555 0101'])
      expectStatus(
        await bank().call('POST', '/api/users/profile', {
          token: thief,
          form: profileForm({ fullName: 'Alice Ames', email: attackersMailbox, phone }),
        }),
        200,
      );
    expectStatus(await confirmEmail(thief, attackersMailbox), 200);
    expect(await emailOf()).toBe(attackersMailbox);
    const answer = await freeze(alice().token);
    expect(answer.body.freeze.takenBack.toSorted()).toEqual(['email', 'phone']);
    const { body } = await bank().call('GET', '/api/users/user', { token: alice().token });
    expect([body.email, body.phone]).toEqual([ownMailbox, '212 555 0142']);
    expect(await secretsTo(attackersMailbox, 'reset-password')).toEqual([]);
  });

  test('leaves what was changed more than 72 hours before', async () => {
    await wishEmail(alice().token, ownMailbox);
    await bank().bank.db.query(
      `UPDATE former_contact SET changed_at = changed_at - interval '73 hours'`,
    );
    expect((await freeze(alice().token)).body.freeze.takenBack).toEqual([]);
    const { body } = await bank().call('GET', '/api/users/user', { token: alice().token });
    expect(body.phone).toBe('212 555 0142');
  });

  test('contact data from before a change is forgotten after 72 hours, not before', async () => {
    await wishEmail(alice().token, ownMailbox);
    const kept = () => bank().bank.db.query('SELECT FROM former_contact');
    const age = (hours: number) =>
      bank().bank.db.query(
        `UPDATE former_contact SET changed_at = changed_at - $1 * interval '1 hour'`,
        [hours],
      );
    await age(71);
    await bank().worker.runAll();
    expect((await kept()).rows).toHaveLength(1);
    await age(1);
    await bank().worker.runAll();
    expect((await kept()).rows).toEqual([]);
  });
});

describe('the way back', () => {
  test('a factor older than 72 hours lifts the freeze, and money moves again', async () => {
    await confirmAddresses();
    expectStatus(await setPin(alice().token, pin), 201);
    await agePin(73);
    expectStatus(await freeze(alice().token), 200);
    const own = await backIn();
    expect(await freezeOf(own)).toMatchObject({ factorWanted: 'pin', passwordNeeded: false });
    expect((await lift(own)).body).toMatchObject(proofNeeded('pin'));
    expect((await lift(own, { securityPin: '0000' })).body.code).toBe('WRONG_PIN');
    expect((await lift(own, { securityPin: pin })).status).toBe(200);
    expect(await freezeOf(own)).toBeNull();
    expect((await lift(own, { securityPin: pin })).body.code).toBe('NOT_FROZEN');
    const order = { call: 'transfers/local', body: toBruno(5) };
    expectStatus(await post('/api/approvals', own, { securityPin: pin, order }), 201);
    expect((await pay(toBruno(5), {}, own)).status).toBe(201);
  });

  test('the mailbox alone lifts nothing: neither a reset nor a PIN of the last three days', async () => {
    await confirmAddresses();
    expectStatus(await setPin(alice().token, pin), 201);
    expectStatus(await freeze(alice().token), 200);
    const own = await backIn();
    expect(await freezeOf(own)).toMatchObject({ factorWanted: null });
    const refused = await lift(own, { securityPin: pin });
    expect([refused.status, refused.body.code]).toEqual([422, 'FREEZE_LIFTED_BY_STAFF']);
    expect((await pay(toBruno(5), {}, own)).body.code).toBe('ACCOUNT_FROZEN');
    expect((await setPin(own, '8642')).body.code).toBe('ACCOUNT_FROZEN');
    // Nor does time, nor a second reset.
    await agePin(400);
    await bank().bank.db.query(`UPDATE users SET frozen_at = frozen_at - interval '327 hours'`);
    await forgotPassword(ownMailbox);
    const secret = (await secretsTo(ownMailbox, 'reset-password')).at(-1);
    expectStatus(await choosePassword(secret, 'another-one-now'), 200);
    const later = await signIn(bank().call, alice().username, 'another-one-now');
    expect((await pay(toBruno(5), {}, later)).body.code).toBe('ACCOUNT_FROZEN');
  });

  test('a session that said it and is not fresh needs the new password too', async () => {
    await confirmAddresses();
    expectStatus(await setPin(alice().token, pin), 201);
    await agePin(73);
    await bank().bank.db.query(
      `UPDATE session SET password_checked_at = password_checked_at - interval '10 minutes'`,
    );
    expectStatus(await freeze(alice().token), 200);
    expect((await lift(alice().token, { securityPin: pin })).body).toMatchObject(
      proofNeeded('password'),
    );
    expect(
      (await lift(alice().token, { securityPin: pin, password: castPassword })).body.code,
    ).toBe('WRONG_PASSWORD');
  });

  test('staff lift it once they know the customer, and the customer is told [L-319]', async () => {
    expectStatus(await freeze(alice().token), 200);
    const own = await backIn();
    const { admin } = cast();
    const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
      bank().call(method, path, { token: admin.token, ...(body && { body }) });
    const { cases } = (await ask('GET', '/api/admin/freezes')).body;
    const [one] = cases;
    expect(one).toMatchObject({ customer: { username: alice().username }, saidIn: 'session' });
    const path = `/api/admin/freezes/${one._id}`;
    const shown = (await ask('GET', path)).body;
    expect(shown).toMatchObject({ factorWanted: null, ended: null });
    expect(shown.changes.map(({ action }: { action: string }) => action)).toContain(
      'user.signed_in',
    );
    const decision = { reason: 'IN_PERSON', note: 'passport 123' };
    expect((await ask('POST', `${path}/lift`, decision)).body.code).toBe('CASE_NOT_TAKEN');
    expectStatus(await ask('POST', `/api/admin/queues/freeze/${one._id}/take`), 200);
    expect((await ask('POST', `${path}/lift`, { reason: 'BECAUSE' })).status).toBe(400);
    expect((await ask('POST', `${path}/lift`, decision)).status).toBe(200);
    expect((await ask('GET', path)).body.ended.by).toBe(admin.username);
    expect((await pay(toBruno(5), {}, own)).status).toBe(201);
    const { body } = await bank().call('GET', '/api/users/notices', { token: own });
    expect(JSON.stringify(body)).toContain('Your account is no longer frozen');
  });
});

test('an order that was let in before the freeze is refused by the ledger [L-319]', async () => {
  const meanwhile = (tx: Tx) =>
    tx.query('UPDATE users SET frozen_at = now() WHERE id = $1', [alice().id]);
  const [refused] = await meetAtRow(
    bank().bank.db,
    { table: 'owner', id: alice().id, meanwhile },
    1,
    () => pay(toBruno(5)),
  );
  expect([refused?.status, refused?.body.code]).toEqual([403, 'ACCOUNT_FROZEN']);
  expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(0);
});

test('each mail that says “If this wasn’t you, call us” carries the button', async () => {
  const headers = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
  const body = { username: alice().username, email: '', password: castPassword };
  expectStatus(await bank().call('POST', '/api/users/login', { body, headers }), 200);
  await wishEmail(alice().token, attackersMailbox);
  await setPin(alice().token, pin);
  const mails = (await mailsTo(ownMailbox)).filter((mail) =>
    mail.includes('please call us right away'),
  );
  for (const subject of [
    'New login to your account',
    'Your personal information was changed',
    'A new email address was requested',
    'Your security PIN was set',
  ])
    expect(mails.filter((mail) => mail.includes(`Subject: ${subject}`))).toHaveLength(1);
  for (const mail of mails) expect(mail).toMatch(/not-me#token=[\w-]{43}/);
});
