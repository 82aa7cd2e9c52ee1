import type { Database } from '../../db/database.ts';
import type { Job } from './worker.ts';

/** The most rows that one run changes, so that it holds no lock for long. */
export const housekeepingBatch = 500;

/** Rows that are kept for a time only. */
export interface Forgetting {
  name: string;
  about: string;
  /** Once an hour, where it does not say. */
  everyMs?: number;
  /** @returns how many rows went, at most `limit`. */
  forget(db: Database, now: Temporal.Instant, limit: number): Promise<number>;
}

/** The job that forgets a batch of them. */
export const forgettingJob = ({ forget, everyMs = 3_600_000, ...named }: Forgetting): Job => ({
  ...named,
  everyMs,
  run: ({ bank }) => forget(bank.db, bank.clock.now(), housekeepingBatch),
});
