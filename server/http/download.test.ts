import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readInContext } from './download.ts';

test('a file that is written while it is read is read where its request is', async () => {
  const place = new AsyncLocalStorage<string>();
  async function* tellPlace(): AsyncGenerator<string> {
    for (let line = 0; line < 20; line += 1) {
      // Longer than what is read ahead.
      yield `${place.getStore() ?? 'elsewhere'}${' '.repeat(10_000)}`;
      await new Promise(setImmediate);
    }
  }
  const { download } = place.run('in the request', () =>
    readInContext({ download: { bytes: Readable.from(tellPlace()) } }),
  );
  const places = (await text(download.bytes)).split(/ {2,}/).filter(Boolean);
  expect(new Set(places)).toEqual(new Set(['in the request']));
  expect(places).toHaveLength(20);
});
