import { median } from '../support/statistics.ts';

/** The first answers of a connection plan and prepare; they are not what a customer waits for. */
const warmUps = 10;

/** How long something takes that is done again and again. */
export async function p50Ms(act: () => Promise<unknown>, runs: number): Promise<number> {
  const times: number[] = [];
  for (let number = -warmUps; number < runs; number += 1) {
    const begun = performance.now();
    await act();
    if (number >= 0) times.push(performance.now() - begun);
  }
  return median(times);
}
