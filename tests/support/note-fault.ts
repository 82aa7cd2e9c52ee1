import type { TestContext } from 'vitest';

/** What a test broke on purpose, and what became of the work that was under way. */
export interface FaultFigures {
  /** What was killed: `bank server`. */
  what: string;
  kills: number;
  /** Payments, postings or rows that were confirmed to who asked for them. */
  confirmed: number;
  /** Confirmed, and not there afterwards. */
  lost: number;
  /** There more than once. */
  doubled: number;
  /** What else a row of the cluster stage measures. */
  cluster?: {
    row: string;
    secondsWithoutPayment: number;
    secondsWithoutReading: number;
    errors: number;
    readErrors: number;
  };
}

declare module 'vitest' {
  interface TaskMeta {
    fault?: FaultFigures;
  }
}

/** Keeps the figures with the result of the test: `npm run report -- faults` prints them. */
export function noteFault({ task }: TestContext, figures: FaultFigures): void {
  task.meta.fault = figures;
}
