import type { TestContext } from 'vitest';

/** The faults that a test made, and how the work under way ended. */
export interface FaultFigures {
  /** The part that was killed: `bank server`. */
  what: string;
  kills: number;
  /** Payments, postings or rows that were confirmed to who asked for them. */
  confirmed: number;
  /** Confirmed, and not there afterwards. */
  lost: number;
  /** There more than once. */
  doubled: number;
  /** Other measures of a row of the cluster stage. */
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
