import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { makeShortCertificate } from '../../../tests/support/short-certificate.ts';
import { examineMail } from './examine-mail.ts';

/** A real mail server whose certificate this machine believes, for `days` days. */
async function mailServerWith(days: number, { secure }: { secure: boolean }): Promise<string> {
  const own = makeShortCertificate(days);
  const believed = getCACertificates('default');
  setDefaultCACertificates([...believed, own.cert]);
  const server = new SMTPServer({ secure, ...own, authOptional: true });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(async () => {
    setDefaultCACertificates(believed);
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return `localhost:${(server.server.address() as AddressInfo).port}`;
}

const examine = async (smtpUrl: string) =>
  (await examineMail({ smtpUrl, dataDir: '' })).map(
    ({ about, state, found }) => `${state} ${about}: ${found}`,
  );

test.each([
  ['smtps', true],
  ['smtp', false],
] as const)(
  'a certificate of the mail server that ends soon is warned of before, by %s',
  async (protocol, secure) => {
    const soon = await mailServerWith(13, { secure });
    expect(await examine(`${protocol}://${soon}`)).toEqual([
      `ok mail: ${soon} answers and takes mail from the bank.`,
      `warning certificate: That of the mail server ${soon} is good for 12 more days.`,
    ]);
    const later = await mailServerWith(40, { secure });
    expect(await examine(`${protocol}://${later}`)).toEqual([
      `ok mail: ${later} answers and takes mail from the bank.`,
      `ok certificate: That of the mail server ${later} is good for 39 more days.`,
    ]);
  },
);
