import { expect, test } from 'vitest';
import { readAhead } from './read-ahead.ts';

/** Numbers without an end, and how many of them were asked for. */
function numbers() {
  const state = { asked: 0, isOpen: true };
  async function* source() {
    try {
      for (;;) {
        state.asked += 1;
        yield await Promise.resolve(state.asked);
      }
    } finally {
      state.isOpen = false;
    }
  }
  return { state, source: source() };
}

test('all pieces come in their order, one of them read ahead and no more', async () => {
  const { state, source } = numbers();
  const read = readAhead(source);
  for (let piece = 1; piece <= 5; piece += 1) {
    expect(await read.next()).toEqual({ done: false, value: piece });
    await new Promise(setImmediate);
    expect(state.asked).toBe(piece + 1);
  }
});

test('who leaves ends what was read for them', async () => {
  const { state, source } = numbers();
  for await (const piece of readAhead(source)) if (piece === 3) break;
  expect(state.isOpen).toBe(false);
});

test('what fails while it is read ahead fails where its turn comes, and nowhere else', async () => {
  async function* source() {
    yield await Promise.resolve(1);
    throw new Error('away');
  }
  const read = readAhead(source());
  expect(await read.next()).toEqual({ done: false, value: 1 });
  await new Promise(setImmediate);
  await expect(read.next()).rejects.toThrow('away');
  // One who left before never hears of it.
  for await (const _ of readAhead(source())) break;
  await new Promise(setImmediate);
});
