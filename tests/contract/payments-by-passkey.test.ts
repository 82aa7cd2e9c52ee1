import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { localTransferBody, type Customer } from '../../fixtures/people.ts';
import { atOnce, said, statuses } from '../support/answers.ts';
import {
  createAuthenticator,
  type Authenticator,
  type Otherwise,
} from '../support/authenticator.ts';
import { passkeyCalls } from '../support/passkeys.ts';
import { useBankPerTest } from '../support/payments.ts';
import { describeOnPostgres } from '../support/test-database.ts';

const { bank, cast, pay, toBruno, balanceOf } = useBankPerTest();

const calls = passkeyCalls((...given) => bank().call(...given));
const publicUrl = 'http://localhost:3000';
const wrong = [403, 'WRONG_PASSKEY'];

type Who = Pick<Customer, 'token'>;

const order = (body: unknown, extra: object = {}) => ({ call: 'transfers/local', body, ...extra });
const begin = ({ token }: Who, asked: object) =>
  bank().call('POST', '/api/approvals/begin', { token, body: { order: asked } });
const approve = ({ token }: Who, body: object) =>
  bank().call('POST', '/api/approvals', { token, body });

async function aliceWithPasskey(): Promise<{ alice: Customer; device: Authenticator }> {
  const { alice } = cast();
  const device = createAuthenticator(publicUrl);
  await calls.add(alice, { device, name: 'Alice’s phone' });
  return { alice, device };
}

/** Asks what to sign, and signs it. */
async function signedBy(who: Who, device: Authenticator, asked: object, otherwise: Otherwise = {}) {
  const { nonce, options } = (await begin(who, asked)).body;
  return { nonce, credential: device.get(options, otherwise) };
}

describe('a payment signed with a passkey', () => {
  test('is that very order, in this session, once, and its receipt says with what [S-25]', async () => {
    const { alice, device } = await aliceWithPasskey();
    const passkey = await signedBy(alice, device, order(toBruno(5)));
    expect((await approve(alice, { passkey, order: order(toBruno(5)) })).status).toBe(201);
    await bank().call('POST', '/api/approvals/pin', {
      token: alice.token,
      body: { securityPin: '4711', ...(await calls.prove(alice, device)) },
    });
    expect((await pay(toBruno(6))).body.code).toBe('APPROVAL_REQUIRED');
    const paid = await atOnce(5, () => pay(toBruno(5)));
    expect(statuses(paid).filter((status) => status === 201)).toHaveLength(1);
    const { transfer } = paid.find(({ status }) => status === 201)?.body ?? {};
    const receipt = await bank().call('GET', `/api/transfers/${transfer._id}`, {
      token: alice.token,
    });
    expect(receipt.body.confirmation).toEqual({
      passkey: 'Alice’s phone',
      at: expect.stringMatching(/Z$/),
    });
    const received = await bank().call('GET', `/api/transfers/${transfer._id}`, {
      token: cast().bruno.token,
    });
    expect(received.body.confirmation).toBeNull();
  });

  test('its challenge is the SHA-256 of order, fee, session and nonce, and no other fits', async () => {
    const { alice, device } = await aliceWithPasskey();
    const { nonce, options } = (await begin(alice, order(toBruno(5)))).body;
    const passkey = { nonce, credential: device.get(options) };
    expect((await approve(alice, { passkey, order: order(toBruno(5)) })).status).toBe(201);
    const { rows } = await bank().bank.db.query<{ signed_text: string }>(
      'SELECT signed_text FROM authorisation',
    );
    const text = rows[0]?.signed_text ?? '';
    expect(JSON.parse(text)).toMatchObject({ nonce, order: { body: { amount: 5 } } });
    expect(createHash('sha256').update(text).digest('base64url')).toBe(options.challenge);
  });

  test('an answer fits no other order, nonce, session, person or use, and none twice [L-312]', async () => {
    const { alice, device } = await aliceWithPasskey();
    const refused = async (given: object, who: Who = alice) =>
      expect(said(await approve(who, given))).toEqual(wrong);
    const five = order(toBruno(5));
    await refused({ passkey: await signedBy(alice, device, five), order: order(toBruno(6)) });
    const { credential } = await signedBy(alice, device, five);
    await refused({ passkey: { nonce: 'n'.repeat(43), credential }, order: five });
    const elsewhere = { ...alice, token: await bank().freshToken(alice) };
    await refused({ passkey: await signedBy(alice, device, five), order: five }, elsewhere);
    await refused({ passkey: await signedBy(alice, device, five), order: five }, cast().bruno);
    // Signed for a change of a factor, not for an order.
    const { passkey: proof } = await calls.prove(alice, device);
    await refused({ passkey: { nonce: 'n'.repeat(43), credential: proof }, order: five });
    // Another device, one that did not look at its owner, another page.
    const stranger = createAuthenticator(publicUrl);
    for (const [by, otherwise] of [
      [stranger, { userHandle: null }],
      [device, { userVerified: false }],
      [device, { origin: 'https://evil.example' }],
    ] as const)
      await refused({ passkey: await signedBy(alice, by, five, otherwise), order: five });
    const once = { passkey: await signedBy(alice, device, five), order: five };
    const [granted, ...others] = statuses(await atOnce(4, () => approve(alice, once)));
    expect(granted).toBe(201);
    // The wrong answers before count: the limit of tries may come first.
    for (const status of others) expect([403, 429]).toContain(status);
    expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(0);
  });

  test('a wrong answer spends its challenge: the right one after it is too late', async () => {
    const { alice, device } = await aliceWithPasskey();
    const five = order(toBruno(5));
    const { nonce, options } = (await begin(alice, five)).body;
    const answer = (otherwise: Otherwise) =>
      approve(alice, {
        passkey: { nonce, credential: device.get(options, otherwise) },
        order: five,
      });
    expect(said(await answer({ userVerified: false }))).toEqual(wrong);
    expect(said(await answer({}))).toEqual(wrong);
  });

  test('both proofs, none, and no passkey at all are refused by name', async () => {
    const { alice, device } = await aliceWithPasskey();
    const five = order(toBruno(5));
    const passkey = await signedBy(alice, device, five);
    for (const proof of [{}, { passkey, securityPin: '4711' }])
      expect(said(await approve(alice, { ...proof, order: five }))).toEqual([
        400,
        'INVALID_FIELDS',
      ]);
    expect(said(await begin(cast().bruno, order(toBruno(5))))).toEqual([404, 'PASSKEY_NOT_FOUND']);
    expect(said(await begin(alice, order(toBruno(5), { fee: 99 })))[1]).toBe('FEE_CHANGED');
  });

  test('who has a PIN may sign with either, and wrong PINs do not lock the passkey', async () => {
    const { alice, device } = await aliceWithPasskey();
    const { passkey: proof } = await calls.prove(alice, device);
    const set = await bank().call('POST', '/api/approvals/pin', {
      token: alice.token,
      body: { securityPin: '4711', passkey: proof },
    });
    expect(set.status).toBe(201);
    for (let each = 0; each < 5; each += 1)
      await approve(alice, { securityPin: '9999', order: order(toBruno(5)) });
    const passkey = await signedBy(alice, device, order(toBruno(5)));
    expect((await approve(alice, { passkey, order: order(toBruno(5)) })).status).toBe(201);
    expect((await pay(toBruno(5))).status).toBe(201);
  });
});

describe('the evidence of a signature', () => {
  test('stands in the trail with its digest, and no one can change or delete it', async () => {
    const { alice, device } = await aliceWithPasskey();
    const five = order(toBruno(5));
    await approve(alice, { passkey: await signedBy(alice, device, five), order: five });
    const { db } = bank().bank;
    const { rows } = await db.query<{ details: Record<string, string> }>(
      `SELECT details FROM audit_event WHERE action = 'order.signed'`,
    );
    const { rows: kept } = await db.query<{ signed_text: string }>(
      'SELECT signed_text FROM authorisation',
    );
    expect(rows.map(({ details }) => details['digest'])).toEqual(
      kept.map(({ signed_text: text }) => createHash('sha256').update(text).digest('hex')),
    );
    for (const change of [
      `UPDATE authorisation SET factor = 'pin'`,
      'DELETE FROM authorisation',
      'DELETE FROM order_authorisation',
    ])
      await expect(db.query(change)).rejects.toThrow(/append-only|permission denied/);
  });

  test('a PIN leaves what it signed, on the receipt too, and a wrong one a line', async () => {
    const { alice } = cast();
    await bank().call('POST', '/api/approvals/pin', {
      token: alice.token,
      body: { securityPin: '4711' },
    });
    await approve(alice, { securityPin: '9999', order: order(toBruno(5)) });
    await approve(alice, { securityPin: '4711', order: order(toBruno(5)) });
    const { transfer } = (await pay(toBruno(5))).body;
    const { body } = await bank().call('GET', `/api/transfers/${transfer._id}`, {
      token: alice.token,
    });
    expect(body.confirmation).toEqual({ passkey: null, at: expect.any(String) });
    const { rows } = await bank().bank.db.query<{ action: string }>(
      `SELECT action FROM audit_event WHERE action IN ('pin.wrong', 'order.signed') ORDER BY id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['pin.wrong', 'order.signed']);
  });

  test('an own transfer needs no signature and says none', async () => {
    const { alice } = cast();
    const { transfer } = (
      await pay(localTransferBody(alice, { name: 'Alice', account: alice.checking.number }, 5))
    ).body;
    const { body } = await bank().call('GET', `/api/transfers/${transfer._id}`, {
      token: alice.token,
    });
    expect(body.confirmation).toBeNull();
  });
});

describeOnPostgres('the limit of what is new', () => {
  test('a new passkey pays up to the limit of a new PIN; an older one pays what is there', async () => {
    const { alice, device } = await aliceWithPasskey();
    await bank().fund(cast().admin, alice, 9_000);
    const large = order(toBruno(2_600));
    const sign = async () =>
      await approve(alice, { passkey: await signedBy(alice, device, large), order: large });
    expect((await sign()).status).toBe(201);
    expect((await pay(toBruno(2_600))).body.code).toBe('DAILY_LIMIT');
    // As if it had been there for long: only the owner of the tables can say so.
    const owner = await bank().bank.openSnapshot();
    await owner
      .query(`UPDATE passkey SET created_at = created_at - interval '2 days'`)
      .finally(() => owner.close());
    expect((await sign()).status).toBe(201);
    expect((await pay(toBruno(2_600))).status).toBe(201);
  });
});
