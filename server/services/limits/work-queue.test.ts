import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

test('never more at work than allowed, also when somebody comes just as one ends', async () => {
  const inQueue = createWorkQueue({ atOnce: 1, maxWaiting: 50 });
  let atWork = 0;
  let most = 0;
  const work = async (until: Promise<void>) => {
    atWork += 1;
    most = Math.max(most, atWork);
    await until;
    atWork -= 1;
  };
  const first = Promise.withResolvers<void>();
  const done = [inQueue(() => work(first.promise)), inQueue(() => work(Promise.resolve()))];
  // One comes at each turn of the microtask queue around that moment.
  let turn = first.promise;
  for (let count = 0; count < 20; count += 1)
    turn = turn.then(() => void done.push(inQueue(() => work(Promise.resolve()))));
  first.resolve();
  await turn;
  await Promise.all(done);
  expect(most).toBe(1);
});

test('so many may wait; the next is told to come back', async () => {
  const inQueue = createWorkQueue({ atOnce: 1, maxWaiting: 50 });
  const first = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 51 }, () => inQueue(() => first.promise));
  await expect(inQueue(() => first.promise)).rejects.toMatchObject({ code: 'BUSY' });
  first.resolve();
  await Promise.all(waiting);
});
