import { generateKeyPairSync, sign } from 'node:crypto';

/** One element of DER, with a length below 65,536. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const long =
    content.length < 128
      ? [content.length]
      : content.length < 256
        ? [0x81, content.length]
        : [0x82, content.length >> 8, content.length & 255];
  return Buffer.concat([Buffer.from([tag, ...long]), content]);
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const number = (value: number) => der(0x02, Buffer.from([value]));
const id = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const text = (value: string) => der(0x0c, Buffer.from(value));
const attribute = (oid: string, value: Uint8Array) => der(0x31, sequence(id(oid), value));
const time = (value: string) => der(0x18, Buffer.from(value));

const ecdsaWithSha256 = sequence(id('2a8648ce3d040302'));
const subject = sequence(
  attribute('550406', der(0x13, Buffer.from('US'))),
  attribute('55040a', text('Devices of Anybody')),
  attribute('55040b', text('Authenticator Attestation')),
  attribute('550403', text('Device')),
);
const isNoAuthority = der(0xa3, sequence(sequence(id('551d13'), der(0x04, sequence()))));

/**
 * A certificate as makers of devices give them (WebAuthn, packed attestation), signed by itself,
 * and what signs with it.
 */
export function createDeviceCertificate() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = publicKey.export({ format: 'der', type: 'spki' });
  const validity = sequence(time('20200101000000Z'), time('20991231235959Z'));
  const content = sequence(
    der(0xa0, number(2)),
    number(1),
    ecdsaWithSha256,
    subject,
    validity,
    subject,
    key,
    isNoAuthority,
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  return { certificate: sequence(content, ecdsaWithSha256, signature), privateKey };
}
