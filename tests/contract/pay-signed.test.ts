import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { api } from '../../contract/api.ts';
import { claimsKey } from '../../contract/calls/errors.ts';
import type { Route } from '../../contract/calls/route.ts';
import { signatureRefusals } from '../../contract/money/order-signature.ts';
import { internationalTransferBody, type Customer } from '../../fixtures/people.ts';
import { canonicalJson, digestOf } from '../../server/base/digest.ts';
import { findCaution } from '../../server/money/approvals/authorisations-store.ts';
import { findEvidence } from '../../server/money/approvals/evidence.ts';
import { challengeFor } from '../../server/people/passkeys/passkey-signature.ts';
import { atOnce, said, statuses } from '../support/answers.ts';
import {
  createAuthenticator,
  type Authenticator,
  type Otherwise,
} from '../support/authenticator.ts';
import { passkeyCalls } from '../support/passkeys.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast, pay, toBruno, balanceOf } = useBankPerTest();
const calls = passkeyCalls((...given) => bank().call(...given));
const securityPin = '4711';
const db = () => bank().bank.db;
const brunosMoney = () => balanceOf(cast().bruno, 'Checking Account');
const rpId = 'localhost';
const keyed = (key: string) => ({ 'idempotency-key': key });

const local = (amount: number) => ({ call: 'transfers/local', body: toBruno(amount) });

/** Sends an order with its proof; the other parts of `signed` are the proof. */
function paySigned(
  { order, ...proof }: { order: { call: string; body: unknown } } & Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  const { call, body } = order;
  return bank().call('POST', `/api/${call}`, {
    token: cast().alice.token,
    body,
    headers: { ...headers, approval: JSON.stringify(proof) },
  });
}
const choosePin = async (proof: object = {}) =>
  expect(
    (
      await bank().call('POST', '/api/approvals/pin', {
        token: cast().alice.token,
        body: { securityPin, ...proof },
      })
    ).status,
  ).toBe(201);

async function kept(): Promise<Record<'signatures' | 'oneUses' | 'signed' | 'created', number>> {
  const count = async (from: string) => (await db().query(`SELECT FROM ${from}`)).rowCount;
  return {
    signatures: await count('authorisation'),
    oneUses: await count('one_use'),
    signed: await count(`audit_event WHERE action = 'order.signed'`),
    created: await count(`audit_event WHERE action = 'transfer.created'`),
  };
}
/** Changes something when the proof was found right, and the order is on its way to the ledger. */
function meantime(change: string): void {
  const { ledger } = bank().bank;
  const post = ledger.post.bind(ledger);
  vi.spyOn(ledger, 'post').mockImplementationOnce(async (plan) => {
    await db().query(change);
    return await post(plan);
  });
}
const unsigned = [403, 'APPROVAL_REQUIRED'];
const nothing = { signatures: 0, oneUses: 0, signed: 0, created: 0 };
// The order's line of the trail tells of its signature.
const one = { signatures: 1, oneUses: 0, signed: 0, created: 1 };

describe('a payment that is signed with the PIN as it is sent', () => {
  test('is posted with its signature, its evidence and one line of the trail', async () => {
    await choosePin();
    const paid = await paySigned({ securityPin, order: local(5) });
    expect(said(paid)).toEqual([201, undefined]);
    expect(await kept()).toEqual(one);
    expect(await brunosMoney()).toBe(5);
    const id = paid.body.transfer._id;
    const { body } = await bank().call('GET', `/api/transfers/${id}`, {
      token: cast().alice.token,
    });
    expect(body.confirmation).toEqual({ passkey: null, at: expect.stringMatching(/Z$/) });
    const [authorisation] = (await findEvidence(db(), id))?.authorisations ?? [];
    expect([authorisation?.trail, authorisation?.used]).toEqual([expect.anything(), null]);
    expect(JSON.parse(authorisation?.signedText ?? '')).toMatchObject({
      order: { call: 'transfers/local', body: { amount: 5 } },
    });
    // The signature pays no second order.
    expect((await pay(toBruno(5))).body.code).toBe('APPROVAL_REQUIRED');
  });

  test.each([
    [
      'transfers/international',
      () => internationalTransferBody({ amount: 5, debitedAccount: cast().alice.savings.number }),
    ],
    [
      'transfers/payBill',
      () => ({
        recipientName: 'Harrow Lettings',
        recipientAccount: '310448207',
        amount: 5,
        paymentType: 'Recurring',
        frequency: 'weekly',
      }),
    ],
  ])('so is one by %s', async (call, bodyOf) => {
    await bank().fund(cast().admin, cast().alice, 50);
    await choosePin();
    const paid = await paySigned({ securityPin, order: { call, body: bodyOf() } });
    expect(said(paid)).toEqual([201, undefined]);
    expect(paid.body.schedule?.frequency).toBe(call === 'transfers/payBill' ? 'weekly' : undefined);
    expect(await kept()).toEqual(one);
  });

  test('is posted with the answers about scams, which the order’s line of the trail has too', async () => {
    await choosePin();
    const caution = { askedByOthers: true, toldToKeepSecret: false, checkedNumber: false };
    const { body } = await paySigned({ securityPin, order: local(5), caution });
    expect(await findCaution(db(), body.transfer._id)).toMatchObject(caution);
    const { rows } = await db().query<{ subject: string; details: object }>(
      `SELECT subject, details FROM audit_event WHERE action = 'transfer.created'`,
    );
    expect(rows).toEqual([
      {
        subject: `transfer:${body.transfer._id}`,
        details: {
          with: 'pin',
          digest: expect.stringMatching(/^[0-9a-f]{64}$/),
          askedByOthers: 'yes',
          toldToKeepSecret: 'no',
          checkedNumber: 'no',
        },
      },
    ]);
  });

  test('is one order under its key, asked for again without the proof or with another', async () => {
    await choosePin();
    const order = local(5);
    const sent = await atOnce(4, () => paySigned({ securityPin, order }, keyed('one')));
    expect(statuses(sent)).toEqual([201, 201, 201, 201]);
    const again = await pay(order.body, keyed('one'));
    expect([again.headers['idempotent-replayed'], again.body]).toEqual([
      'true',
      { ...sent[0]?.body },
    ]);
    // Answered as it was, so the PIN is not looked at.
    expect((await paySigned({ securityPin: '9999', order }, keyed('one'))).body).toEqual(
      again.body,
    );
    expect((await paySigned({ securityPin, order: local(6) }, keyed('one'))).body.code).toBe(
      'KEY_REUSED',
    );
    expect([await brunosMoney(), await kept()]).toEqual([5, one]);
  });

  test.each([
    ['another PIN was chosen', `pin_hash = 'another'`],
    ['a wrong one was tried', 'tries = 1'],
    ['it was locked', `locked_until = now() + interval '1 minute'`],
    ['it was locked before', 'locks = 1'],
  ])('is not posted where %s in the meantime', async (_, change) => {
    await choosePin();
    meantime(`UPDATE security_pin SET ${change}`);
    expect(said(await paySigned({ securityPin, order: local(5) }))).toEqual(unsigned);
    expect([await brunosMoney(), await kept()]).toEqual([0, nothing]);
  });

  test('leaves nothing of the PIN with its claim', async () => {
    await choosePin();
    await paySigned({ securityPin, order: local(5) }, keyed('one'));
    const { rows } = await db().query<{ hash: Buffer }>(
      'SELECT payload_hash AS hash FROM claim ORDER BY created_at DESC LIMIT 1',
    );
    expect(Buffer.from(rows[0]?.hash ?? '').toString('hex')).toBe(digestOf(toBruno(5)));
  });

  test('is not posted by a wrong one, whose key a right one may use', async () => {
    await choosePin();
    const wrong = { securityPin: '9999', order: local(5) };
    expect(said(await paySigned(wrong, keyed('one')))).toEqual([403, 'WRONG_PIN']);
    expect(await kept()).toEqual(nothing);
    expect((await paySigned({ securityPin, order: local(5) }, keyed('one'))).status).toBe(201);
    // The right one has forgotten the wrong one before it.
    for (let each = 0; each < 4; each += 1)
      expect((await paySigned(wrong)).body.params.triesLeft).toBe(4 - each);
    expect(await brunosMoney()).toBe(5);
  });

  test('a hundred wrong guesses at once are five, and a lock is not kept with the key', async () => {
    await choosePin();
    const guesses = await atOnce(100, () => paySigned({ securityPin: '9999', order: local(5) }));
    expect(guesses.filter(({ body }) => body.code === 'WRONG_PIN')).toHaveLength(4);
    const right = { securityPin, order: local(5) };
    expect(said(await paySigned(right, keyed('one')))).toEqual([423, 'PIN_LOCKED']);
    expect(await kept()).toEqual(nothing);
    await db().query('UPDATE security_pin SET locked_until = NULL, tries = 0');
    expect((await paySigned(right, keyed('one'))).status).toBe(201);
  });

  test('a refused posting keeps no signature, and says first what is wrong with the order', async () => {
    await choosePin();
    const { checking } = cast().alice;
    const fromNothing = toBruno(2_000, { debitedAccount: checking.number });
    const much = { securityPin, order: { ...local(5), body: fromNothing } };
    expect(said(await paySigned(much))).toEqual([422, 'INSUFFICIENT_FUNDS']);
    const toNoAccount = { ...local(5), body: { ...toBruno(5), debitedAccount: '999999999' } };
    expect((await paySigned({ securityPin: '9999', order: toNoAccount })).body.code).toBe(
      'DEBITED_ACCOUNT_INVALID',
    );
    expect((await paySigned({ securityPin, fee: 3, order: local(5) })).body.code).toBe(
      'FEE_CHANGED',
    );
    expect(await kept()).toEqual(nothing);
  });

  test('who has none yet chooses one, and sends it again under the same key', async () => {
    const sent = () => paySigned({ securityPin, order: local(5) }, keyed('one'));
    expect(said(await sent())).toEqual([409, 'PIN_NOT_SET']);
    await choosePin();
    expect((await sent()).status).toBe(201);
  });

  test.each([
    ['no JSON', 'securityPin=4711'],
    ['no object', '4711'],
    ['no proof', '{}'],
    ['a PIN of other digits', '{"securityPin":"47"}'],
    ['two proofs', '{"securityPin":"4711","passkey":{}}'],
    ['a fee that is none', '{"securityPin":"4711","fee":"2"}'],
  ])('%s is refused by name', async (_, approval) => {
    await choosePin();
    expect(said(await pay(toBruno(5), { approval, ...keyed('one') }))).toEqual([
      400,
      'INVALID_FIELDS',
    ]);
    expect(await kept()).toEqual(nothing);
  });
});

test.each(signatureRefusals)('%s leaves the key of its order free', (code) => {
  expect(claimsKey(code)).toBe(false);
});

const moneyCalls = Object.entries<Route>(api).filter(([, { movesMoney }]) => movesMoney);
test.each(moneyCalls)(
  'the body of %s, whose digest its claim keeps, has no proof',
  (_, { body }) => {
    const fields = body
      ? JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))
      : '';
    expect(fields).not.toMatch(/securityPin|password|passkey|"code"/);
  },
);

describe('a payment that is signed with a passkey as it is sent', () => {
  async function withDevice(): Promise<{ alice: Customer; device: Authenticator }> {
    const device = createAuthenticator('http://localhost:3000');
    await calls.add(cast().alice, { device, name: 'Alice’s phone' });
    return { alice: cast().alice, device };
  }
  async function signedBy(device: Authenticator, order: object, otherwise: Otherwise = {}) {
    const { nonce, options } = (
      await bank().call('POST', '/api/approvals/begin', {
        token: cast().alice.token,
        body: { order },
      })
    ).body;
    return { nonce, credential: device.get(options, otherwise) };
  }

  test('is posted with it, and notes that the passkey was used', async () => {
    const { alice, device } = await withDevice();
    const paid = await paySigned({ passkey: await signedBy(device, local(5)), order: local(5) });
    expect(said(paid)).toEqual([201, undefined]);
    expect(await kept()).toEqual(one);
    const { body } = await bank().call('GET', `/api/transfers/${paid.body.transfer._id}`, {
      token: alice.token,
    });
    expect(body.confirmation.passkey).toBe('Alice’s phone');
    const { rows } = await db().query('SELECT FROM passkey WHERE last_used_at IS NOT NULL');
    expect(rows).toHaveLength(1);
  });

  test.each([
    [
      'the session has signed a later text',
      `INSERT INTO passkey_challenge SELECT sha256(id::text::bytea), 'signed', id, now() + '1 day'
        FROM session`,
    ],
    ['the passkey waits for its owner', 'UPDATE passkey SET waits_since = now()'],
    ['the passkey has signed more often', 'UPDATE passkey SET sign_count = 1000'],
    ['the passkey is gone', 'DELETE FROM passkey'],
  ])('is not posted where %s in the meantime', async (_, change) => {
    const { device } = await withDevice();
    const passkey = await signedBy(device, local(5));
    meantime(change);
    expect(said(await paySigned({ passkey, order: local(5) }))).toEqual(unsigned);
    expect([await brunosMoney(), await kept()]).toEqual([0, nothing]);
  });

  test('is asked for without a row, in two windows at once; the one begun later is paid last', async () => {
    const { device } = await withDevice();
    const first = await signedBy(device, local(5));
    const second = await signedBy(device, local(6));
    expect((await db().query('SELECT FROM passkey_challenge')).rows).toHaveLength(0);
    const third = await signedBy(device, local(7));
    const payOne = async (passkey: object, amount: number) =>
      said(await paySigned({ passkey, order: local(amount) }));
    expect(await payOne(first, 5)).toEqual([201, undefined]);
    expect(await payOne(third, 7)).toEqual([201, undefined]);
    expect(await payOne(second, 6)).toEqual(unsigned);
    expect((await db().query('SELECT FROM passkey_challenge')).rows).toHaveLength(1);
    expect(await brunosMoney()).toBe(12);
  });

  test('is not posted with a nonce of the page’s own making, which the right device has signed', async () => {
    const { device } = await withDevice();
    const signed = await signedBy(device, local(5));
    const { rows } = await db().query<{ id: string }>(
      'SELECT id FROM session WHERE user_id = $1 ORDER BY created_at DESC',
      [cast().alice.id],
    );
    const signedAs = (nonce: string, session: string) => {
      const text = canonicalJson({
        order: { ...local(5), feeMinor: '0' },
        session,
        nonce,
      });
      return { nonce, credential: device.get({ challenge: challengeFor(text), rpId }) };
    };
    const pays = async (passkey: object) => said(await paySigned({ passkey, order: local(5) }));
    const session = rows[0]?.id ?? '';
    for (const nonce of ['A'.repeat(43), `${signed.nonce.slice(0, -4)}AAAA`])
      expect(await pays(signedAs(nonce, session))).toEqual([403, 'WRONG_PASSKEY']);
    expect([await brunosMoney(), await kept()]).toEqual([0, nothing]);
    // The same with the bank's own nonce is right: nothing else was wrong.
    expect(await pays(signedAs(signed.nonce, session))).toEqual([201, undefined]);
  });

  test('its answer pays once, whatever the keys', async () => {
    const { device } = await withDevice();
    const body = { passkey: await signedBy(device, local(5)), order: local(5) };
    const sent = await atOnce(4, (index) => paySigned(body, keyed(`key-${index}`)));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await brunosMoney()).toBe(5);
    expect(said(await paySigned(body))[0]).toBe(403);
  });

  test('fits no other order, and a wrong answer spends its challenge', async () => {
    const { device } = await withDevice();
    const wrong = [403, 'WRONG_PASSKEY'];
    const passkey = await signedBy(device, local(5));
    expect(said(await paySigned({ passkey, order: local(6) }))).toEqual(wrong);
    const { nonce, options } = (
      await bank().call('POST', '/api/approvals/begin', {
        token: cast().alice.token,
        body: { order: local(5) },
      })
    ).body;
    const answer = (otherwise: Otherwise) =>
      paySigned({
        passkey: { nonce, credential: device.get(options, otherwise) },
        order: local(5),
      });
    expect(said(await answer({ userVerified: false }))).toEqual(wrong);
    expect(said(await answer({}))).toEqual([403, 'APPROVAL_REQUIRED']);
    expect(await kept()).toEqual(nothing);
  });
});
