import type { CaseKind } from '../contract/calls/cases.ts';
import type { Config } from './base/config.ts';
import type { Queue } from './desk/queue.ts';
import type { Call } from './http/bind-route.ts';
import type { DollarsOf } from './money/approvals/factor-for-order.ts';
import type { OpenProposals } from './people/colleagues/open-proposals.ts';
import type { OrdersInDoubt } from './people/freezes/orders-in-doubt.ts';
import type { CancelOrders } from './people/password-resets/confirm-password-reset.ts';
import type { CustomerClosing } from './people/users/closing.ts';
import type { Welcome } from './people/users/register-user.ts';
import type { ChangeWatch } from './services/changes/change-watch.ts';
import type { Forgetting } from './services/jobs/forgetting.ts';
import type { SealedThing } from './services/jobs/resealing.ts';
import type { Job, Worker } from './services/jobs/worker.ts';
import type { TaskTools } from './services/mail/mail-task.ts';

/** Functions of higher floors that lower ones call: they may not import them. */
export interface Lent {
  welcome: Welcome;
  cancelOrders: CancelOrders;
  ordersInDoubt: OrdersInDoubt;
  dollarsOf: DollarsOf;
  urls: TaskTools['urls'];
}

/** The parts of all nouns together, and of the server that binds them. */
export interface House extends Lent {
  queues: Record<CaseKind, Queue>;
  proposals: readonly OpenProposals[];
  closings: readonly CustomerClosing[];
  worker: Worker;
  watch: ChangeWatch;
  /** The number of pages that may hear of changes at the same time, where fewer than usual. */
  mostWatching: number | undefined;
}

/** The parts that one noun brings to the bank; it has only those that it needs. */
export interface Noun<Kind extends CaseKind = CaseKind> {
  /** The calls of each of its files, or what makes them from parts of other nouns. */
  calls?: readonly (readonly Call[] | ((house: House) => readonly Call[]))[];
  /** Makes the work that is repeated, for one worker: some of it remembers how far it came. */
  jobs?: (config: Config) => readonly Job[];
  /** The mails that a commit leaves to be made and sent, one kind each. */
  tasks?: readonly ((tools: TaskTools) => Job)[];
  /** The rows that it keeps for a time only. */
  forgets?: readonly Forgetting[];
  /** The columns that are sealed again when there is a newer key. */
  sealed?: readonly SealedThing[];
  /** The cases that staff decide. */
  queue?: (Queue & { kind: Kind }) | ((lent: Lent) => Queue & { kind: Kind });
  /** The things that wait for a second person, or for their day, and end when their proposer leaves. */
  proposals?: readonly OpenProposals[];
  /** Its part when staff close a customer. */
  closing?: CustomerClosing;
  /** Tables that refer to people of the staff alone: a customer's closing does not concern them. */
  tablesOfStaff?: readonly string[];
}

/** Says what a noun brings. A part that the bank does not know is refused by the compiler. */
export const noun = <Kind extends CaseKind = never>(parts: Noun<Kind>): Noun<Kind> => parts;
