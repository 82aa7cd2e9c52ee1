import type { CaseKind } from '../contract/cases.ts';
import type { Queue } from './cases/queue.ts';
import { checkQueue } from './deposits/check-queue.ts';

/** Every queue of the staff, by the kind of its cases. */
export const bankQueues: Record<CaseKind, Queue> = {
  check: checkQueue,
};
