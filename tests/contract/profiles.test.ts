import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { castPassword, type Person } from '../../fixtures/people.ts';
import { plainPdf } from '../../fixtures/plain-pdf.ts';
import { identityCard, portrait, profileForm } from '../../fixtures/profile-pictures.ts';
import { countRows } from '../support/count-rows.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast } = useBankPerTest();

const fields = () => ({
  fullName: 'Alice Ames',
  email: cast().alice.email,
  phone: '+1 212 555 0142',
  address: '8 Heather Row, New York',
});
const submit = (form: FormData, token = cast().alice.token) =>
  bank().call('POST', '/api/users/profile', { token, form });
const userOf = async ({ token }: Pick<Person, 'token'>) =>
  (await bank().call('GET', '/api/users/user', { token })).body;
const fileId = (address: string) => address.split('/')[3];
const script = '<script>alert(1)</script>';
const onePage = plainPdf().toString('latin1');

describe('personal information', () => {
  test('handed in, stands in the profile, for its owner and for staff [L-174]', async () => {
    expect((await userOf(cast().alice)).profileSubmitted).toBe(false);
    const form = profileForm(fields(), {
      profileImage: await portrait('alice'),
      idDocument: await identityCard('Alice Ames'),
    });
    const { status, body } = await submit(form);
    expect([status, body]).toEqual([
      200,
      {
        code: 'PROFILE_SUBMITTED',
        message: 'Profile submitted successfully!',
        pendingEmail: null,
      },
    ]);
    const user = await userOf(cast().alice);
    expect(user).toMatchObject({
      fullName: 'Alice Ames',
      phone: '+1 212 555 0142',
      phoneNumber: '+1 212 555 0142',
      profileSubmitted: true,
    });
    const { body: forStaff } = await bank().call('GET', `/api/admin/users/${cast().alice.id}`, {
      token: cast().admin.token,
    });
    expect(forStaff).toMatchObject({
      fullName: 'Alice Ames',
      address: '8 Heather Row, New York',
      phone: '+1 212 555 0142',
    });
    for (const address of [user.profileImage, user.idDocument, forStaff.idDocument]) {
      const seen = await bank().call('GET', address);
      expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/jpeg']);
      const byId = `/api/files/${fileId(address)}`;
      expect((await bank().call('GET', byId)).status).toBe(401);
      expect((await bank().call('GET', byId, { token: cast().bruno.token })).status).toBe(404);
      expect((await bank().call('GET', byId, { token: cast().alice.token })).status).toBe(200);
    }
    await bank().worker.runAll();
    const told =
      (await bank().outbox()).find((mail) =>
        mail.includes('Your personal information was changed'),
      ) ?? '';
    expect(told).toContain('please call us right away');
  });

  test('makes nobody an admin, active, rich or somebody else [S-11]', async () => {
    const before = await userOf(cast().alice);
    const extra = {
      role: 'admin',
      status: 'true',
      balance: '1000000',
      accounts: '[]',
      _id: cast().bruno.id,
      createdAt: '2001-01-01',
      userId: cast().bruno.id,
    };
    expect((await submit(profileForm({ ...fields(), ...extra }))).status).toBe(200);
    const { _id, role, status, accounts, createdAt } = await userOf(cast().alice);
    expect({ _id, role, status, accounts, createdAt }).toEqual({
      _id: before._id,
      role: 'user',
      status: true,
      accounts: before.accounts,
      createdAt: before.createdAt,
    });
    expect((await userOf(cast().bruno)).fullName).toBe('');
  });

  test('without files keeps the ones there are, and without an address keeps that', async () => {
    await submit(profileForm(fields(), { profileImage: await portrait('alice') }));
    const before = await userOf(cast().alice);
    const { address: _, ...withoutAddress } = fields();
    expect(
      (await submit(profileForm({ ...withoutAddress, fullName: 'Alice B. Ames' }))).status,
    ).toBe(200);
    const after = await userOf(cast().alice);
    expect([after.fullName, after.address, fileId(after.profileImage)]).toEqual([
      'Alice B. Ames',
      before.address,
      fileId(before.profileImage),
    ]);
  });

  const wrongFields = [
    ['a blank name', { fullName: ' ' }, 'fullName', 'Full name is required.'],
    ['no email', { email: '' }, 'email', 'Email is required.'],
    [
      'two addresses',
      { email: 'a@mail.example,b@mail.example' },
      'email',
      'Invalid email address.',
    ],
    [
      'a header',
      { email: 'a@mail.example\r\nBcc: b@mail.example' },
      'email',
      'Invalid email address.',
    ],
    ['no phone', { phone: '' }, 'phone', 'Phone is required.'],
    ['a name without end', { fullName: 'x'.repeat(101) }, 'fullName', 'At most 100 characters.'],
  ] as const;
  test('a wrong field is answered with its text, and nothing is kept', async () => {
    for (const [what, wrong, field, text] of wrongFields) {
      const { status, body } = await submit(profileForm({ ...fields(), ...wrong }));
      expect([status, body.fields[field]], what).toEqual([400, text]);
      expect((await userOf(cast().alice)).profileSubmitted, what).toBe(false);
    }
  });

  const hostileFiles = [
    [
      'an SVG with a script',
      'profileImage',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      415,
    ],
    ['a PDF as picture', 'profileImage', onePage, 415],
    ['HTML by a picture’s name', 'idDocument', script, 415],
    [
      'a PDF that acts',
      'idDocument',
      onePage.replace(
        '/Type /Catalog',
        '/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
      ),
      415,
    ],
  ] as const;
  test('a hostile file is refused, and nothing of the form is kept [L-151]', async () => {
    const before = await countRows(bank().bank.db);
    for (const [what, name, bytes, status] of hostileFiles) {
      const answer = await submit(profileForm(fields(), { [name]: bytes }));
      expect([answer.status, Object.keys(answer.body.fields)], what).toEqual([status, [name]]);
      expect(await countRows(bank().bank.db), what).toEqual({
        ...before,
        limit_counter: expect.any(Number),
      });
      expect((await userOf(cast().alice)).phone, what).toBe('');
    }
  });

  test('takes a plain PDF as document, and only pixels of a picture [S-39 L-051]', async () => {
    const original = await sharp(await portrait('alice'))
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '40/1 42/1 0/1' } })
      .toBuffer();
    await submit(
      profileForm(fields(), {
        profileImage: Buffer.concat([original, Buffer.from(script)]),
        idDocument: onePage,
      }),
    );
    const user = await userOf(cast().alice);
    const picture = await bank().call('GET', user.profileImage);
    expect(original.includes('Somebody')).toBe(true);
    for (const trace of ['Exif', 'Somebody', 'script'])
      expect(picture.bytes.includes(trace)).toBe(false);
    const document = await bank().call('GET', user.idDocument);
    expect(document.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test('a stolen token alone changes no contact data', async () => {
    const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
    const login = { username: 'alice.ames', email: 'alice.ames', password: castPassword };
    const { body } = await bank().call('POST', '/api/users/login', { body: login, headers: own });
    const answer = await submit(profileForm(fields()), body.token);
    expect([answer.status, answer.body.code]).toEqual([403, 'SESSION_NOT_PAIRED']);
  });
});

describe('the profile picture', () => {
  const change = async (name: string) =>
    bank().call('PUT', '/api/users/profile-image', {
      token: cast().alice.token,
      form: profileForm({}, { profileImage: await portrait(name) }),
    });

  test('is changed by itself; the one before is gone a day later, the new one stays', async () => {
    expect((await change('one')).body.message).toBe('Your profile picture was changed.');
    const before = fileId((await userOf(cast().alice)).profileImage);
    await change('two');
    const after = fileId((await userOf(cast().alice)).profileImage);
    expect(after).not.toBe(before);
    const statuses = async () => {
      await bank().worker.runAll();
      const ask = (id: string | undefined) =>
        bank().call('GET', `/api/files/${id}`, { token: cast().alice.token });
      return [(await ask(before)).status, (await ask(after)).status];
    };
    expect(await statuses()).toEqual([200, 200]);
    await bank().bank.db.query(
      "UPDATE stored_file SET created_at = created_at - interval '25 hours'",
    );
    expect(await statuses()).toEqual([404, 200]);
  });

  test('replaced by an older version’s server is gone a day later as well', async () => {
    const { db } = bank().bank;
    await submit(
      profileForm(fields(), {
        profileImage: await portrait('one'),
        idDocument: await identityCard('Alice Ames'),
      }),
    );
    // As such a server does it, which marks nothing.
    const newFile = (
      purpose: string,
    ) => `(INSERT INTO stored_file (id, owner_id, purpose, media_type, size_bytes, sealed,
      created_at)
      SELECT gen_random_uuid(), owner_id, purpose, media_type, size_bytes, sealed, created_at
        FROM stored_file WHERE purpose = '${purpose}' RETURNING id)`;
    for (const [column, purpose] of [
      ['profile_image', 'profile_photo'],
      ['id_document', 'id_document'],
    ])
      await db.query(
        `WITH new AS ${newFile(purpose ?? '')} UPDATE users SET ${column} = new.id FROM new
          WHERE users.id = $1`,
        [cast().alice.id],
      );
    await db.query("UPDATE stored_file SET created_at = created_at - interval '25 hours'");
    await bank().worker.runAll();
    const { rows } = await db.query<{ id: string }>('SELECT id FROM stored_file ORDER BY purpose');
    const { profileImage, idDocument } = await userOf(cast().alice);
    expect(rows.map(({ id }) => id)).toEqual([fileId(idDocument), fileId(profileImage)]);
  });

  test('is asked for when it is missing', async () => {
    const answer = await bank().call('PUT', '/api/users/profile-image', {
      token: cast().alice.token,
      form: profileForm({}),
    });
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { profileImage: 'Please choose a picture.' },
    ]);
  });
});
