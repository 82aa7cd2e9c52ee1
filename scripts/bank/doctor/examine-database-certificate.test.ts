import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findFreePort } from '../../../tests/support/free-port.ts';
import { makeShortCertificate } from '../../../tests/support/short-certificate.ts';
import { examineDatabaseCertificates } from './examine-database-certificate.ts';

/** Serves a socket that greets as PostgreSQL does, with a certificate that its address names. */
async function databaseWith({ days }: { days: number }): Promise<{ url: string; host: string }> {
  const own = makeShortCertificate(days);
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-database-'));
  const authority = join(folder, 'ca.crt');
  writeFileSync(authority, own.cert);
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', (asked) => {
      expect(asked.toString('hex')).toBe('0000000804d2162f');
      socket.write('S');
      new TLSSocket(socket, { isServer: true, ...own }).on('error', () => undefined);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
    rmSync(folder, { recursive: true });
  });
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    url: `postgres://bank@${host}/larkmoor?sslmode=verify-full&sslrootcert=${authority}`,
    host,
  };
}

const examine = async (databaseUrl: string, databaseStandbyUrl?: string) =>
  (await examineDatabaseCertificates({ databaseUrl, databaseStandbyUrl })).map(
    ({ state, found }) => `${state}: ${found}`,
  );

test('a certificate of the database, or of its standby, that ends soon is warned of before', async () => {
  const [soon, later] = [await databaseWith({ days: 13 }), await databaseWith({ days: 40 })];
  expect(await examine(later.url, soon.url)).toEqual([
    `ok: That of the database at ${later.host} is good for 39 more days.`,
    `warning: That of the database at ${soon.host} is good for 12 more days.`,
  ]);
});

test('one that expired is named as the cause why no server connects', async () => {
  const { url, host } = await databaseWith({ days: 1 });
  const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  // openssl makes none that is over already.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await examine(url)).toEqual([
    `fault: That of the database at ${host} expired on ${lastDay}: no server connects to it.`,
  ]);
});

test('a database without proof of who it is, or one that is away, has nothing to count down', async () => {
  const { url } = await databaseWith({ days: 13 });
  expect(await examine(url.replace(/\?.*/, ''))).toEqual([]);
  expect(await examine(url.replace(/\?.*/, '?sslmode=no-verify'))).toEqual([]);
  expect(await examine(url.replace(/sslrootcert=.*/, 'sslrootcert=/nowhere/ca.crt'))).toEqual([]);
  const away = `localhost:${await findFreePort()}`;
  expect(await examine(url.replace(/localhost:\d+/, away))).toEqual([]);
});
