const firstPauseSeconds = 5;
const longestPauseSeconds = 3600;

interface Failed {
  tries: number;
  until: Temporal.Instant;
}

/**
 * Rows that failed, each left alone for a pause that doubles from five seconds to an hour. Kept in memory only: a server that starts tries each of them once, and
 * nothing has to be undone when their cause is mended.
 */
export class SetAside {
  readonly #rows = new Map<string, Failed>();

  /** @returns how often the row has failed now. */
  add(id: string, now: Temporal.Instant): number {
    const tries = (this.#rows.get(id)?.tries ?? 0) + 1;
    const seconds = Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.min(tries - 1, 20));
    this.#rows.set(id, { tries, until: now.add({ seconds }) });
    return tries;
  }

  /** The rows whose pause is not over. One that nobody came back to, since another server did it, is forgotten. */
  ids(now: Temporal.Instant): string[] {
    for (const [id, { until }] of this.#rows) if (now.since(until).total('seconds') > longestPauseSeconds) this.#rows.delete(id);
    return [...this.#rows].flatMap(([id, { until }]) => (Temporal.Instant.compare(until, now) > 0 ? [id] : []));
  }

  forget(ids: readonly string[]): void {
    for (const id of ids) this.#rows.delete(id);
  }
}
