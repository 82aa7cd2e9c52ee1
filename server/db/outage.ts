/** Told once that the database is away, and once that it is back. */
export interface OutageListener {
  away(reason: string): void;
  back(afterSeconds: number): void;
}

export interface Outage {
  /** A connection could not be made. */
  failed(reason: string): void;
  /** A connection was made. */
  reached(): void;
}

/** Joins the failures of all connections and jobs into one outage, which is logged once. */
export function watchOutage(listener: OutageListener | undefined): Outage {
  let sinceMs: number | undefined;
  return {
    failed(reason) {
      if (sinceMs !== undefined) return;
      sinceMs = performance.now();
      listener?.away(reason);
    },
    reached() {
      if (sinceMs === undefined) return;
      listener?.back(Math.round((performance.now() - sinceMs) / 1000));
      sinceMs = undefined;
    },
  };
}
