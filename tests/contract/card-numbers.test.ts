import { beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import {
  expectStatus,
  localTransferBody,
  registerCustomer,
  type Customer,
} from '../../fixtures/people.ts';
import { said } from '../support/answers.ts';
import { passkeyCalls } from '../support/passkeys.ts';
import { useBankPerTest } from '../support/payments.ts';
import { codeOf, turnOn } from '../support/second-factor.ts';

const { bank, cast } = useBankPerTest();

type Holder = Pick<Customer, 'token'>;

const apply = ({ token, headers }: Holder & Partial<Browser>, body: object): Promise<Answer> =>
  bank().call('POST', '/api/card/generate', { token, body, ...(headers && { headers }) });
/** As a program reads it, or a browser that brings its cookie. */
const listOf = async ({ token, headers }: Holder & Partial<Browser>, query = '') =>
  (await bank().call('GET', `/api/card/all${query}`, { token, ...(headers && { headers }) })).body
    .cards;
const revealBy = ({ token, headers }: Holder & Partial<Browser>, body: object) =>
  bank().call('POST', '/api/card/reveal', { token, body, ...(headers && { headers }) });
const reveal = (holder: Holder & Partial<Browser>, securityPin: string) =>
  revealBy(holder, { securityPin });

interface Browser {
  token: string;
  headers: { cookie: string };
}

/** Signs in at our own page: the session is paired with a cookie. */
async function browserOf({ username, password }: Customer, extra: object = {}): Promise<Browser> {
  const headers = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
  const answer = await bank().call('POST', '/api/users/login', {
    body: { username, password, ...extra },
    headers,
  });
  const cookie = [answer.headers['set-cookie']].flat().map((line) => String(line).split(';', 1)[0]);
  return { token: answer.body.token, headers: { cookie: cookie.join('; ') } };
}

const remove = (holder: Holder, id: string) =>
  bank().call('DELETE', `/api/card/delete/${id}`, { token: holder.token });

describe('what a customer sees', () => {
  const pin = '4711';
  const laterBy = async (minutes: number) =>
    bank().bank.db.query(
      `UPDATE session SET password_checked_at = password_checked_at - $1::interval,
        pin_checked_at = pin_checked_at - $1::interval`,
      [`${minutes} minutes`],
    );
  const revealsIn = async (id: string) => {
    const { rows } = await bank().bank.db.query(
      "SELECT actor FROM audit_event WHERE action = 'card.revealed' AND subject = $1",
      [`card:${id}`],
    );
    return rows.length;
  };
  let full: Record<string, string>;
  beforeEach(async () => {
    full = (await apply(cast().alice, { cardType: 'debit', brand: 'American Express' })).body;
  });
  const masked = () => ({
    ...full,
    cardNumber: `378282*****${full['cardNumber']?.slice(-4)}`,
    cvv: '****',
    masked: true,
  });
  const setPin = async () => {
    const { token, password } = cast().alice;
    const body = { securityPin: pin, password };
    expectStatus(await bank().call('POST', '/api/approvals/pin', { token, body }), 201);
  };

  test('is full for five minutes after sign-in; each full answer is in the trail', async () => {
    const browser = await browserOf(cast().alice);
    const before = await revealsIn(full['_id'] ?? '');
    expect(await listOf(browser)).toEqual([full]);
    expect(await revealsIn(full['_id'] ?? '')).toBe(before + 1);
    expect(await listOf(browser, '?masked=true')).toEqual([masked()]);
    expect((await bank().call('GET', '/api/card/all?masked=no', browser)).status).toBe(400);
    await laterBy(6);
    expect(await listOf(browser)).toEqual([masked()]);
    expect(await revealsIn(full['_id'] ?? '')).toBe(before + 1);
  });

  test('is masked for a token taken from a browser, however fresh its sign-in', async () => {
    for (const remember of [false, true]) {
      const browser = await browserOf(cast().alice, { remember });
      const before = await revealsIn(full['_id'] ?? '');
      expect(await listOf({ token: browser.token })).toEqual([masked()]);
      expect(
        await listOf({
          ...browser,
          headers: { cookie: (await browserOf(cast().bruno)).headers.cookie },
        }),
      ).toEqual([masked()]);
      expect(await revealsIn(full['_id'] ?? '')).toBe(before);
      const stolen = await revealBy({ token: browser.token }, { password: cast().alice.password });
      expect([stolen.status, stolen.body.code]).toEqual([403, 'SESSION_NOT_PAIRED']);
      expect(await listOf(browser)).toEqual([full]);
    }
  });

  test('is masked for a program, which shows it by one proof at a time [L-292]', async () => {
    const { alice } = cast();
    expect(await listOf(alice)).toEqual([masked()]);
    expect((await revealBy(alice, { password: alice.password })).body.cards).toEqual([full]);
    const wrong = await revealBy(alice, { password: 'not-her-password' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'WRONG_PASSWORD']);
    await setPin();
    expect(said(await revealBy(alice, { password: alice.password }))).toEqual([
      403,
      'PROOF_NEEDED pin',
    ]);
    expect((await reveal(alice, pin)).body.cards).toEqual([full]);
    const { bruno } = cast();
    const { body: his } = await apply(bruno, { cardType: 'credit' });
    const { secret } = await turnOn(bank().call, bruno);
    expect((await revealBy(bruno, { code: codeOf(secret, 1) })).body.cards).toEqual([his]);
    const again = await revealBy(bruno, { code: codeOf(secret, 1) });
    expect([again.status, again.body.code]).toEqual([403, 'WRONG_CODE']);
    const alone = await revealBy(bruno, { password: bruno.password });
    expect([alone.status, Object.keys(alone.body.fields)]).toEqual([403, ['code']]);
    expect(await listOf(alice)).toEqual([masked()]);
    for (const body of [{}, { securityPin: pin, password: alice.password }])
      expect((await revealBy(alice, body)).body.fields).toHaveProperty('securityPin');
    const keys = passkeyCalls(bank().call);
    const holder = await registerCustomer(bank().call, 'with.passkey');
    const { body: kept } = await apply(holder, { cardType: 'debit' });
    const { device } = await keys.add(holder);
    const signed = await keys.prove(holder, device);
    expect((await revealBy(holder, signed)).body.cards).toEqual([kept]);
    expect((await revealBy(holder, signed)).body.code).toBe('WRONG_PASSKEY');
    const without = await revealBy(alice, { code: '123456' });
    expect([without.status, without.body.code]).toEqual([409, 'SECOND_FACTOR_OFF']);
  });

  test('is open for five minutes more after the proof that is wanted, the PIN or the password [L-292]', async () => {
    const { alice } = cast();
    const browser = await browserOf(alice);
    const opensBy = async (proof: object) => {
      await laterBy(6);
      expect(await listOf(browser)).toEqual([masked()]);
      const revealed = await revealBy(browser, proof);
      expect(revealed.body.cards).toEqual([full]);
      expect(revealed.headers['cache-control']).toBe('no-store');
      expect(await listOf(browser)).toEqual([full]);
    };
    await opensBy({ password: alice.password });
    await setPin();
    // The password of a moment ago opens nothing any more: the device is a new one.
    expect(await listOf(browser)).toEqual([masked()]);
    expect(said(await reveal(browser, '0000'))).toEqual([403, 'WRONG_PIN']);
    expect(await listOf(browser)).toEqual([masked()]);
    await opensBy({ securityPin: pin });
  });

  test('is that of a new card where that of an older one is shown, else masked [L-292]', async () => {
    const { alice } = cast();
    const browser = await browserOf(alice);
    const next = async (who: Holder & Partial<Browser> = browser) => {
      const { body } = await apply(who, { cardType: 'credit' });
      await remove(alice, body._id);
      return body;
    };
    const inFull = { cardNumber: expect.stringMatching(/^411111\d{10}$/) };
    const hidden = { cardNumber: expect.stringMatching(/^411111\*{6}\d{4}$/), masked: true };
    for (const who of [browser, alice]) expect(await next(who)).toMatchObject(inFull);
    await laterBy(6);
    for (const who of [browser, alice]) expect(await next(who)).toMatchObject(hidden);
    await setPin();
    await reveal(browser, pin);
    expect(await next()).toMatchObject(inFull);
    // The program gave the PIN, too; but nothing in its call says that this is its holder's.
    await reveal(alice, pin);
    const issued = await next(alice);
    expect(issued).toMatchObject(hidden);
    expect(await revealsIn(issued._id)).toBe(0);
  });

  test('is shown to who has a PIN by the PIN alone on a new device, just signed in', async () => {
    const { alice } = cast();
    await setPin();
    const browser = await browserOf(alice);
    expect(await listOf(browser)).toEqual([masked()]);
    const { body } = await revealBy(browser, { password: alice.password });
    expect([body.code, body.params]).toEqual([
      'PROOF_NEEDED',
      { factor: 'pin', because: ['newDevice'] },
    ]);
    expect((await reveal(browser, pin)).body.cards).toEqual([full]);
    await bank().bank.db.query(
      "UPDATE session SET new_device_since = new_device_since - interval '73 hours'",
    );
    await laterBy(6);
    expect(await listOf(browser)).toEqual([masked()]);
  });

  test('is shown to nobody for 72 hours after a password by mail, whatever is proven [S-35]', async () => {
    const { alice } = cast();
    await setPin();
    const browser = await browserOf(alice);
    const chosen = (hoursAgo: number) =>
      bank().bank.db.query(
        "UPDATE users SET password_mailed_at = now() - $2 * interval '1 hour' WHERE id = $1",
        [alice.id, hoursAgo],
      );
    await chosen(71);
    const wrong = Array.from({ length: 6 }, () => ({ securityPin: '0000' }));
    for (const proof of [{}, { securityPin: pin }, ...wrong]) {
      const refused = await revealBy(browser, proof);
      expect(said(refused)).toEqual([422, 'TOO_SOON_AFTER_CHANGE']);
      const until = Temporal.Instant.from(refused.body.params.until);
      expect(until.since(Temporal.Now.instant()).total('minutes')).toBeCloseTo(60, 0);
    }
    expect(await listOf(browser)).toEqual([masked()]);
    expect((await apply(browser, { cardType: 'credit' })).body).toMatchObject({ masked: true });
    await chosen(73);
    // No wrong PIN was counted.
    expect((await reveal(browser, pin)).body.cards).toContainEqual(full);
  });

  test('opens with an approval of a payment too, in this session only', async () => {
    const { alice } = cast();
    await setPin();
    const [browser, other] = [await browserOf(alice), await browserOf(alice)];
    await laterBy(6);
    const body = localTransferBody(
      alice,
      { name: 'Bruno Bell', account: cast().bruno.checking.number },
      1,
    );
    await bank().call('POST', '/api/approvals', {
      ...browser,
      body: { securityPin: pin, order: { call: 'transfers/local', body } },
    });
    expect(await listOf(browser)).toEqual([full]);
    expect(await listOf(other)).toEqual([masked()]);
  });

  test('is masked while suspended, and nothing can be done', async () => {
    const { alice, admin } = cast();
    const browser = await browserOf(alice);
    await bank().call('PUT', `/api/admin/users/suspend/${alice.id}`, { token: admin.token });
    expect(await listOf(browser)).toEqual([masked()]);
    for (const answer of [
      await apply(alice, { cardType: 'credit' }),
      await reveal(alice, pin),
      await remove(alice, full['_id'] ?? ''),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
    }
  });

  test('guesses at the PIN lock it here as everywhere', async () => {
    await setPin();
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => reveal(cast().alice, '0000')),
    );
    expect(guesses.filter(({ body }) => body.code === 'WRONG_PIN')).toHaveLength(4);
    expect((await reveal(cast().alice, pin)).status).toBe(423);
  });
});
