import { describe, expect, test } from 'vitest';
import { castPassword, expectStatus, type Customer } from '../../fixtures/people.ts';
import { portrait, profileForm } from '../../fixtures/profile-pictures.ts';
import { said } from '../support/answers.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { meetAtRow } from '../support/meet-at-row.ts';
import { passkeyCalls } from '../support/passkeys.ts';
import { codeOf, turnOn } from '../support/second-factor.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, customer } = useSharedDesk();
const { add, prove } = passkeyCalls((...given) => bank().call(...given));

const pin = '4711';
const atHome = { phone: '212 555 0142', address: '8 Heather Row' };
const elsewhere = { phone: '900 555 0100', address: '1 Nowhere' };

/** The specified call, with what else is given. */
const submit = (
  { token, email }: Pick<Customer, 'token' | 'email'>,
  more: Record<string, string>,
  files = {},
) =>
  bank().call('POST', '/api/users/profile', {
    token,
    form: profileForm({ fullName: 'Ines Marsh', email, ...atHome, ...more }, files),
  });
const contactOf = async (who: Customer) => {
  const { phone, address } = expectStatus(await ask(who, 'GET', '/api/users/user'), 200).body;
  return { phone, address };
};

/** Somebody whose phone and address the bank has, with the factors named. */
async function known({ withPin = false, app = false, passkey = false } = {}) {
  const who = await customer();
  expectStatus(await submit(who, {}), 200);
  if (withPin)
    expectStatus(await ask(who, 'POST', '/api/approvals/pin', { securityPin: pin }), 201);
  const { secret, recoveryCodes } = app
    ? await turnOn(bank().call, who, withPin ? { securityPin: pin } : {})
    : { secret: '', recoveryCodes: [] };
  const device = createAuthenticator('http://localhost:3000');
  if (passkey) await add(who, { device }, app ? { code: recoveryCodes[0] } : { securityPin: pin });
  return { who, secret, device };
}

const ageSignIn = ({ id }: Customer) =>
  bank().bank.db.query(
    `UPDATE session SET password_checked_at = password_checked_at - interval '6 minutes'
      WHERE user_id = $1`,
    [id],
  );

describe('another phone or address', () => {
  test('needs no proof of who has a password alone: as specified, however old the login', async () => {
    const { who } = await known();
    await ageSignIn(who);
    expect((await submit(who, elsewhere)).status).toBe(200);
    expect(await contactOf(who)).toEqual(elsewhere);
  });

  test.each(Object.entries(elsewhere))(
    '%s alone wants the PIN of who has one',
    async (name, value) => {
      const { who } = await known({ withPin: true });
      expect(said(await submit(who, { [name]: value }))).toEqual([403, 'PROOF_NEEDED pin']);
      expect(said(await submit(who, { [name]: value, securityPin: '9075' }))).toEqual([
        403,
        'WRONG_PIN',
      ]);
      expect(await contactOf(who)).toEqual(atHome);
      expect((await submit(who, { [name]: value, securityPin: pin })).status).toBe(200);
      expect(await contactOf(who)).toEqual({ ...atHome, [name]: value });
    },
  );

  test('wants the strongest factor: the code of an app, before a PIN is tried', async () => {
    const { who, secret } = await known({ withPin: true, app: true });
    expect(said(await submit(who, { ...elsewhere, securityPin: '9075' }))).toEqual([
      403,
      'PROOF_NEEDED code',
    ]);
    expect((await submit(who, { ...elsewhere, code: codeOf(secret, 1) })).status).toBe(200);
  });

  test('wants the passkey, whose answer comes as text of the form, once', async () => {
    const { who, device } = await known({ withPin: true, passkey: true });
    expect(said(await submit(who, { ...elsewhere, securityPin: pin }))).toEqual([
      403,
      'PROOF_NEEDED passkey',
    ]);
    for (const unreadable of ['{', '[]', '"x"', 'null'])
      expect(said(await submit(who, { ...elsewhere, passkey: unreadable }))).toEqual([
        400,
        'INVALID_FIELDS',
      ]);
    const passkey = JSON.stringify((await prove(who, device)).passkey);
    expect((await submit(who, { ...elsewhere, passkey })).status).toBe(200);
    expect(said(await submit(who, { ...atHome, passkey }))).toEqual([403, 'WRONG_PASSKEY']);
    expect(await contactOf(who)).toEqual(elsewhere);
  });

  test('names at once all that is missing after five minutes: the password too', async () => {
    const { who } = await known({ withPin: true });
    await ageSignIn(who);
    const { body } = await submit(who, elsewhere);
    expect(Object.keys(body.fields)).toEqual(['password', 'securityPin']);
    expect(said(await submit(who, { ...elsewhere, password: castPassword }))).toEqual([
      403,
      'PROOF_NEEDED pin',
    ]);
    const proof = { password: castPassword, securityPin: pin };
    expect((await submit(who, { ...elsewhere, ...proof })).status).toBe(200);
  });

  test('is not asked about where neither is another one, whatever else changes', async () => {
    const { who } = await known({ withPin: true });
    const files = { profileImage: await portrait('ines') };
    expect((await submit(who, { fullName: 'Ines A. Marsh' }, files)).status).toBe(200);
  });

  test('that was proven while an old form was open stays', async () => {
    const { who } = await known({ withPin: true });
    const [answer] = await meetAtRow(
      bank().bank.db,
      {
        table: 'users',
        id: who.id,
        meanwhile: (tx) =>
          tx.query('UPDATE users SET phone = $2 WHERE id = $1', [who.id, elsewhere.phone]),
      },
      1,
      () => submit(who, { fullName: 'Ines A. Marsh' }),
    );
    expect(answer?.status).toBe(200);
    expect(await contactOf(who)).toEqual({ ...atHome, phone: elsewhere.phone });
  });

  test('uses up no proof for a file that cannot be read', async () => {
    const { who, secret } = await known({ app: true });
    const code = codeOf(secret, 1);
    const cut = (await portrait('ines')).subarray(0, 300);
    const refused = await submit(who, { ...elsewhere, code }, { profileImage: cut });
    expect(refused.body.code).toBe('FILE_DAMAGED');
    expect(await contactOf(who)).toEqual(atHome);
    expect((await submit(who, { ...elsewhere, code })).status).toBe(200);
  });
});
