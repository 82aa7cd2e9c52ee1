import { type CaseOutcome } from '../../contract/refusals/case-outcomes.ts';
import type { FastifyInstance } from 'fastify';
import type { CaseKind } from '../../contract/cases.ts';
import type { Bank } from '../bank.ts';
import type { Queryable, Tx } from '../db/database.ts';
import type { Waiting } from './count-waiting.ts';

/** How a case that does not wait any more ended. */
export interface Decision {
  /** The username of who decided. */
  by: string;
  /** In one word, as `accepted`. */
  outcome: CaseOutcome;
  at: Temporal.Instant;
}

export interface LockedCase {
  /** What the audit trail names: `user:<id>` of the customer where there is one. */
  auditSubject: string;
  /** Null while it waits. */
  decision: Decision | null;
}

/** Binds one call of a queue: `listCall`, `showCall` and `decisionCall` make it. */
export type QueueCall = (app: FastifyInstance, bank: Bank, queue: Queue) => void;

/**
 * One noun's cases at the common desk of the staff: all there is to say about a queue.
 * `server/bank-queues.ts` lists every queue.
 */
export interface Queue {
  kind: CaseKind;
  /** How many cases wait, and since when the oldest does. */
  readWaiting(db: Queryable): Promise<Waiting>;
  /** Answers which cases wait, with who holds each. */
  list: QueueCall;
  /** Answers one case in full. */
  show: QueueCall;
  /** The case's own row, locked until the transaction ends; undefined when there is none. */
  lock(tx: Tx, id: string): Promise<LockedCase | undefined>;
  /**
   * What a customer may see of it: somebody has begun to look. Called whenever it is taken, also
   * for the second time.
   */
  startReview?(tx: Tx, id: string, at: Temporal.Instant): Promise<void>;
  /** Each way in which its holder ends a case. */
  decisions: readonly QueueCall[];
}
