import { type CaseOutcome } from '../../contract/words/case-outcomes.ts';
import type { CalendarDay } from '../../contract/values/calendar-day.ts';
import type { CaseKind } from '../../contract/calls/cases.ts';
import { allows, type NeededRight } from '../../contract/calls/route.ts';
import { refuse } from '../base/refusal.ts';
import type { Queryable, Tx } from '../db/database.ts';
import type { Call } from '../http/bind-route.ts';
import type { Session } from '../session.ts';
import type { Waiting } from './count-waiting.ts';

/** The outcome of a case that does not wait any more. */
export interface Decision {
  /** The username of who decided. */
  by: string;
  /** In one word, as `accepted`. */
  outcome: CaseOutcome;
  at: Temporal.Instant;
}

export interface LockedCase {
  /** The subject in the audit trail: `user:<id>` of the customer where there is one. */
  auditSubject: string;
  /** The other person who takes part, such as the payee. */
  otherParty?: string | null;
  /** Null while it waits. */
  decision: Decision | null;
}

/** Makes one call of a queue: `listCall`, `showCall` and `decisionCall` make it. */
export type QueueCall = (queue: Queue) => Call;

/** A call that ends a case, and the right that it needs. */
export interface DecisionCall extends QueueCall {
  right: NeededRight;
}

/** A waiting case, as the desk orders it. */
export interface WaitingCase {
  id: string;
  since: Temporal.Instant;
  /** The customer whom it concerns; null: a visitor. */
  person: string | null;
  /** The other person who takes part, such as the payee. */
  otherParty?: string | null;
  /** The colleague who may not decide it, because they proposed it. */
  notFor?: string | null;
}

export interface ListCall extends QueueCall {
  /** Reads the cases that wait, oldest first, as long as a list may be. */
  readCases(db: Queryable): Promise<WaitingCase[]>;
}

/**
 * One noun's cases at the common desk of the staff: all there is to say about a queue.
 */
export interface Queue {
  kind: CaseKind;
  /** Reads the number of cases that wait, and since when the oldest does. */
  readWaiting(db: Queryable): Promise<Waiting>;
  /** Counts the cases to be answered by this day at the latest, where the law names a day. */
  countDue?(db: Queryable, today: CalendarDay): Promise<number>;
  /** Answers which cases wait, with who holds each. */
  list: ListCall;
  /** Answers one case in full. */
  show: QueueCall;
  /** The case's own row, locked until the transaction ends; undefined when there is none. */
  lock(tx: Tx, id: string): Promise<LockedCase | undefined>;
  /**
   * Lets the customer see that a colleague has begun to look. Called whenever the case is taken,
   * also for the second time.
   */
  startReview?(tx: Tx, id: string, at: Temporal.Instant): Promise<void>;
  /** Each way in which its holder ends a case. */
  decisions: readonly DecisionCall[];
}

/** Says whether a colleague may end cases of this queue in at least one way. */
export const mayDecideSome = ({ decisions }: Queue, { rights }: Session): boolean =>
  decisions.some(({ right }) => allows(rights, right));

/** @throws {Refusal} RIGHT_MISSING, so that no case waits for a colleague who cannot decide it. */
export function requireDecider(queue: Queue, session: Session): void {
  if (!mayDecideSome(queue, session))
    refuse('RIGHT_MISSING', { params: { role: session.staffRole } });
}
