import { randomUUIDv7 } from 'node:crypto';
import type { Bank } from '../../bank.ts';
import { saveRuns, saveStates, type JobRun, type JobState } from './job-runs-store.ts';
import { repeatEvery } from '../../base/repeat-every.ts';

export interface RunRecorder {
  note(run: Omit<JobState, 'failures'>): void;
  /** Writes what was noted, for a caller that reads it now. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Beats come every second, so that they are written together, some seconds late. */
const flushMs = 10_000;

/**
 * Keeps in the database how the jobs of this process fare: the last run of each, and every run
 * worth telling of.
 */
export function createRunRecorder(bank: Bank): RunRecorder {
  const latest = new Map<string, JobState>();
  let unwritten = new Map<string, JobState>();
  let told = new Map<string, JobRun>();

  /** Runs that follow each other in one flush are logged as one, unless one of them failed. */
  function tell({ job, ranAt, tookMs, done, error }: JobState): void {
    const endedAt = ranAt.add({ milliseconds: tookMs });
    const key = error === null ? job : `${job} ${error}`;
    const before = told.get(key);
    told.set(
      key,
      before
        ? { ...before, endedAt, done: before.done + done }
        : { id: randomUUIDv7(), job, askedBy: null, startedAt: ranAt, endedAt, done, error },
    );
  }

  async function flush(): Promise<void> {
    const states = [...unwritten.values()];
    const runs = [...told.values()];
    unwritten = new Map();
    told = new Map();
    if (states.length + runs.length === 0) return;
    await bank.db.tx(
      async (tx) => {
        if (states.length > 0) await saveStates(tx, states);
        if (runs.length > 0) await saveRuns(tx, runs);
      },
      { commits: 'in memory' },
    );
  }

  // The next runs write what is lost while the database is away.
  const stopFlushing = repeatEvery(flushMs, flush);
  return {
    note(run) {
      const state = {
        ...run,
        failures: run.error === null ? 0 : (latest.get(run.job)?.failures ?? 0) + 1,
      };
      latest.set(run.job, state);
      unwritten.set(run.job, state);
      if (run.done > 0 || run.error !== null) tell(state);
    },
    flush,
    async stop() {
      stopFlushing();
      await flush().catch(() => undefined);
    },
  };
}
