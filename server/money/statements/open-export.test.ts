import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Caller } from '../../services/turns/caller.ts';
import { openExport } from './open-export.ts';

const caller = (person: string): Caller => ({ person, network: '192.0.2.1', gone: undefined });

/** Pieces without an end, and whether they are still read. */
function endless() {
  const state = { isOpen: true, pieces: 0 };
  async function* pieces() {
    try {
      for (;;) {
        state.pieces += 1;
        yield await Promise.resolve('x'.repeat(1000));
      }
    } finally {
      state.isOpen = false;
    }
  }
  return { state, pieces: pieces() };
}

test('a reader that stops reading is cut off, and holds neither entries nor a place', async () => {
  const { state, pieces } = endless();
  const bytes = openExport(caller('still'), pieces, 20);
  await once(bytes, 'readable');
  await expect(once(bytes, 'close')).rejects.toThrow('stopped reading');
  expect(state.isOpen).toBe(false);
  expect(state.pieces).toBeLessThan(20);
  // All of its places are free again.
  const others = Array.from({ length: 4 }, () => openExport(caller('still'), endless().pieces));
  expect(() => openExport(caller('still'), endless().pieces)).toThrow();
  for (const other of others) other.destroy();
});

test('a reader that goes on reading gets all of it', async () => {
  const pieces = (async function* () {
    for (let piece = 0; piece < 3000; piece += 1) yield await Promise.resolve('12345');
  })();
  expect(await text(openExport(caller('busy'), pieces, 50))).toHaveLength(15_000);
});

test('who leaves ends what was read for them', async () => {
  const { state, pieces } = endless();
  const bytes = openExport(caller('leaving'), pieces);
  await once(bytes, 'readable');
  bytes.destroy();
  await once(bytes, 'close');
  await expect.poll(() => state.isOpen).toBe(false);
});
