import type { Queryable, Tx } from '../db/database.ts';
import type { Waiting } from './count-waiting.ts';

/** How a case that does not wait any more ended. */
export interface Decision {
  /** The username of who decided. */
  by: string;
  /** In one word, as `accepted`. */
  outcome: string;
  at: Temporal.Instant;
}

export interface LockedCase {
  /** What the audit trail names: `user:<id>` of the customer where there is one. */
  auditSubject: string;
  /** Null while it waits. */
  decision: Decision | null;
}

/** What one noun lends to the staff's common desk. */
export interface Queue {
  readWaiting(db: Queryable): Promise<Waiting>;
  /** The case's own row, locked as its decision locks it; undefined when there is none. */
  lockCase(tx: Tx, id: string): Promise<LockedCase | undefined>;
  /**
   * What a customer may see of it: somebody has begun to look. Called whenever it is taken, also
   * for the second time.
   */
  startReview?(tx: Tx, id: string, at: Temporal.Instant): Promise<void>;
}
