import { expect, test } from 'vitest';
import type { Route } from '../../contract/calls/route.ts';
import type { SignedInContext } from '../context.ts';
import { inOwnTurn } from './own-turns.ts';

const reading = { method: 'GET', path: '/api/reading' } as Route;
const contextOf = (person: string) =>
  ({ session: {}, caller: { person, network: person, gone: undefined } }) as SignedInContext;

/** Work that goes on until it is let go. */
function heldWork() {
  const end = Promise.withResolvers<void>();
  let atWork = 0;
  let askedAgain = 0;
  return {
    act: async () => {
      atWork += 1;
      await end.promise;
    },
    askAgain: async () => void (askedAgain += 1),
    letGo: () => end.resolve(),
    counts: () => ({ atWork, askedAgain }),
  };
}

test('one person has eight requests at work; the others wait, are asked again, and hold nobody up', async () => {
  const { letGo, counts, ...work } = heldWork();
  const sent = Array.from({ length: 20 }, () => inOwnTurn(reading, contextOf('greedy'), work));
  expect(counts()).toEqual({ atWork: 8, askedAgain: 0 });
  let isAnswered = false;
  await inOwnTurn(reading, contextOf('other'), {
    askAgain: work.askAgain,
    act: async () => void (isAnswered = true),
  });
  expect(isAnswered).toBe(true);
  letGo();
  await Promise.all(sent);
  expect(counts()).toEqual({ atWork: 20, askedAgain: 12 });
});

test('who may no longer, once it is their turn, is refused', async () => {
  const { letGo, counts, act } = heldWork();
  const askAgain = () => Promise.reject(new Error('signed out'));
  const sent = Array.from({ length: 9 }, () =>
    inOwnTurn(reading, contextOf('leaving'), { act, askAgain }),
  );
  letGo();
  const results = await Promise.allSettled(sent);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(counts().atWork).toBe(8);
});

test.each([
  ['a payment', { ...reading, movesMoney: true }],
  ['a form with files', { ...reading, files: {} }],
  ['a stream', { ...reading, stream: true }],
])('%s waits elsewhere', async (_what, route) => {
  const { letGo, counts, ...work } = heldWork();
  const sent = Array.from({ length: 20 }, () =>
    inOwnTurn(route as Route, contextOf(`person of ${_what}`), work),
  );
  expect(counts().atWork).toBe(20);
  letGo();
  await Promise.all(sent);
});
