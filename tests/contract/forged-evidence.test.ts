import { generateKeyPairSync, hash, sign as signBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../server/money/approvals/evidence.ts';
import { blockSigner, writtenKey } from '../../server/services/audit/block-signatures.ts';
import type { TrailEvidence } from '../../server/services/audit/trail-evidence.ts';
import { site, useSignedEvidence } from '../support/signed-evidence.ts';

const { bank, cast, toBruno, signer, send, evidenceOf, verifyOne, payFive } = useSignedEvidence();

const sha256 = (data: string | Uint8Array) => hash('sha256', data, 'buffer');
const firstOf = ({ authorisations: [signed] }: Evidence) =>
  signed as NonNullable<Evidence['authorisations'][number]>;

/** The lines of a bank that lies, in a block that it signs with its own key. */
function chained(number: number, event: unknown[]): TrailEvidence {
  const line = JSON.stringify(event);
  const text = JSON.stringify([number, null, '', '', '', [event[0]], [hash('sha256', line)]]);
  const { publicKey, signature } = blockSigner(bank().bank.secrets).signPublicly(sha256(text));
  return {
    event: line,
    block: {
      text,
      publicKey: writtenKey(publicKey),
      signature: signature.toString('base64url'),
    },
  };
}

/** A line as it is, in a later block of the bank, with other details. */
function rewritten(
  trail: TrailEvidence | null,
  number: number,
  details: (given: Record<string, string>) => Record<string, string>,
): TrailEvidence {
  const event = JSON.parse(trail?.event ?? '');
  event[7] = details(event[7]);
  return chained(number, event);
}

type Passkey = NonNullable<ReturnType<typeof firstOf>['passkey']>;

/** Signs with a key made now the text that another person signed. */
function signedNow({ signedText }: Pick<ReturnType<typeof firstOf>, 'signedText'>): Passkey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const clientData = Buffer.from(
    JSON.stringify({
      type: 'webauthn.get',
      challenge: sha256(signedText).toString('base64url'),
      origin: site,
    }),
  );
  const device = Buffer.concat([sha256('localhost'), Buffer.from([5, 0, 0, 0, 0])]);
  return {
    added: null,
    credentialId: Buffer.alloc(32, 7).toString('base64url'),
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }),
    clientData: clientData.toString('base64url'),
    authenticatorData: device.toString('base64url'),
    signature: signBytes(
      'sha256',
      Buffer.concat([device, sha256(clientData)]),
      privateKey,
    ).toString('base64url'),
  };
}

/** The hashes by which the trail would name such a key. */
const pinsOf = ({ credentialId, publicKeyPem }: Passkey) => ({
  credential: hash('sha256', Buffer.from(credentialId, 'base64url')),
  key: hash('sha256', Buffer.from(publicKeyPem.split('\n').slice(1, -2).join(''), 'base64')),
});

const withoutPins = ({ credential: _credential, key: _key, ...rest }: Record<string, string>) =>
  rest;

describe.each(['before', 'along'] as const)(
  'evidence of an order signed %s that the bank itself forges',
  (way) => {
    test('with a key that was made now is refused, whatever the trail says later', async () => {
      const evidence = await evidenceOf(await payFive(await signer('passkey', way)));
      const signed = firstOf(evidence);
      const made = signedNow(signed);
      const added = rewritten(signed.passkey?.added ?? null, 99, (given) => ({
        ...given,
        ...pinsOf(made),
      }));
      const withKey = (passkey: Passkey, trail = signed.trail): Evidence => ({
        ...evidence,
        authorisations: [{ ...signed, trail, passkey }],
      });
      for (const forged of [
        { ...made, added: signed.passkey?.added ?? null },
        made,
        { ...made, added },
        { ...(signed.passkey as Passkey), publicKeyPem: made.publicKeyPem },
      ])
        expect(await verifyOne(withKey(forged))).toMatchObject({
          code: 1,
          said: expect.stringMatching(/another key of this order|signature is not/),
        });
      // An order from before its line named the key: the trail saw the new one too late.
      const old = rewritten(signed.trail, 98, withoutPins);
      expect(await verifyOne(withKey({ ...made, added }, old))).toMatchObject({
        code: 3,
        said: expect.stringContaining('the trail names it only since then'),
      });
      // Another name for the passkey needs another line.
      const renamed = structuredClone(signed.passkey as Passkey);
      Object.assign(renamed.added as object, {
        event: renamed.added?.event.replace('Alice’s phone', 'Mallory’s phone'),
      });
      expect((await verifyOne(withKey(renamed))).code).toBe(1);
    });

    test('with the passkey of somebody else is refused', async () => {
      const evidence = await evidenceOf(await payFive(await signer('passkey', way)));
      const signed = firstOf(evidence);
      const made = signedNow(signed);
      const event = JSON.parse(signed.passkey?.added?.event ?? '');
      event[4] = `user:${cast().bruno.id}`;
      event[7] = { ...event[7], ...pinsOf(made) };
      const old = rewritten(signed.trail, 98, withoutPins);
      const passkey = { ...made, added: chained(1, event) };
      expect(
        await verifyOne({ ...evidence, authorisations: [{ ...signed, trail: old, passkey }] }),
      ).toMatchObject({ code: 1, said: expect.stringContaining('never saw this customer') });
    });

    test('by a PIN does not become a passkey’s, nor a passkey’s a PIN’s', async () => {
      const sign = await signer('pin', way);
      const byPin = await evidenceOf(await payFive(sign));
      const signed = firstOf(byPin);
      const passkey = signedNow(signed);
      const added = chained(1, [
        '',
        '',
        '',
        'passkey.added',
        `user:${cast().alice.id}`,
        '',
        '',
        { passkey: 'Phone', ...pinsOf(passkey) },
      ]);
      for (const dressed of [passkey, { ...passkey, added }])
        expect(
          await verifyOne({ ...byPin, authorisations: [{ ...signed, passkey: dressed }] }),
        ).toEqual({ code: 1, said: 'Does not hold: the trail says it was by pin.' });
    });

    test.each(['passkey', 'pin'] as const)(
      'by a %s is not believed in what nothing checks, also where it says it is of the version before',
      async (factor) => {
        const evidence = await evidenceOf(await payFive(await signer(factor, way)));
        const more = { ...evidence, order: { ...evidence.order, recipientName: 'Mallory Ltd' } };
        expect((await verifyOne(more)).code).toBe(1);
        const older = await verifyOne({ ...more, format: 'larkmoor-evidence-3' });
        expect(older.code).toBe(3);
        expect(older.said).toContain('Not checked: what else the file says');
        expect(older.said).not.toMatch(/Mallory|All of it holds/);
      },
    );

    test('for another order, of another person or of another size is refused', async () => {
      const sign = await signer('passkey', way);
      const five = await evidenceOf(await payFive(sign));
      const order = { call: 'transfers/local', body: toBruno(7) };
      await sign(order);
      const seven = await evidenceOf(await send(order));
      const [first, second] = [firstOf(five), firstOf(seven)];
      for (const authorisations of [
        [second],
        [{ ...first, used: second.used ?? second.trail }],
        [{ ...first, signedText: second.signedText }],
        [{ ...first, trail: second.trail }],
        [first, second],
        [],
      ])
        expect([
          authorisations.length,
          (await verifyOne({ ...five, authorisations })).code,
        ]).toEqual([authorisations.length, 1]);
      expect((await verifyOne({ ...five, recurringDate: seven.recurringDate })).code).toBe(0);
    });
  },
);
