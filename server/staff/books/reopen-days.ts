import { randomUUID } from 'node:crypto';
import type { proposeReopeningRoute } from '../../../contract/staff/day-reopenings.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { refuse } from '../../base/refusal.ts';
import { requireSecondPerson } from '../../people/users/two-people.ts';
import { requireProposer } from '../../people/users/second-person.ts';
import { findClosedPeriodFrom, lockPeriods } from './closed-periods.ts';
import { findClosedDay } from './day-closings-store.ts';
import {
  findWaitingReopening,
  insertReopening,
  isDetached,
  lockReopening,
  markReopeningDecided,
} from './reopenings-store.ts';

/** The days of a closed month or year stay as they were signed. */
async function requireOpenPeriod(tx: Tx, day: CalendarDay): Promise<void> {
  const period = await findClosedPeriodFrom(tx, day);
  if (period !== undefined) refuse('DAY_IN_CLOSED_PERIOD', { params: { day, period } });
}

/**
 * Asks for the closed days from one on to be closed again. It changes nothing before a second
 * person approves.
 */
export async function proposeReopening(
  ctx: SignedInContext,
  { fromDay, reason }: BodyOf<typeof proposeReopeningRoute>,
): Promise<void> {
  const { db, clock } = ctx.bank;
  const inserted = await db.tx(async (tx) => {
    if ((await findClosedDay(tx, fromDay))?.day !== fromDay)
      refuse('DAY_NOT_CLOSED', { params: { day: fromDay } });
    if (await isDetached(tx, fromDay)) refuse('DAY_DETACHED', { params: { day: fromDay } });
    await requireOpenPeriod(tx, fromDay);
    const id = randomUUID();
    if (
      !(await insertReopening(tx, {
        id,
        fromDay,
        reason,
        proposedBy: ctx.session.userId,
        proposedAt: clock.now(),
      }))
    )
      return false;
    await recordAudit(tx, ctx, {
      action: 'days.reopening_proposed',
      subject: `day:${fromDay}`,
      details: { reopening: id, reason },
    });
    return true;
  });
  if (!inserted)
    refuse('REOPENING_WAITS', {
      params: { by: (await findWaitingReopening(db))?.proposer ?? 'Somebody' },
    });
}

/**
 * Decides once. No one approves what they proposed; the database refuses that as well.
 * @returns the first day.
 */
export async function decideReopening(
  ctx: SignedInContext,
  id: string,
  decision: 'approved' | 'declined',
): Promise<string> {
  const { db, clock } = ctx.bank;
  return await db.tx(async (tx) => {
    if (decision === 'approved') await lockPeriods(tx);
    const { fromDay, proposedBy, ...row } =
      (await lockReopening(tx, id)) ?? refuse('REOPENING_NOT_FOUND');
    if (row.decision !== null) refuse('REOPENING_DECIDED', { params: { decision: row.decision } });
    if (decision === 'approved' && (await isDetached(tx, fromDay)))
      refuse('DAY_DETACHED', { params: { day: fromDay } });
    if (decision === 'approved') {
      await requireOpenPeriod(tx, fromDay);
      await requireSecondPerson(tx, ctx, { firstPerson: proposedBy, own: 'OWN_REOPENING' });
      await requireProposer(tx, ctx.bank, { proposedBy, right: 'run-bank' });
    }
    await markReopeningDecided(tx, { id, decision, by: ctx.session.userId, at: clock.now() });
    const action = decision === 'approved' ? 'days.reopened' : 'days.reopening_declined';
    await recordAudit(tx, ctx, { action, subject: `day:${fromDay}`, details: { reopening: id } });
    return fromDay;
  });
}
