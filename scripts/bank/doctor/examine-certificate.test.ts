import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeShortCertificate } from '../../../tests/support/short-certificate.ts';
import { examineCertificate } from './examine-certificate.ts';

/** A server whose certificate is valid for this machine and for `days` days. */
async function serverWith({ days }: { days: number }): Promise<string> {
  const server = createServer(makeShortCertificate(days));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

test('a certificate that expired is named as that, with its last day', async () => {
  const address = await serverWith({ days: 1 });
  const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  // openssl makes none that is over already.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await examineCertificate(address)).toMatchObject([
    {
      state: 'fault',
      about: 'certificate',
      found: `That of ${new URL(address).host} expired on ${lastDay}: browsers refuse it.`,
    },
  ]);
});

test('one that no authority signed is refused for that while it is good', async () => {
  const address = await serverWith({ days: 30 });
  expect(await examineCertificate(address)).toMatchObject([
    { state: 'fault', found: expect.stringMatching(/^Browsers refuse that of localhost:\d+: /) },
  ]);
});
