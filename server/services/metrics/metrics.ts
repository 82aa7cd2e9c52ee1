import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { addBankMetrics } from './bank-metrics.ts';
import { addRequestMetrics, type AnsweredRequest } from './request-metrics.ts';

export interface Metrics {
  countRequest(request: AnsweredRequest): void;
  /** @throws when the port is taken. */
  listen(at: { host: string; port: number }): Promise<{ port: number; close(): Promise<void> }>;
}

const minute = 60_000;

/**
 * The figures of one process: those of the bank, and of Node itself (memory, processor time, event
 * loop).
 */
export function createMetrics(source: Parameters<typeof addBankMetrics>[1]): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const read = addBankMetrics(registry, source);
  const tell = async () => {
    await read();
    return await registry.metrics();
  };
  return {
    countRequest: addRequestMetrics(registry),
    async listen({ host, port }) {
      const server = createServer(
        { requestTimeout: minute, headersTimeout: 5_000 },
        (request, response) => {
          const asked = request.url?.split('?', 1)[0] === '/metrics' && request.method === 'GET';
          if (!asked) {
            response
              .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
              .end('GET /metrics is all there is here.\n');
            return;
          }
          tell().then(
            (text) =>
              response
                .writeHead(200, {
                  'Content-Type': registry.contentType,
                  'Cache-Control': 'no-store',
                })
                .end(text),
            () => response.writeHead(500).end(),
          );
        },
      );
      server.listen(port, host);
      // An error before it listens, such as a taken port, is thrown here.
      await once(server, 'listening');
      return {
        port: (server.address() as AddressInfo).port,
        async close() {
          server.close();
          server.closeAllConnections();
          await once(server, 'close');
        },
      };
    },
  };
}
