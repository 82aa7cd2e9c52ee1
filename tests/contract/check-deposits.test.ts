import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addBusinessDays, addWeekdays, bankHolidays } from '../../contract/values/business-days.ts';
import { checkForm, checkPictures } from '../../fixtures/check-pictures.ts';
import type { Person } from '../../fixtures/people.ts';
import { fileKindOf } from '../../server/services/files/file-kind.ts';
import { signedFilePath } from '../../server/services/files/signed-path.ts';
import { countRows } from '../support/count-rows.ts';
import { photo, rawForm } from '../support/hostile-files.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let bank: TestBank;
beforeEach(async () => {
  bank = await openTestBank();
});
afterEach(() => bank.close());

const path = '/api/deposits/checks';
const paper = (number: number) =>
  checkPictures({ from: 'Harrow Street Clinic', to: 'Alice Ames', amount: 120, number });
const send = (who: Pick<Person, 'token'>, form: FormData) =>
  bank.call('POST', path, { token: who.token, form });
const list = async (who: Pick<Person, 'token'>) =>
  (await bank.call('GET', path, { token: who.token })).body;
const flagsOf = async () =>
  (
    await bank.bank.db.query<{ flags: string[] }>(
      'SELECT flags FROM check_deposit ORDER BY created_at',
    )
  ).rows.map(({ flags }) => flags);

describe('201: a check is kept for staff, and no money moves', () => {
  test('it stands in the list with its pictures, for its owner alone [S-42 L-192 L-281]', async () => {
    const { alice, bruno, carla, admin } = bank.cast;
    const { status, body } = await send(
      alice,
      checkForm(await paper(101), { amount: '120.00', account: alice.savings.number }),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: 'Check Submitted Successfully!',
      check: { status: 'Received', amount: 120, account: alice.savings.number },
    });
    expect((await list(alice)).checks).toEqual([body.check]);
    for (const side of [body.check.front, body.check.back]) {
      const seen = await bank.call('GET', side, { token: alice.token });
      expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect((await bank.call('GET', side)).status).toBe(401);
      for (const other of [bruno, carla])
        expect((await bank.call('GET', side, { token: other.token })).body.code).toBe(
          'FILE_NOT_FOUND',
        );
      expect((await bank.call('GET', side, { token: admin.token })).status).toBe(200);
    }
    const { rows } = await bank.bank.db.query(
      `SELECT actor, subject FROM audit_event WHERE action = 'file.viewed'`,
    );
    expect(rows).toEqual(
      [1, 2].map(() => ({ actor: `admin:${admin.id}`, subject: `user:${alice.id}` })),
    );
  });

  test('without amount and account it goes to Checking; the bank reads the amount', async () => {
    const { alice } = bank.cast;
    const { body } = await send(alice, checkForm(await paper(102), { amount: ' ' }));
    expect(body.check).toMatchObject({ account: alice.checking.number, amount: null });
    expect(
      (await bank.call('GET', '/api/users/accounts', { token: alice.token })).body.accounts[0]
        .balance,
    ).toBe(alice.checking.balance);
  });

  test('the expected day skips weekends, the true one holidays too [D-20 L-129]', async () => {
    const { alice } = bank.cast;
    const { body: first } = await send(alice, checkForm(await paper(103)));
    const today = bank.bank.clock.businessDay();
    expect(first.check).toMatchObject({
      expectedDate: addWeekdays(today, 3),
      availableDate: addBusinessDays(today, 3, { closed: [], open: [] }),
    });
    const thanksgiving = bankHolidays(String(Number(today.slice(0, 4)) + 1)).at(-2) ?? '';
    await bank.advance(`P${Temporal.PlainDate.from(today).until(thanksgiving).days - 1}D`);
    const { body } = await send(alice, checkForm(await paper(104)));
    expect(body.check.availableDate > body.check.expectedDate).toBe(true);
    expect((await list(alice)).checks.map(({ _id }: { _id: string }) => _id)).toEqual([
      body.check._id,
      first.check._id,
    ]);
  });
});

describe('what is kept of a picture', () => {
  test('are its pixels: no place, no camera, no bytes behind its end, no name [S-39 S-42 L-281 T-02]', async () => {
    const { alice } = bank.cast;
    const front = await photo();
    const polyglot = Buffer.concat([front, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    expect((await sharp(front).metadata()).exif).toBeDefined();
    const { body } = await send(alice, checkForm({ front: polyglot, back: front }));
    const kept = await bank.call('GET', body.check.front, { token: alice.token });
    expect(await sharp(kept.bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1_600,
      height: 900,
    });
    expect((await sharp(kept.bytes).metadata()).exif).toBeUndefined();
    expect(kept.bytes.includes('script')).toBe(false);
    expect(kept.bytes.subarray(-2).toString('hex')).toBe('ffd9');
    expect(kept.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="${body.check.front.split('/').at(-1)}.jpg"`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  });

  test('is not its name, whatever that is [S-41]', async () => {
    const { alice } = bank.cast;
    const { front, back } = await paper(105);
    for (const name of [
      '../../etc/passwd',
      'x.png/../y',
      'a'.repeat(4_000),
      'a\u0000b.png',
      'a%0d%0aSet-Cookie: x=1',
      '=cmd|calc',
      'ＣＯＮ.jpg',
    ]) {
      const sent = rawForm([
        { disposition: `form-data; name="front"; filename="${name}"`, bytes: front },
        { disposition: `form-data; name="back"; filename="${name}"`, bytes: back },
      ]);
      const answer = await bank.app.inject({
        method: 'POST',
        url: path,
        payload: sent.body,
        headers: { ...sent.headers, authorization: `Bearer ${alice.token}` },
      });
      expect(answer.statusCode, name).toBe(201);
      expect(answer.json().check.front).toMatch(/^\/api\/files\/[0-9a-f-]{36}$/);
    }
  });

  test('is sealed: neither the database nor a backup shows it [L-331]', async () => {
    const { alice, bruno } = bank.cast;
    const { body } = await send(alice, checkForm(await paper(106)));
    const { db } = bank.bank;
    const { rows } = await db.query<{ sealed: Buffer }>('SELECT sealed FROM stored_file');
    for (const { sealed } of rows) expect(await fileKindOf(sealed)).toBeUndefined();
    await db.query('UPDATE stored_file SET owner_id = $1', [bruno.id]);
    expect((await bank.call('GET', body.check.front, { token: bruno.token })).status).toBe(500);
  });
});

describe('a signed address', () => {
  const idOf = (file: string) => file.split('/').at(-1) ?? '';

  test('opens without a token for a minute, unless a letter of it was changed [S-42 L-331 V9.1.1]', async () => {
    const { body } = await send(bank.cast.alice, checkForm(await paper(107)));
    const address = signedFilePath(bank.bank, {
      id: idOf(body.check.front),
      viewer: bank.cast.alice.id,
    });
    expect((await bank.call('GET', address)).headers['content-type']).toBe('image/jpeg');
    const [, expires = ''] = /expires=(\d+)/.exec(address) ?? [];
    const forged = [
      address.replace(expires, String(Number(expires) + 60)),
      address.replace(idOf(body.check.front), idOf(body.check.back)),
      address.replace(bank.cast.alice.id, bank.cast.admin.id),
      address.replace(/signature=./, (found) => `signature=${found.endsWith('A') ? 'B' : 'A'}`),
    ];
    for (const other of forged)
      expect((await bank.call('GET', other)).body.code).toBe('FILE_NOT_FOUND');
    expect((await bank.call('GET', address.replace(/&signature.*/, ''))).status).toBe(400);
    vi.spyOn(bank.bank.clock, 'now').mockReturnValue(
      Temporal.Now.instant().add({ seconds: 61 }).round('millisecond'),
    );
    // The other server of two has a clock of its own.
    expect((await bank.app.inject(address)).json().code).toBe('FILE_NOT_FOUND');
  });
});

describe('staff look first at', () => {
  test('flags the same picture, a similar one, a tiny one, and one for both sides [D-54 L-281]', async () => {
    const { alice, bruno } = bank.cast;
    const { front, back } = await paper(108);
    await send(alice, checkForm({ front, back }, { amount: '120' }));
    await send(bruno, checkForm({ front, back }));
    const again = await sharp(front).resize(1_400).jpeg({ quality: 60 }).toBuffer();
    await send(alice, checkForm({ front: again, back: again }, { amount: '120' }));
    await send(alice, checkForm({ front: (await paper(115)).front, back }, { amount: '85.50' }));
    const small = await sharp(await photo({ width: 1_200, height: 700 }))
      .resize(400)
      .jpeg()
      .toBuffer();
    expect((await send(alice, checkForm({ front: small, back }))).status).toBe(201);
    expect(await flagsOf()).toEqual([
      [],
      ['duplicate'],
      ['look_alike', 'same_sides'],
      [],
      ['tiny'],
    ]);
  });

  test('a check sent twice at once: both are kept, one of them is known [D-54]', async () => {
    const { alice } = bank.cast;
    const form = checkForm(await paper(109), { amount: '10' });
    const answers = await Promise.all([send(alice, form), send(alice, form)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await flagsOf()).flat()).toEqual(['duplicate']);
  });
});

describe('limits', () => {
  test('of a day and of 30 days hold for stated amounts, also when sent at once [D-54]', async () => {
    const { alice } = bank.cast;
    const sent = await Promise.all(
      [110, 111, 112].map(async (number) =>
        send(alice, checkForm(await paper(number), { amount: '2500' })),
      ),
    );
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = sent.find(({ status }) => status === 422);
    expect(refused?.body).toMatchObject({
      code: 'CHECK_LIMIT',
      fields: { amount: expect.stringContaining('$0.00 more') },
    });
    expect(await list(alice)).toMatchObject({
      perDay: { limit: 5000, left: 0 },
      per30Days: { limit: 25_000, left: 20_000 },
    });
    expect((await list(alice)).checks).toHaveLength(2);
    await bank.advance('P1D');
    expect(await list(alice)).toMatchObject({
      perDay: { left: 5000 },
      per30Days: { left: 20_000 },
    });
    await bank.advance('P30D');
    expect(await list(alice)).toMatchObject({ per30Days: { left: 25_000 } });
  });

  test('20 files in 24 hours; the 21st is refused and none of its check is kept [S-43]', async () => {
    const { alice } = bank.cast;
    const form = checkForm(await paper(113));
    for (let index = 0; index < 10; index += 1) expect((await send(alice, form)).status).toBe(201);
    const before = await countRows(bank.bank.db);
    const { status, body } = await send(alice, form);
    expect([status, body.code]).toEqual([409, 'TOO_MANY_FILES']);
    expect(await countRows(bank.bank.db)).toEqual(before);
  });

  const wrongFields = [
    ['amount', '12.345', 400],
    ['amount', '-1', 400],
    ['amount', '0', 400],
    ['amount', 'ten', 400],
    ['amount', '1e3', 400],
    ['amount', '1000000000', 400],
    ['account', '12345678', 400],
    ['account', '123456789', 422],
  ] as const;
  test('a wrong field is refused by its name', async () => {
    const pictures = await paper(114);
    for (const [field, value, status] of wrongFields) {
      const answer = await send(bank.cast.alice, checkForm(pictures, { [field]: value }));
      expect(answer.status, `${field} ${value}`).toBe(status);
      expect(answer.body.fields).toHaveProperty(field);
    }
    expect((await list(bank.cast.alice)).checks).toEqual([]);
  });

  test("somebody else's account is refused like one that does not exist", async () => {
    const { alice, bruno } = bank.cast;
    const [theirs, none] = await Promise.all(
      [bruno.checking.number, '123456789'].map(async (account) =>
        send(alice, checkForm(await paper(115), { account })),
      ),
    );
    expect(theirs?.body).toEqual({ ...none?.body, requestId: theirs?.body.requestId });
  });
});

test('who is suspended while their pictures are looked into has sent nothing', async () => {
  const { alice, admin } = bank.cast;
  const { inspector } = bank.bank;
  const { uploads } = inspector;
  vi.spyOn(inspector, 'uploads').mockImplementationOnce(async (caller, look) => {
    await bank.call('PUT', `/api/admin/users/suspend/${alice.id}`, { token: admin.token });
    return await uploads(caller, look);
  });
  const { status, body } = await send(alice, checkForm(await paper(107)));
  expect([status, body.code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
  expect((await list(alice)).checks).toEqual([]);
});

test('a suspended customer sends nothing, and reads what was sent before', async () => {
  const { alice, carla, admin } = bank.cast;
  expect((await send(carla, checkForm(await paper(116)))).body.code).toBe('ACCOUNT_SUSPENDED');
  const { body } = await send(alice, checkForm(await paper(117)));
  await bank.call('PUT', `/api/admin/users/suspend/${alice.id}`, { token: admin.token });
  expect((await list(alice)).checks).toEqual([body.check]);
  expect((await bank.call('GET', body.check.front, { token: alice.token })).status).toBe(200);
});

test('a customer whose check waits for staff is not deleted [L-291]', async () => {
  const { bruno, admin } = bank.cast;
  await send(bruno, checkForm(await paper(118)));
  const refused = await bank.call('DELETE', `/api/admin/users/${bruno.id}`, { token: admin.token });
  expect(refused.body.code).toBe('OPEN_BUSINESS');
});
