import { describe, expect, test } from 'vitest';
import { atOnce, said, statuses } from '../support/answers.ts';
import { createAuthenticator, type Otherwise } from '../support/authenticator.ts';
import { createDeviceCertificate } from '../support/device-certificate.ts';
import { usePassingTime } from '../support/passing-time.ts';
import { passkeyCalls, wrongAnswers } from '../support/passkeys.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, rosa, customer } = useSharedDesk();

const minute = 60_000;
const publicUrl = 'http://localhost:3000';
const later = usePassingTime(bank);

const { add, begin, keep, prove, list, asked, logIn } = passkeyCalls((...given) =>
  bank().call(...given),
);
const invalid = [400, 'PASSKEY_INVALID'];

/** Makes a customer with a passkey. */
async function owner() {
  const who = await customer();
  return { who, ...(await add(who, { device: createAuthenticator(publicUrl) })) };
}

describe('adding a passkey [S-24]', () => {
  const wrong: [what: string, otherwise: Otherwise][] = [
    ...wrongAnswers,
    ['another purpose', { type: 'webauthn.get' }],
    ['the id of another key', { credentialId: 'x'.repeat(43) }],
    [
      'a certificate of the device',
      { attestation: { format: 'packed', by: createDeviceCertificate() } },
    ],
    ...['apple', 'tpm', 'android-key', 'fido-u2f', 'unheard-of'].map(
      (format): [string, Otherwise] => [format, { attestation: { format } }],
    ),
  ];
  test('every wrong answer is refused and spends its challenge [S-24]', async () => {
    const who = await customer();
    const device = createAuthenticator(publicUrl);
    for (const [what, otherwise] of wrong) {
      const { options } = (await begin(who)).body;
      expect([what, ...said(await keep(who, device.create(options, otherwise)))]).toEqual([
        what,
        ...invalid,
      ]);
      if (otherwise.challenge === undefined)
        expect([what, ...said(await keep(who, device.create(options)))]).toEqual([
          what,
          ...invalid,
        ]);
    }
    expect((await list(who)).passkeys).toEqual([]);
    const { options } = (await begin(who)).body;
    expect(
      (await keep(who, device.create(options, { attestation: { format: 'packed' } }))).status,
    ).toBe(201);
    expect((await logIn(device)).status).toBe(200);
  });

  test('is for the newest challenge, once, within five minutes, by one person [S-24]', async () => {
    const { who, device } = await owner();
    const [first, newest] = [
      (await begin(who, await prove(who, device))).body.options,
      (await begin(who, await prove(who, device))).body.options,
    ];
    const made = createAuthenticator(publicUrl);
    expect(said(await keep(who, made.create(first)))).toEqual(invalid);
    expect(said(await keep({ token: await bank().freshToken(who) }, made.create(newest)))).toEqual(
      invalid,
    );
    expect(
      said(await keep(who, made.create({ ...newest, challenge: (await asked()).challenge }))),
    ).toEqual(invalid);
    const answers = await atOnce(20, () => keep(who, made.create(newest)));
    expect(statuses(answers)).toEqual([201, ...Array(19).fill(400)]);
    const proof = await prove(who, device);
    const { options } = (await begin(rosa())).body;
    expect(said(await keep(rosa(), device.create(options)))).toEqual(invalid);
    const late = (await begin(who, proof)).body.options;
    later(5 * minute);
    expect(said(await keep(who, createAuthenticator(publicUrl).create(late)))).toEqual(invalid);
  });

  test('asks for a device that opens for its owner, no certificate, none known', async () => {
    const { who, device } = await owner();
    const { options } = (await begin(who, await prove(who, device))).body;
    expect(options).toMatchObject({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rp: { id: 'localhost' },
      attestation: 'none',
      timeout: 5 * minute,
      excludeCredentials: [{ id: device.id, type: 'public-key', transports: ['internal'] }],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    });
    expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain(who.username);
    expect(await asked()).toEqual({
      challenge: expect.any(String),
      rpId: 'localhost',
      timeout: 5 * minute,
      userVerification: 'required',
    });
  });
});
