/** The part of a job that says what may be expected of it. */
export interface JobPromise {
  name: string;
  everyMs: number;
  /** Waits while money is stopped. */
  movesMoney?: true;
  /** A person is woken when it stops, as for each job that moves money. */
  wakes?: true;
  /** The time of its longest run, where that may be more than some minutes. */
  longestRunMs?: number;
  /** The time that what is due may wait for it, where that is not a quarter of an hour. */
  promptMs?: number;
  /**
   * Up to when it has looked at everything, where a run that did nothing does not say so: it has
   * looked at a part only.
   */
  caughtUpAt?(): Temporal.Instant | undefined;
}

export interface JobFigures {
  runs: number;
  failures: number;
  /** When it last ran through; before the first time, when it was started. */
  lastDoneAt: Temporal.Instant;
  /**
   * All that was due before this moment was looked at: when it last began and found nothing left,
   * or when it was started. So no row has waited longer than since then, however many wait.
   */
  caughtUpAt: Temporal.Instant;
  /** The time that it may be silent. */
  patienceMs: number;
  /** The time that what is due may wait for it. */
  promptMs: number;
  severity: 'page' | 'look';
}

interface Run {
  ranAt: Temporal.Instant;
  endedAt: Temporal.Instant;
  done: number;
  failed: boolean;
}

const minute = 60_000;
const leastPatienceMs = 10 * minute;
const usualPromptMs = 15 * minute;

/** The figures of each job of a worker since its start, and what their manifests promise. */
export function countJobs(jobs: readonly JobPromise[], startedAt: Temporal.Instant) {
  const figures = new Map<string, JobFigures>(
    jobs.map(({ name, everyMs, longestRunMs = 0, promptMs, movesMoney, wakes }) => {
      const patienceMs = Math.max(leastPatienceMs, 2 * everyMs, longestRunMs);
      return [
        name,
        {
          runs: 0,
          failures: 0,
          lastDoneAt: startedAt,
          caughtUpAt: startedAt,
          patienceMs,
          promptMs: promptMs ?? Math.max(usualPromptMs, patienceMs),
          severity: movesMoney || wakes ? 'page' : 'look',
        },
      ];
    }),
  );
  return {
    figures,
    count({ name, caughtUpAt }: JobPromise, { ranAt, endedAt, done, failed }: Run): void {
      const counted = figures.get(name);
      if (!counted) return;
      counted.runs += 1;
      if (failed) {
        counted.failures += 1;
        return;
      }
      counted.lastDoneAt = endedAt;
      const reached = caughtUpAt ? caughtUpAt() : done === 0 ? ranAt : undefined;
      if (reached && Temporal.Instant.compare(reached, counted.caughtUpAt) > 0)
        counted.caughtUpAt = reached;
    },
  };
}
