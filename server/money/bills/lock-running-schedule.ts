import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { refuse } from '../../base/refusal.ts';
import type { ScheduleRow } from './schedule-row.ts';
import { lockOwnSchedule } from './schedules-store.ts';

/**
 * An own schedule that is not over, locked for this transaction.
 * @throws {Refusal} SCHEDULE_NOT_FOUND or SCHEDULE_OVER.
 */
export async function lockRunningSchedule(
  tx: Tx,
  ctx: SignedInContext,
  id: string,
): Promise<ScheduleRow> {
  const schedule =
    (await lockOwnSchedule(tx, ctx.session.userId, id)) ?? refuse('SCHEDULE_NOT_FOUND');
  return schedule.status === 'active' ? schedule : refuse('SCHEDULE_OVER');
}
