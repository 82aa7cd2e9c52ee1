import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Bank } from '../../bank.ts';
import { refuseFor } from './refuse-for.ts';
import { inTurn } from './in-turn.ts';
import { noteRefusal } from './limit-refusals.ts';
import { limiterOf, type LimitRule } from './limiter.ts';
import { countWrongTry, pauseLeftMs, type PauseRule } from './pauses-store.ts';

/** A number of wrong tries in a time, by all that share the key. */
export interface Window {
  rule: LimitRule;
  key: string;
}

/** Wrong tries in a row, and pauses after them. */
interface Pause {
  rule: PauseRule;
  key: string;
}

export interface TryLimits {
  windows: readonly Window[];
  pause: Pause | undefined;
}

interface Look<Found> {
  /** Answers what it found; undefined when the try is wrong. */
  look: () => Promise<Found | undefined>;
  /** It has used up what it found, so that this is answered in any case. */
  spends?: boolean;
}

/** @throws {Refusal} TOO_MANY_TRIES, counted for what was used up. */
function refuseBy({ counters }: Bank, { name }: { name: string }, waitMs: number): never {
  noteRefusal(counters, name);
  refuseFor(waitMs);
}

/** @throws {Refusal} TOO_MANY_TRIES where no further try is answered now. */
async function refuseUsedUp(bank: Bank, { windows, pause }: TryLimits): Promise<void> {
  const { counters, clock } = bank;
  for (const { rule, key } of windows) {
    const counted = await limiterOf(counters, rule).get(key);
    if (counted && counted.consumedPoints >= rule.points)
      refuseBy(bank, rule, counted.msBeforeNext);
  }
  if (!pause) return;
  const waitMs = await pauseLeftMs(counters, pause.rule, { key: pause.key, now: clock.now() });
  if (waitMs !== undefined) refuseBy(bank, pause.rule, waitMs);
}

async function giveBack({ counters }: Bank, windows: readonly Window[]): Promise<void> {
  for (const { rule, key } of windows) await limiterOf(counters, rule).reward(key);
}

/** @returns the milliseconds until one can be counted again; undefined when this one was. */
async function countIn({ counters }: Bank, { rule, key }: Window): Promise<number | undefined> {
  try {
    await limiterOf(counters, rule).consume(key);
    return undefined;
  } catch (limit) {
    if (limit instanceof RateLimiterRes) return limit.msBeforeNext;
    throw limit;
  }
}

/**
 * Counts a wrong try before it is answered.
 * @throws {Refusal} TOO_MANY_TRIES where others have used up the tries since it was looked at. A try
 * without an answer is no guess, of the address or of the person.
 */
async function countWrong(bank: Bank, { windows, pause }: TryLimits): Promise<void> {
  for (const [index, window] of windows.entries()) {
    const waitMs = await countIn(bank, window);
    if (waitMs === undefined) continue;
    await giveBack(bank, windows.slice(0, index + 1));
    refuseBy(bank, window.rule, waitMs);
  }
  if (!pause) return;
  const counter = { key: pause.key, now: bank.clock.now() };
  const waitMs = await countWrongTry(bank.counters, pause.rule, counter);
  if (waitMs === undefined) return;
  await giveBack(bank, windows);
  refuseBy(bank, pause.rule, waitMs);
}

/**
 * Looks at a try, and counts it if it was wrong. A right one is never counted, so that many right
 * ones at once refuse none of each other. Many wrong ones at once are no more than the limit: a
 * server looks at them in turn, and where another server has used up the tries since then, the
 * answer does not say what this one was.
 * @throws {Refusal} TOO_MANY_TRIES.
 */
export async function judgeTry<Found>(
  bank: Bank,
  limits: TryLimits,
  { look, spends = false }: Look<Found>,
): Promise<Found | undefined> {
  if (!bank.config.limits) return await look();
  const judge = async () => {
    await refuseUsedUp(bank, limits);
    const found = await look();
    if (found === undefined) await countWrong(bank, limits);
    else if (!spends) await refuseUsedUp(bank, limits);
    return found;
  };
  const { windows, pause } = limits;
  const lines = [
    ...windows.map(({ rule, key }) => ({ key: `${rule.name}:${key}`, atOnce: rule.points })),
    ...(pause ? [{ key: `${pause.rule.name}:${pause.key}`, atOnce: 1 }] : []),
  ];
  // All take their place in the lines in the same order, so that no two wait for each other.
  return await lines.reduceRight<typeof judge>(
    (work, line) => () => inTurn(bank.counters, line, work),
    judge,
  )();
}
