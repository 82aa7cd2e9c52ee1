import { median } from './statistics.ts';

/** The first answers of a connection plan and prepare; they are not what a customer waits for. */
const warmUps = 10;

/** Measures the median time of a question in milliseconds, asked `runs` times in a row. */
export async function p50Ms(ask: () => Promise<unknown>, runs: number): Promise<number> {
  const times: number[] = [];
  for (let number = -warmUps; number < runs; number += 1) {
    const begun = performance.now();
    await ask();
    if (number >= 0) times.push(performance.now() - begun);
  }
  return median(times);
}
