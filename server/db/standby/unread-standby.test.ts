import { afterEach, expect, test, vi } from 'vitest';
import { StandbyRest, StandbyUnreadError, type WhyUnread } from './unread-standby.ts';

afterEach(() => void vi.useRealTimers());

function restOf() {
  vi.useFakeTimers({ toFake: ['performance'] });
  const said: string[] = [];
  const rest = new StandbyRest({
    unread: (why) => said.push(why),
    read: (afterSeconds) => said.push(`read after ${afterSeconds}`),
  });
  const fail = (why: WhyUnread) => rest.failed(new StandbyUnreadError(why, ''));
  return { rest, said, fail };
}

test('a standby that is away is said once, left alone, and tried by one read at a time', () => {
  const { rest, said, fail } = restOf();
  fail('away');
  expect(rest.refusal()).toBe('away');
  vi.advanceTimersByTime(1_001);
  expect([rest.refusal(), rest.refusal()]).toEqual([undefined, 'away']);
  fail('leads');
  expect(rest.refusal()).toBe('leads');
  vi.advanceTimersByTime(3_000);
  rest.answered();
  expect([rest.refusal(), rest.refusal()]).toEqual([undefined, undefined]);
  expect(said).toEqual(['away', 'read after 4']);
});

test('one that is behind for a moment is no news, one that stays behind is', () => {
  const { rest, said, fail } = restOf();
  fail('behind');
  vi.advanceTimersByTime(2_000);
  rest.answered();
  expect(said).toEqual([]);
  fail('behind');
  vi.advanceTimersByTime(5_000);
  fail('behind');
  fail('behind');
  expect(said).toEqual(['behind']);
});

test.each(['canceled', 'busy'] as const)('a statement that is %s keeps no other from it', (why) => {
  const { rest, said, fail } = restOf();
  fail(why);
  expect([rest.refusal(), said]).toEqual([undefined, []]);
});
