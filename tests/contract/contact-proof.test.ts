import { describe, expect, test } from 'vitest';
import { profileFields, submitProfileRoute } from '../../contract/people/profiles.ts';
import { castPassword, expectStatus, type Customer } from '../../fixtures/people.ts';
import { identityCard, portrait, profileForm } from '../../fixtures/profile-pictures.ts';
import { said } from '../support/answers.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { meetAtRow } from '../support/meet-at-row.ts';
import { passkeyCalls } from '../support/passkeys.ts';
import { codeOf, turnOn } from '../support/second-factor.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, customer, staff, take } = useSharedDesk();
const { add, prove } = passkeyCalls((...args) => bank().call(...args));

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

/** Makes a customer whose phone and address the bank has, with the factors named. */
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

/** Of each field of the form another value, and why it needs no proof; null: it wants one. */
const fields: Record<
  string,
  { value?: string; file?: () => Promise<Uint8Array>; why: string | null }
> = {
  fullName: { value: 'Mallory Marsh', why: null },
  phone: { value: elsewhere.phone, why: null },
  address: { value: elsewhere.address, why: null },
  idDocument: { file: () => identityCard('Mallory Marsh'), why: null },
  email: { value: 'mallory@mail.example', why: 'it waits for its link, which wants the proof' },
  cardType: { value: 'Gold', why: 'a wish, by which nobody is recognized or reached' },
  profileImage: { file: () => portrait('mallory'), why: 'staff compare it with no one' },
};
const names = [...Object.keys(profileFields.shape), ...Object.keys(submitProfileRoute.files ?? {})];

const identityOf = async (who: Customer) => {
  const { fullName, phone, address, idDocument } = expectStatus(
    await ask(who, 'GET', '/api/users/user'),
    200,
  ).body;
  // The signed address of a document is another one each time.
  const [, documentId] = /\/api\/files\/([\w-]+)/.exec(String(idDocument)) ?? [];
  return { fullName, phone, address, documentId };
};
async function given(name: string) {
  const { value, file } = fields[name] ?? {};
  return [
    value === undefined ? {} : { [name]: value },
    file === undefined ? {} : { [name]: await file() },
  ] as const;
}

describe('each field of the form, changed alone', () => {
  test('is one that the test knows', () => {
    expect(Object.keys(fields).toSorted()).toEqual(names.toSorted());
  });

  test.each(names)('%s wants the strongest factor, or says why it needs none', async (name) => {
    const { who, device } = await known({ withPin: true, passkey: true });
    const before = await identityOf(who);
    const refused = await submit(who, ...(await given(name)));
    if (fields[name]?.why !== null) return expect(refused.status).toBe(200);
    expect(said(refused)).toEqual([403, 'PROOF_NEEDED passkey']);
    const [value, file] = await given(name);
    expect(said(await submit(who, { ...value, securityPin: pin }, file))).toEqual([
      403,
      'PROOF_NEEDED passkey',
    ]);
    expect(await identityOf(who)).toEqual(before);
    const passkey = JSON.stringify((await prove(who, device)).passkey);
    expect((await submit(who, { ...value, passkey }, file)).status).toBe(200);
    expect(await identityOf(who)).not.toEqual(before);
  });

  test.each(names)('%s needs none of who has a password alone: as specified', async (name) => {
    const { who } = await known();
    await ageSignIn(who);
    expect((await submit(who, ...(await given(name)))).status).toBe(200);
  });

  test.each(names.filter((name) => fields[name]?.why === null))(
    '%s is again what it was after “This was not me”, however often it was changed',
    async (name) => {
      const { who } = await known();
      if (name === 'idDocument')
        expectStatus(await submit(who, {}, { idDocument: await identityCard('Ines Marsh') }), 200);
      await bank().bank.db.query('DELETE FROM former_contact WHERE user_id = $1', [who.id]);
      const before = await identityOf(who);
      const [value, file] = await given(name);
      expectStatus(await submit(who, value, file), 200);
      const again = fields[name]?.file ? { [name]: await identityCard('Somebody Else') } : {};
      expectStatus(
        await submit(who, value[name] === undefined ? {} : { [name]: `${value[name]}1` }, again),
        200,
      );
      expect(await identityOf(who)).not.toEqual(before);
      const frozen = expectStatus(await ask(who, 'POST', '/api/users/freeze'), 200).body;
      expect(frozen.freeze.takenBack).toEqual([name]);
      expect(await identityOf(who)).toEqual(before);
      const { cases } = (await ask(staff(), 'GET', '/api/admin/freezes')).body;
      const { _id } = cases.find(
        (each: { customer: { _id: string } }) => each.customer._id === who.id,
      );
      const seen = (await ask(staff(), 'GET', `/api/admin/freezes/${_id}`)).body;
      expect([seen.takenBack, seen.customer.fullName]).toEqual([[name], 'Ines Marsh']);
    },
  );
});

describe('a document that was taken back', () => {
  const state = async (who: Customer) =>
    (await ask(who, 'GET', '/api/users/identity')).body.state as string;
  const decide = async (who: Customer) => {
    expectStatus(await take('identity_document', who.id), 200);
    const { document } = (await ask(staff(), 'GET', `/api/admin/identity/${who.id}`)).body;
    const verdict = await ask(staff(), 'POST', `/api/admin/identity/${who.id}/accept`, {
      document: document._id,
    });
    expectStatus(verdict, 200);
  };
  const handIn = async (who: Customer, name: string) =>
    expectStatus(
      await submit(who, { fullName: name }, { idDocument: await identityCard(name) }),
      200,
    );
  const later = () =>
    bank().bank.db.query(`UPDATE former_contact SET changed_at = changed_at - interval '73 hours'`);

  test('proves nothing any more, also where staff had accepted it: the one of before counts', async () => {
    const { who } = await known();
    await handIn(who, 'Ines Marsh');
    await decide(who);
    await later();
    await handIn(who, 'Mallory Marsh');
    await decide(who);
    expect(await state(who)).toBe('verified');
    expectStatus(await ask(who, 'POST', '/api/users/freeze'), 200);
    expect(await state(who)).toBe('verified');
    const { document, earlier } = (await ask(staff(), 'GET', `/api/admin/identity/${who.id}`)).body;
    expect([document.statedName, earlier]).toEqual(['Ines Marsh', []]);
  });

  test('that was the first leaves nothing verified and nobody waiting', async () => {
    const { who } = await known();
    await handIn(who, 'Mallory Marsh');
    await decide(who);
    expectStatus(await ask(who, 'POST', '/api/users/freeze'), 200);
    expect(await state(who)).toBe('none');
  });

  test('gives its place in the queue back to the one that it pushed out', async () => {
    const { who } = await known();
    await handIn(who, 'Ines Marsh');
    await later();
    await handIn(who, 'Mallory Marsh');
    expectStatus(await ask(who, 'POST', '/api/users/freeze'), 200);
    expect(await state(who)).toBe('waiting');
    const { document } = (await ask(staff(), 'GET', `/api/admin/identity/${who.id}`)).body;
    expect(document.statedName).toBe('Ines Marsh');
  });

  test('is kept as long as it may come back, and can be read again then', async () => {
    const { who } = await known();
    await handIn(who, 'Ines Marsh');
    await later();
    const { documentId } = await identityOf(who);
    await handIn(who, 'Mallory Marsh');
    await bank().bank.db.query(
      `UPDATE stored_file SET created_at = created_at - interval '25 hours' WHERE owner_id = $1`,
      [who.id],
    );
    await bank().worker.runAll();
    expectStatus(await ask(who, 'POST', '/api/users/freeze'), 200);
    await bank().worker.runAll();
    expect((await ask(who, 'GET', `/api/files/${documentId}`)).status).toBe(200);
  });
});

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
      () => submit(who, { cardType: 'Gold' }),
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
