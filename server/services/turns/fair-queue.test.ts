import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Caller } from './caller.ts';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

const caller = (person: string, network = `of ${person}`, gone?: AbortSignal): Caller => ({
  person,
  network,
  gone,
});

/** A queue whose only worker is held, until it is let go; and who had a turn, one after the other. */
async function heldQueue(limits: { maxWaiting?: number; maxWaitingOfOne?: number } = {}) {
  const inTurn = createFairQueue({ atOnce: 1, maxWaiting: 1_000, ...limits });
  const hold = Promise.withResolvers<void>();
  const first = inTurn(caller('the first'), () => hold.promise);
  const turns: string[] = [];
  const sent: Promise<unknown>[] = [first];
  return {
    send(who: Caller, name = who.person) {
      const task = inTurn(who, async () => void turns.push(name));
      task.catch(() => undefined);
      sent.push(task);
      return task;
    },
    async letGo() {
      hold.resolve();
      await Promise.allSettled(sent);
      return turns;
    },
  };
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

afterEach(() => void vi.useRealTimers());

describe('who comes waits for one task of each other person, never for all their tasks', () => {
  test('whatever they have sent before, from whichever networks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ person: fc.nat(9), network: fc.nat(4) }), { maxLength: 120 }),
        async (before) => {
          const { send, letGo } = await heldQueue();
          for (const { person, network } of before)
            void send(caller(`person ${person}`, `network ${network}`));
          void send(caller('newcomer'));
          const turns = await letGo();
          expect(turns).toHaveLength(before.length + 1);
          const people = new Set(before.map(({ person }) => person));
          expect(turns.indexOf('newcomer')).toBeLessThanOrEqual(people.size);
        },
      ),
    );
  });

  test('the same where they go on sending', async () => {
    const inTurn = createFairQueue({ atOnce: 1, maxWaiting: 100 });
    const turns: string[] = [];
    const greedy = times(3, (index) => caller(`greedy ${index}`));
    const goOn = async (who: Caller): Promise<void> => {
      while (!turns.includes('newcomer'))
        await inTurn(who, async () => void turns.push(who.person));
    };
    const all = greedy.flatMap((who) => times(5, () => goOn(who)));
    await inTurn(caller('newcomer'), async () => void turns.push('newcomer'));
    await Promise.all(all);
    expect(turns.indexOf('newcomer')).toBeLessThanOrEqual(greedy.length + 1);
  });

  test('a hundred accounts of one address delay others as one does', async () => {
    const { send, letGo } = await heldQueue();
    times(100, (index) => void send(caller(`account ${index}`, 'one address')));
    void send(caller('newcomer'));
    expect((await letGo()).indexOf('newcomer')).toBe(1);
  });

  test('who comes from many networks stands in one line', async () => {
    const { send, letGo } = await heldQueue();
    times(20, (index) => void send(caller('rover', `network ${index}`)));
    void send(caller('newcomer'));
    expect((await letGo()).indexOf('newcomer')).toBe(1);
  });
});

describe('at work', () => {
  test('are never more than allowed, and no two of one person, also when somebody comes just as one ends', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.record({ person: fc.nat(5), turns: fc.nat(6) }), { maxLength: 60 }),
        async (atOnce, tasks) => {
          const inTurn = createFairQueue({ atOnce, maxWaiting: 100 });
          const atWork: number[] = [];
          let done = 0;
          await Promise.all(
            tasks.map(async ({ person, turns }) => {
              for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
              await inTurn(caller(`person ${person}`), async () => {
                expect(atWork).not.toContain(person);
                atWork.push(person);
                expect(atWork.length).toBeLessThanOrEqual(atOnce);
                for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
                atWork.splice(atWork.indexOf(person), 1);
                done += 1;
              });
            }),
          );
          expect(done).toBe(tasks.length);
        },
      ),
    );
  });

  test('a task that fails makes room as any other', async () => {
    const inTurn = createFairQueue({ atOnce: 1, maxWaiting: 10 });
    const failing = inTurn(caller('one'), () => Promise.reject(new Error('no')));
    const next = inTurn(caller('other'), async ({ hasWaited }) => hasWaited);
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe(true);
    expect(await inTurn(caller('other'), async ({ hasWaited }) => hasWaited)).toBe(false);
  });
});

describe('in a full queue', () => {
  test('who comes has the place of who has most, who is told that the bank is busy', async () => {
    const { send, letGo } = await heldQueue({ maxWaiting: 6 });
    const two = times(2, () => send(caller('two')));
    const four = times(4, () => send(caller('four')));
    void send(caller('newcomer'));
    await expect(four[3]).rejects.toMatchObject({ code: 'BUSY' });
    expect(await letGo()).toEqual(['two', 'four', 'newcomer', 'two', 'four', 'four']);
    await Promise.all(two);
  });

  test('a network that has most makes room, however many people share it', async () => {
    const { send, letGo } = await heldQueue({ maxWaiting: 6 });
    const shared = times(6, (index) => send(caller(`account ${index}`, 'one address')));
    const same = send(caller('account 7', 'one address'));
    await expect(same).rejects.toMatchObject({ code: 'BUSY' });
    void send(caller('newcomer'));
    await expect(shared[5]).rejects.toMatchObject({ code: 'BUSY' });
    expect(await letGo()).toContain('newcomer');
  });

  test('where all have one place, the next is told to come back', async () => {
    const { send, letGo } = await heldQueue({ maxWaiting: 6 });
    times(6, (index) => void send(caller(`person ${index}`)));
    await expect(send(caller('newcomer'))).rejects.toMatchObject({ code: 'BUSY' });
    expect(await letGo()).toHaveLength(6);
  });

  test('one person who has as many as one may is told so, whatever room there is', async () => {
    const { send, letGo } = await heldQueue({ maxWaitingOfOne: 2 });
    times(2, () => void send(caller('one')));
    await expect(send(caller('one'))).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' });
    void send(caller('other'));
    expect(await letGo()).toEqual(['one', 'other', 'one']);
  });
});

describe('a task whose request is gone', () => {
  test('is dropped before it begins, and its place is free', async () => {
    const { send, letGo } = await heldQueue({ maxWaiting: 2 });
    const gone = new AbortController();
    const left = send(caller('left', 'a', gone.signal));
    void send(caller('stays'));
    gone.abort();
    await expect(left).rejects.toMatchObject({ code: 'MALFORMED' });
    void send(caller('newcomer'));
    await expect(send(caller('left', 'a', gone.signal))).rejects.toMatchObject({
      code: 'MALFORMED',
    });
    expect(await letGo()).toEqual(['stays', 'newcomer']);
  });

  test('that is at work goes on, and its worker is free only then', async () => {
    const inTurn = createFairQueue({ atOnce: 1, maxWaiting: 2 });
    const gone = new AbortController();
    const end = Promise.withResolvers<string>();
    const atWork = inTurn(caller('left', 'a', gone.signal), () => end.promise);
    gone.abort();
    let begun = false;
    const next = inTurn(caller('next'), async () => void (begun = true));
    await Promise.resolve();
    expect(begun).toBe(false);
    end.resolve('done');
    expect(await atWork).toBe('done');
    await next;
  });
});

test('who has waited for 20 seconds is told that the bank is busy, before the line is cut', async () => {
  vi.useFakeTimers();
  const { send, letGo } = await heldQueue();
  const late = send(caller('late'));
  vi.advanceTimersByTime(20_000);
  await expect(late).rejects.toMatchObject({ code: 'BUSY' });
  expect(await letGo()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('several of one person may be at work where that is said', async () => {
  const inTurn: FairQueue = createFairQueue({ atOnce: 9, atOnceOfOne: 2, maxWaiting: 9 });
  const end = Promise.withResolvers<void>();
  let begun = 0;
  const work = async () => {
    begun += 1;
    await end.promise;
  };
  const all = times(3, () => inTurn(caller('one'), work));
  all.push(inTurn(caller('other'), work));
  await Promise.resolve();
  expect(begun).toBe(3);
  end.resolve();
  await Promise.all(all);
  expect(begun).toBe(4);
});
