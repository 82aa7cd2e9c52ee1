import { describe, expect, test } from 'vitest';
import {
  castPassword,
  expectStatus,
  localTransferBody,
  type Customer,
} from '../../fixtures/people.ts';
import { atOnce, said, statuses } from '../support/answers.ts';
import { createAuthenticator, type Authenticator } from '../support/authenticator.ts';
import { passkeyCalls } from '../support/passkeys.ts';
import { useTakeover } from '../support/takeover.ts';

const { bank, alice, post, cast, pay, forgotPassword, secretsTo, choosePassword, ownMailbox } =
  useTakeover();
const { add, list, prove, remove } = passkeyCalls((...given) => bank().call(...given));

const pin = '4711';
const publicUrl = 'http://localhost:3000';
const turnOff = ({ token }: Pick<Customer, 'token'>, proof: object = {}) =>
  post('/api/approvals/pin/off', token, proof);
const setPin = ({ token }: Pick<Customer, 'token'>, proof: object = {}) =>
  post('/api/approvals/pin', token, { securityPin: pin, ...proof });
const pinState = async () =>
  expectStatus(await bank().call('GET', '/api/approvals/pin', { token: alice().token }), 200).body;

/** Gives Alice a PIN and `count` passkeys. */
async function withPasskeys(count: number): Promise<Authenticator[]> {
  expectStatus(await setPin(alice()), 201);
  const devices: Authenticator[] = [];
  for (let each = 0; each < count; each += 1) {
    const device = createAuthenticator(publicUrl);
    const [first] = devices;
    await add(alice(), { device }, first ? await prove(alice(), first) : { securityPin: pin });
    devices.push(device);
  }
  return devices;
}

const order = () => ({
  call: 'transfers/local',
  body: localTransferBody(
    alice(),
    { name: 'Bruno Bell', account: cast().bruno.checking.number },
    5,
  ),
});
const sign = (proof: object) => post('/api/approvals', alice().token, { ...proof, order: order() });
async function signWith(device: Authenticator) {
  const { nonce, options } = (await post('/api/approvals/begin', alice().token, { order: order() }))
    .body;
  return await sign({ passkey: { nonce, credential: device.get(options) } });
}

describe('a PIN that is turned off', () => {
  test('signs nothing any more: passkeys alone do, and its owner is told', async () => {
    const [device] = await withPasskeys(1);
    if (!device) throw new Error('one was made');
    expect(said(await turnOff(alice(), { securityPin: pin, password: castPassword }))).toEqual([
      403,
      'PROOF_NEEDED passkey',
    ]);
    expectStatus(await turnOff(alice(), await prove(alice(), device)), 200);
    expect(await pinState()).toMatchObject({ set: false, off: true, limit: null });
    expect(said(await sign({ securityPin: pin }))).toEqual([403, 'PROOF_NEEDED passkey']);
    expect(said(await pay(order().body))).toEqual([403, 'APPROVAL_REQUIRED']);
    expectStatus(await signWith(device), 201);
    expect((await pay(order().body)).status).toBe(201);
    await bank().worker.runAll();
    const mails = (await bank().outbox()).filter((mail) => mail.includes(`To: ${ownMailbox}`));
    expect(mails.some((mail) => mail.includes('Your security PIN was turned off'))).toBe(true);
    // And on again, with the passkey.
    expect(said(await setPin(alice(), { password: castPassword }))).toEqual([
      403,
      'PROOF_NEEDED passkey',
    ]);
    expectStatus(await setPin(alice(), await prove(alice(), device)), 201);
    expect(await pinState()).toMatchObject({ set: true, off: false });
  });

  test('stays on for who has no passkey', async () => {
    await withPasskeys(0);
    expect(said(await turnOff(alice(), { securityPin: pin }))).toEqual([409, 'NO_PASSKEY_SIGNS']);
    expect(await pinState()).toMatchObject({ set: true, off: false });
  });

  test('leaves one passkey: the last is not removed, by two windows at once either', async () => {
    const devices = await withPasskeys(2);
    const [first, second] = devices;
    if (!first || !second) throw new Error('two were made');
    expectStatus(await turnOff(alice(), await prove(alice(), first)), 200);
    const { passkeys } = await list(alice());
    const proofs = [await prove(alice(), first)];
    const one = await remove(alice(), passkeys[1]._id, proofs[0]);
    expect(one.status).toBe(200);
    const both = await atOnce(2, async () =>
      remove(alice(), passkeys[0]._id, await prove(alice(), first)),
    );
    expect(statuses(both).every((status) => status === 403 || status === 409)).toBe(true);
    expect((await list(alice())).passkeys).toHaveLength(1);
    const last = await remove(alice(), passkeys[0]._id, await prove(alice(), first));
    expect(said(last)).toEqual([409, 'LAST_SIGNATURE']);
  });

  test('is not set again by a thief with the mailbox, for 72 hours', async () => {
    const [device] = await withPasskeys(1);
    if (!device) throw new Error('one was made');
    expectStatus(await turnOff(alice(), await prove(alice(), device)), 200);
    await bank().bank.db.query('UPDATE users SET email_confirmed_at = created_at WHERE id = $1', [
      alice().id,
    ]);
    await forgotPassword(ownMailbox);
    const secret = (await secretsTo(ownMailbox, 'reset-password')).at(-1);
    expectStatus(await choosePassword(secret, 'chosen-by-a-thief'), 200);
    const { token } = expectStatus(
      await bank().call('POST', '/api/users/login', {
        body: { username: alice().username, password: 'chosen-by-a-thief' },
      }),
      200,
    ).body;
    expect(said(await setPin({ token }))).toEqual([422, 'TOO_SOON_AFTER_CHANGE']);
    expect(said(await pay(order().body, {}, token))).toEqual([403, 'APPROVAL_REQUIRED']);
  });
});
