import {
  caseKinds,
  leftAfterMinutes,
  type CaseKind,
  type QueueSummary,
} from '../../contract/calls/cases.ts';
import type { Bank } from '../bank.ts';
import { textFromInstant } from '../base/clock.ts';
import { digestOf } from '../base/digest.ts';
import { countHeldCases } from './cases-store.ts';
import type { Queue } from './queue.ts';

/**
 * Reads how many cases of each queue wait, with a mark that changes whenever its list does.
 * @param viewerId the colleague whose own cases are counted; null counts none.
 */
export async function readQueues(
  { db, clock }: Bank,
  queues: Record<CaseKind, Queue>,
  viewerId: string | null,
): Promise<QueueSummary[]> {
  const held = await countHeldCases(
    db,
    viewerId,
    clock.now().subtract({ minutes: leftAfterMinutes }),
  );
  const today = clock.businessDay();
  const rows = [];
  for (const kind of caseKinds) {
    const { waiting, oldestSince, sum } = await queues[kind].readWaiting(db);
    const { sum: sumHeld = '0', ...counts } = held.get(kind) ?? { held: 0, heldByYou: 0 };
    rows.push({
      kind,
      waiting,
      oldestSince: oldestSince && textFromInstant(oldestSince),
      due: (await queues[kind].countDue?.(db, today)) ?? 0,
      ...counts,
      mark: digestOf(`${waiting} ${sum} ${sumHeld}`),
    });
  }
  return rows;
}
