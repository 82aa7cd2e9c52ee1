import { afterEach, describe, expect, test } from 'vitest';
import { castPassword, expectStatus, type Person } from '../../fixtures/people.ts';
import { atOnce, proofNeeded, said, statuses } from '../support/answers.ts';
import { createAuthenticator, type Authenticator } from '../support/authenticator.ts';
import { usePassingTime } from '../support/passing-time.ts';
import { passkeyCalls } from '../support/passkeys.ts';
import { codeOf, turnOn } from '../support/second-factor.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, customer, rosa } = useSharedDesk();
const { add, begin, keep, list, prove, remove } = passkeyCalls((...given) => bank().call(...given));

const later = usePassingTime(bank, { begins: 'mid half minute' });
afterEach(() => {
  bank().bank.config.limits = false;
});

type Who = Pick<Person, 'token'>;
const setPin = (who: Who, body = {}) =>
  ask(who, 'POST', '/api/approvals/pin', { securityPin: '4711', ...body });
const resetPin = (who: Who, body = {}) =>
  ask(who, 'POST', '/api/approvals/pin/reset', { password: castPassword, ...body });
const beginApp = (who: Who, body = {}) => ask(who, 'POST', '/api/users/second-factor/begin', body);
const renewCodes = (who: Who, body = {}) =>
  ask(who, 'POST', '/api/users/second-factor/recovery-codes', body);
const removeApp = (who: Who, body = {}) =>
  ask(who, 'POST', '/api/users/second-factor/remove', body);

/** A session of an attacker who has the password, and nothing more. */
const thiefOf = async (who: Person) => ({ ...who, token: await bank().freshToken(who) });

describe('F6: a factor is added, changed or removed with the strongest factor alone', () => {
  test('with two-step sign-in a code is needed to add a passkey or choose a PIN [S-24]', async () => {
    const who = await customer();
    const { secret, recoveryCodes } = await turnOn(bank().call, who);
    for (const change of [begin, setPin, resetPin, renewCodes, removeApp]) {
      if (change === resetPin) expectStatus(await setPin(who, { code: recoveryCodes[0] }), 201);
      expect([change.name, ...said(await change(who, { password: castPassword }))]).toEqual([
        change.name,
        403,
        'PROOF_NEEDED code',
      ]);
      expect([
        change.name,
        ...said(await change(who, { password: castPassword, code: '000000' })),
      ]).toEqual([change.name, 403, 'WRONG_CODE']);
      if (change === begin || change === setPin)
        expect((await begin(who, { securityPin: '4711' })).body).toMatchObject(proofNeeded('code'));
    }
    expect((await begin(who, { code: codeOf(secret, 1) })).status).toBe(200);
    expect((await removeApp(who, { code: recoveryCodes[1] })).status).toBe(200);
  });

  test('with a passkey, only the passkey adds or removes anything [S-24]', async () => {
    const who = await customer();
    const { secret, recoveryCodes } = await turnOn(bank().call, who);
    expectStatus(await setPin(who, { code: recoveryCodes[0] }), 201);
    const { device, passkey } = await add(who, {}, { code: recoveryCodes[1] });
    expect(await list(who)).toMatchObject({ factorWanted: 'passkey', passwordNeeded: false });
    const weaker = { password: castPassword, code: codeOf(secret, 1), securityPin: '4711' };
    const removePasskey = (person: Who, body: unknown) => remove(person, passkey._id, body);
    for (const change of [begin, renewCodes, removeApp, removePasskey])
      expect(said(await change(who, weaker))).toEqual([403, 'PROOF_NEEDED passkey']);
    expect(said(await resetPin(who, { code: weaker.code }))).toEqual([403, 'PROOF_NEEDED passkey']);
    later(6 * 60_000);
    expect((await renewCodes(who, await prove(who, device))).status).toBe(201);
    expect((await resetPin(who, await prove(who, device))).status).toBe(202);
    expect((await begin(who, await prove(who, device))).status).toBe(200);
    expect((await removePasskey(who, await prove(who, device))).status).toBe(200);
  });

  test('with a PIN it is wanted, counted first, and five wrong ones lock it [S-24]', async () => {
    const who = await customer();
    expectStatus(await setPin(who), 201);
    expect(await list(who)).toMatchObject({ factorWanted: 'pin', passwordNeeded: false });
    for (const change of [begin, beginApp])
      expect(said(await change(who, { password: castPassword }))).toEqual([
        403,
        'PROOF_NEEDED pin',
      ]);
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => beginApp(who, { securityPin: '0000' })),
    );
    expect(guesses.filter(({ body }) => body.code === 'WRONG_PIN')).toHaveLength(4);
    expect(said(await begin(who, { securityPin: '4711' }))).toEqual([423, 'PIN_LOCKED']);
    const other = await customer();
    expectStatus(await setPin(other), 201);
    expect((await begin(other, { securityPin: '4711' })).status).toBe(200);
  });

  test('what was begun with less before a stronger factor came is begun again [S-24]', async () => {
    const who = await customer();
    const thief = await thiefOf(who);
    const { options } = expectStatus(await begin(thief), 200).body;
    const { secret } = expectStatus(await beginApp(thief), 200).body;
    expectStatus(await setPin(who), 201);
    expect(
      said(await keep(thief, createAuthenticator('http://localhost:3000').create(options))),
    ).toEqual([400, 'PASSKEY_INVALID']);
    expect(
      said(await ask(thief, 'POST', '/api/users/second-factor/confirm', { code: codeOf(secret) })),
    ).toEqual([409, 'SECOND_FACTOR_NOT_BEGUN']);
  });

  test('a passkey proves what this session was asked, once, in five minutes [S-24]', async () => {
    const who = await customer();
    const { device } = await add(who);
    const { device: foreign } = await add(rosa());
    const other = await thiefOf(who);
    const proof = await prove(who, device);
    const wrong: [string, Who, object][] = [
      ['of another session', other, proof],
      ['of somebody else', who, await prove(who, foreign)],
      [
        'of no question',
        who,
        { passkey: device.get({ challenge: 'x'.repeat(43), rpId: 'localhost' }) },
      ],
      ['of another page', who, await prove(who, device, { origin: 'https://evil.example' })],
      ['not opened by its owner', who, await prove(who, device, { userVerified: false })],
      ['naming somebody else', who, await prove(who, device, { userHandle: 'eA' })],
    ];
    for (const [what, person, given] of wrong)
      expect([what, ...said(await begin(person, given))]).toEqual([what, 403, 'WRONG_PASSKEY']);
    const late = await prove(who, device);
    later(5 * 60_000);
    expect(said(await begin(who, late))).toEqual([403, 'WRONG_PASSKEY']);
    const once = await prove(who, device, { userHandle: null });
    expect(statuses(await atOnce(3, () => begin(who, once)))).toEqual([200, 403, 403]);
    await slowedDown(who, device);
  });

  async function slowedDown(who: Who, device: Authenticator) {
    bank().bank.config.limits = true;
    const wrong = { passkey: device.get({ challenge: 'x'.repeat(43), rpId: 'localhost' }) };
    for (let count = 0; count < 10; count += 1) await begin(who, wrong);
    expect(said(await begin(who, await prove(who, device)))).toEqual([429, 'TOO_MANY_TRIES']);
  }

  test('where no passkey works, the next strongest factor counts', async () => {
    const who = await customer();
    await add(who);
    bank().bank.config.publicUrl = 'http://192.168.1.5:3000';
    expect((await beginApp(who)).status).toBe(200);
    bank().bank.config.publicUrl = 'http://localhost:3000';
    expect(said(await beginApp(who))).toEqual([403, 'PROOF_NEEDED passkey']);
  });
});
