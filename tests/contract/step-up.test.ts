import { describe, expect, test } from 'vitest';
import { shippedPolicies } from '../../config/policy.ts';
import type { Policy } from '../../contract/values/policy.ts';
import type { Answer } from '../../fixtures/bank-client.ts';
import {
  castPassword,
  expectStatus,
  internationalTransferBody,
  localTransferBody,
  type Customer,
} from '../../fixtures/people.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { said } from '../support/answers.ts';
import { createAuthenticator, type Authenticator } from '../support/authenticator.ts';
import { passkeyCalls } from '../support/passkeys.ts';
import { codeOf, turnOn } from '../support/second-factor.ts';
import { setPolicy } from '../support/set-policy.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, customer, staff } = useSharedDesk();
const { add, prove } = passkeyCalls((...given) => bank().call(...given));

const pin = '4711';
const publicUrl = 'http://localhost:3000';
type Who = Pick<Customer, 'token'>;

const setPin = (who: Who, proof: object = {}) =>
  ask(who, 'POST', '/api/approvals/pin', { securityPin: pin, ...proof });

/** Makes a customer who pays, with the factors named. */
async function payer({ app = false, passkey = false, savings = 50_000 } = {}) {
  const who = await customer(savings);
  expectStatus(await setPin(who), 201);
  const { secret, recoveryCodes } = app
    ? await turnOn(bank().call, who, { securityPin: pin })
    : { secret: '', recoveryCodes: [] };
  const device = createAuthenticator(publicUrl);
  if (passkey) await add(who, { device }, app ? { code: recoveryCodes[0] } : { securityPin: pin });
  return { who, secret, recoveryCodes, device };
}

const cleo = { name: 'Cleo Hart', routing: '021000021', bank: 'Orchard Savings' };
let accounts = 100_000_000;
/** An account at another bank that no customer has paid. */
const someone = () => ({ ...cleo, account: String((accounts += 1)) });
const local = (who: Customer, amount: number, payee: ReturnType<typeof someone>) => ({
  call: 'transfers/local',
  body: localTransferBody(who, payee, amount),
});
type Order = { call: string; body: object };

const approve = (who: Who, order: Order, proof: object = { securityPin: pin }) =>
  ask(who, 'POST', '/api/approvals', { ...proof, order });
async function signByDevice(who: Who, device: Authenticator, order: Order) {
  const { nonce, options } = expectStatus(
    await ask(who, 'POST', '/api/approvals/begin', { order }),
    200,
  ).body;
  return await approve(who, order, { passkey: { nonce, credential: device.get(options) } });
}
/** The factor that the refusal wants, and why. */
const wanted = ({ status, body }: Answer) => [status, body.code, body.params];
const wants = (factor: string, ...because: string[]) => [403, 'PROOF_NEEDED', { factor, because }];

/** A payee that this customer has paid, and who is known a day after that. */
async function paidBefore({ who, device }: { who: Customer; device: Authenticator }) {
  const payee = someone();
  const order = local(who, 5, payee);
  expectStatus(await signByDevice(who, device, order), 201);
  expectStatus(await ask(who, 'POST', '/api/transfers/local', order.body), 201);
  await bank().advance('P3D');
  return payee;
}

/** A login of another program than the first. */
async function onNewDevice({ username, password }: Customer, proof: object = {}): Promise<Who> {
  const { token } = expectStatus(
    await bank().call('POST', '/api/users/login', {
      body: { username, password, ...proof },
      headers: { 'user-agent': 'Somebody else’s phone' },
    }),
    200,
  ).body;
  return { token };
}

const change = (value: Partial<Policy<'stepUp'>>) =>
  setPolicy(
    bank().bank.db,
    'stepUp',
    { ...shippedPolicies.stepUp, ...value },
    bank().bank.clock.businessNow(),
  );

describe('a payment wants more of who has more, where something is unusual', () => {
  test('who has a PIN alone pays with it, whatever is unusual', async () => {
    const { who } = await payer();
    const elsewhere = await onNewDevice(who);
    expect((await approve(elsewhere, local(who, 20_000, someone()))).status).toBe(201);
  });

  test('to a new payee a code goes with the PIN; to a known one the PIN is enough [V7.5.3]', async () => {
    const { who, secret, recoveryCodes, device } = await payer({ app: true, passkey: true });
    const payee = await paidBefore({ who, device });
    expect((await approve(who, local(who, 6, payee))).status).toBe(201);
    const order = local(who, 7, someone());
    expect(wanted(await approve(who, order))).toEqual(wants('code', 'newPayee'));
    expect(said(await approve(who, order, { securityPin: pin, code: '000000' }))).toEqual([
      403,
      'WRONG_CODE',
    ]);
    expect(
      said(await approve(who, order, { securityPin: '9999', code: codeOf(secret, 1) })),
    ).toEqual([403, 'WRONG_PIN']);
    expect(said(await ask(who, 'POST', '/api/transfers/local', order.body))).toEqual([
      403,
      'APPROVAL_REQUIRED',
    ]);
    const code = recoveryCodes[1];
    expect((await approve(who, order, { securityPin: pin, code })).status).toBe(201);
    expect((await ask(who, 'POST', '/api/transfers/local', order.body)).status).toBe(201);
    const { rows } = await bank().bank.db.query<{ factor: string }>(
      'SELECT factor FROM authorisation WHERE user_id = $1 ORDER BY signed_at DESC LIMIT 1',
      [who.id],
    );
    expect(rows[0]?.factor).toBe('code');
  });

  test('nothing of a proof that is too weak is looked at: no PIN is tried, no code used', async () => {
    const { who } = await payer({ passkey: true });
    const order = local(who, 5, someone());
    for (let each = 0; each < 6; each += 1)
      expect(wanted(await approve(who, order, { securityPin: '9999' }))).toEqual(
        wants('passkey', 'newPayee'),
      );
    const { body } = await ask(who, 'GET', '/api/approvals/pin');
    expect(body.lockedUntil).toBeNull();
  });

  test('a move to an own account by its number is to no new payee', async () => {
    const { who } = await payer({ passkey: true });
    const own = { name: 'Me', account: who.checking.number };
    const order = { call: 'transfers/local', body: localTransferBody(who, own, 5) };
    expect((await approve(who, order)).status).toBe(201);
  });

  test('on a new device the strongest factor is wanted, for 72 hours', async () => {
    const { who, recoveryCodes, device } = await payer({ app: true, passkey: true });
    const payee = await paidBefore({ who, device });
    const elsewhere = await onNewDevice(who, { code: recoveryCodes[1] });
    const order = local(who, 6, payee);
    const code = recoveryCodes[2];
    expect(wanted(await approve(elsewhere, order, { securityPin: pin, code }))).toEqual(
      wants('passkey', 'newDevice'),
    );
    // A second login there makes it no older.
    const again = await onNewDevice(who, { code: recoveryCodes[3] });
    expect(said(await approve(again, order))).toEqual([403, 'PROOF_NEEDED passkey']);
    expect((await signByDevice(again, device, order)).status).toBe(201);
    expect((await approve(who, order)).status).toBe(201);
    await bank().bank.db.query(
      `UPDATE session SET new_device_since = new_device_since - interval '72 hours'
        WHERE user_id = $1`,
      [who.id],
    );
    expect((await approve(again, order)).status).toBe(201);
  });

  test('after a change of address or password by mail the strongest factor is wanted', async () => {
    const { who, device } = await payer({ passkey: true });
    const payee = await paidBefore({ who, device });
    const order = local(who, 6, payee);
    const { db, clock } = bank().bank;
    await db.query('UPDATE users SET email_changed_at = $2 WHERE id = $1', [who.id, clock.now()]);
    expect(wanted(await approve(who, order))).toEqual(wants('passkey', 'contactChanged'));
    expect((await signByDevice(who, device, order)).status).toBe(201);
  });

  test('a large amount is measured in dollars, in whatever currency it is', async () => {
    const { who, device } = await payer({ passkey: true });
    const payee = await paidBefore({ who, device });
    expect((await approve(who, local(who, 10_000, payee))).status).toBe(201);
    expect(wanted(await approve(who, local(who, 10_000.01, payee)))).toEqual(
      wants('passkey', 'largeAmount'),
    );
    const abroad = (currency: string, amount: number) => ({
      call: 'transfers/international',
      body: internationalTransferBody({
        amount,
        currency,
        debitedAccount: who.savings.number,
      }),
    });
    expect(wanted(await approve(who, abroad('INR', 20_000)))).toEqual(wants('passkey', 'newPayee'));
    expect(wanted(await approve(who, abroad('GBP', 9_990)))).toEqual(
      wants('passkey', 'newPayee', 'largeAmount'),
    );
  });

  test('after ten signed orders in an hour the next one is one of many', async () => {
    const { who, device } = await payer({ passkey: true });
    const payee = await paidBefore({ who, device });
    for (let each = 1; each < 10; each += 1)
      expectStatus(await approve(who, local(who, each, payee)), 201);
    const order = local(who, 99, payee);
    expect(wanted(await approve(who, order))).toEqual(wants('passkey', 'manyPayments'));
  });

  test('staff raise what is always asked for, and a signal never lowers it', async () => {
    const { who, device } = await payer({ passkey: true });
    await change({ payment: 'passkey', paymentToNewPayee: 'pin' });
    try {
      const order = local(who, 5, someone());
      expect(wanted(await approve(who, order))).toEqual(wants('passkey'));
      expect((await signByDevice(who, device, order)).status).toBe(201);
    } finally {
      await change({});
    }
  });

  test('a password signs no payment, in the table either', async () => {
    const { body } = await ask(staff(), 'GET', '/api/admin/policies');
    const { version } = body.policies.find(({ name }: { name: string }) => name === 'stepUp');
    const refused = await ask(staff(), 'POST', '/api/admin/policies/stepUp', {
      version,
      value: { ...shippedPolicies.stepUp, payment: 'password' },
      reason: 'Fewer questions.',
    });
    expect(said(refused)).toEqual([400, 'INVALID_FIELDS']);
  });
});

describe('who has a passkey signs each payment to others', () => {
  test('also without a PIN: the session alone pays nobody', async () => {
    const who = await customer(100);
    const device = createAuthenticator(publicUrl);
    await add(who, { device });
    const order = local(who, 5, someone());
    const pay = () => ask(who, 'POST', '/api/transfers/local', order.body);
    expect(said(await pay())).toEqual([403, 'APPROVAL_REQUIRED']);
    expectStatus(await signByDevice(who, device, order), 201);
    expect((await pay()).status).toBe(201);
  });
});

describe('card numbers on a new device', () => {
  test('want the strongest factor: neither PIN nor password shows them', async () => {
    const { who, device } = await payer({ passkey: true });
    expectStatus(await ask(who, 'POST', '/api/card/generate', { cardType: 'debit' }), 201);
    const reveal = (session: Who, proof: object) => ask(session, 'POST', '/api/card/reveal', proof);
    expect((await reveal(who, { securityPin: pin })).status).toBe(200);
    const elsewhere = await onNewDevice(who);
    for (const proof of [{ securityPin: pin }, { password: castPassword }])
      expect(wanted(await reveal(elsewhere, proof))).toEqual(wants('passkey', 'newDevice'));
    const shown = await reveal(elsewhere, await prove(elsewhere, device));
    expect(shown.body.cards[0].cardNumber).toMatch(/^\d{16}$/);
  });
});

describe('what staff do with money', () => {
  test('takes a code of who has a passkey too, where the table says so', async () => {
    const who = await addAnotherAdmin(bank(), 'passkey.and.app');
    const { secret, recoveryCodes } = await turnOn(bank().call, who);
    await add(who, {}, { code: recoveryCodes[0] });
    const give = () => ask(who, 'POST', '/api/admin/fresh-proof', { code: codeOf(secret, 1) });
    expect(said(await give())).toEqual([403, 'PROOF_NEEDED passkey']);
    await change({ staffDeed: 'code' });
    try {
      expect((await give()).status).toBe(200);
    } finally {
      await change({});
    }
  });
});
