import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makeCertificates } from '../../scripts/bank/cluster/make-certificates.ts';
import { startBankServer, type BankServer } from '../../tests/support/bank-server.ts';
import { findFreePort } from '../../tests/support/free-port.ts';
import { startHaproxy } from '../../tests/support/proxy.ts';
import { startSlowLine } from '../support/slow-line.ts';

/** The bank, and next to it what is compared with it, each at the far end of the same slow line. */
interface BankOnLine {
  bank: BankServer;
  /** Where a browser reaches the bank. */
  origin: string;
  /** By this argument a browser takes the certificate of this machine for a good one. */
  browserArgument: string;
  /** Serves a document by itself. @returns its address, on a line of its own. */
  serveDocument(html: string): string;
  close(): Promise<void>;
}

/**
 * As docs/operating.md has it: HAProxy with the configuration of deploy/ before the bank, https
 * and HTTP/2. The line lies between browser and proxy.
 */
export async function startBankOnLine(roundTripMs: number): Promise<BankOnLine> {
  const folder = await mkdtemp(join(tmpdir(), 'larkmoor-bench-line-'));
  const { machines } = await makeCertificates([{ name: 'localhost', address: '127.0.0.1' }]);
  const { certificate = '', key = '' } = machines['localhost'] ?? {};
  const pem = join(folder, 'bank.pem');
  await writeFile(pem, certificate + key, { mode: 0o600 });
  const near = await findFreePort();
  const bank = await startBankServer({
    BANK_RATE_LIMIT: 'off',
    BANK_SANDBOX: '0',
    BANK_PUBLIC_URL: `https://localhost:${near}`,
    BANK_TRUSTED_PROXIES: '127.0.0.1',
  });
  const documents = await startDocumentServer();
  const ofBank = await startSecureLine({ near, pem, origin: bank.origin, roundTripMs });
  const nearDocuments = await findFreePort();
  const ofDocuments = await startSecureLine({
    near: nearDocuments,
    pem,
    origin: documents.origin,
    roundTripMs,
  });
  return {
    bank,
    origin: `https://localhost:${near}`,
    browserArgument: `--ignore-certificate-errors-spki-list=${fingerprintOf(certificate)}`,
    serveDocument: (html) => `https://localhost:${nearDocuments}${documents.serve(html)}`,
    async close() {
      await Promise.all([ofBank.close(), ofDocuments.close()]);
      await Promise.all([bank.close(), documents.close()]);
      await rm(folder, { recursive: true });
    },
  };
}

const fingerprintOf = (certificate: string): string =>
  createHash('sha256')
    .update(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

interface Secure {
  near: number;
  pem: string;
  origin: string;
  roundTripMs: number;
}

async function startSecureLine({ near, pem, origin, roundTripMs }: Secure) {
  const far = await findFreePort();
  const proxy = await startHaproxy(far, [origin, origin], pem);
  const line = await startSlowLine({ port: near, to: far, roundTripMs });
  return {
    async close() {
      await line.close();
      await proxy.close();
    },
  };
}

/** The least that a server can do: it answers with bytes that are ready. */
async function startDocumentServer() {
  const documents: Buffer[] = [];
  const server = createServer((request, response) => {
    const document = documents[Number(request.url?.slice(1))];
    // The health question that HAProxy asks before it sends people here.
    if (document === undefined) return response.end('{"status":"ok"}');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Cache-Control', 'no-store');
    return response.end(document);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    serve: (html: string) => `/${documents.push(brotliCompressSync(html)) - 1}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
