import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OtlpSpan } from './recorded-span.ts';
import { createSender } from './create-sender.ts';

const span: OtlpSpan = {
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: 'b7ad6b7169203331',
  name: 'COMMIT',
  kind: 3,
  startTimeUnixNano: '1790000000000000000',
  endTimeUnixNano: '1790000000000001000',
  attributes: [],
};

/** A sender to a server that takes what is sent and never answers. */
async function toSilence(options: { timeoutMs?: number; closeMs?: number; mostWaiting?: number }) {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    silent.close();
    silent.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const away = vi.fn<(reason: string) => void>();
  const sender = createSender({
    post: async (_, signal) => {
      await fetch(url, { method: 'POST', body: '{}', signal });
      return 0;
    },
    away,
    back: () => undefined,
    everyMs: 5,
    timeoutMs: 600_000,
    ...options,
  });
  return { sender, away };
}

test('a collector that does not answer in time loses its batch, which is counted', async () => {
  const { sender, away } = await toSilence({ timeoutMs: 50 });
  sender.add(span);
  await vi.waitFor(() => expect(sender.figures()).toEqual({ sent: 0, dropped: 1 }));
  sender.add(span);
  await vi.waitFor(() => expect(sender.figures()).toEqual({ sent: 0, dropped: 2 }));
  expect(away).toHaveBeenCalledOnce();
  await sender.close();
});

test('the queue is bounded: what comes when it is full is dropped and counted', async () => {
  const { sender } = await toSilence({ mostWaiting: 3, closeMs: 20 });
  for (let each = 1; each <= 10; each += 1) sender.add(span);
  expect(sender.figures()).toEqual({ sent: 0, dropped: 7 });
  await sender.close();
});

test('a bank that ends waits for a silent collector no longer than it may', async () => {
  const { sender } = await toSilence({ closeMs: 30 });
  sender.add(span);
  await sender.close();
  expect(sender.figures()).toEqual({ sent: 0, dropped: 1 });
});

test('spans that wait when the bank ends are sent, and what is rejected counts as dropped', async () => {
  const posted: number[] = [];
  const sender = createSender({
    post: async (spans) => posted.push(spans.length) && 1,
    away: () => undefined,
    back: () => undefined,
    everyMs: 60_000,
    batchSize: 4,
  });
  for (let each = 1; each <= 3; each += 1) sender.add(span);
  await sender.close();
  expect(posted).toEqual([3]);
  expect(sender.figures()).toEqual({ sent: 2, dropped: 1 });
});
