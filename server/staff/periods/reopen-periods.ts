import { randomUUID } from 'node:crypto';
import type { BodyOf } from '../../../contract/calls/route.ts';
import type { proposePeriodReopeningRoute } from '../../../contract/staff/periods.ts';
import type { Period } from '../../../contract/values/periods.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { requireProposer } from '../../people/users/second-person.ts';
import { requireSecondPerson } from '../../people/users/two-people.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { lockPeriods } from '../books/closed-periods.ts';
import {
  findWaitingPeriodReopening,
  findYearEndsFrom,
  insertPeriodReopening,
  lockPeriodReopening,
  markPeriodReopeningDecided,
} from './period-reopenings-store.ts';
import { findClosedPeriod } from './periods-store.ts';
import { reverseYearEnd } from './year-end.ts';

/**
 * Asks for a closed period, and all closed after it, to be open again. It changes nothing before a
 * second person approves.
 */
export async function proposePeriodReopening(
  ctx: SignedInContext,
  { fromPeriod, reason }: BodyOf<typeof proposePeriodReopeningRoute>,
): Promise<void> {
  const { db, clock } = ctx.bank;
  const inserted = await db.tx(async (tx) => {
    if (!(await findClosedPeriod(tx, fromPeriod)))
      refuse('PERIOD_NOT_CLOSED', { params: { period: fromPeriod } });
    const id = randomUUID();
    const isFirst = await insertPeriodReopening(tx, {
      id,
      fromPeriod,
      reason,
      proposedBy: ctx.session.userId,
      proposedAt: clock.now(),
    });
    if (!isFirst) return false;
    await recordAudit(tx, ctx, {
      action: 'period.reopening_proposed',
      subject: `period:${fromPeriod}`,
      details: { reopening: id, reason },
    });
    return true;
  });
  if (!inserted)
    refuse('REOPENING_WAITS', {
      params: { by: (await findWaitingPeriodReopening(db))?.proposer ?? 'Somebody' },
    });
}

/**
 * Decides once. No one approves what they proposed; the database refuses that as well. An approval
 * takes the profit of each year that it reopens back from equity, latest first, as it was moved.
 * @returns the first period.
 */
export async function decidePeriodReopening(
  ctx: SignedInContext,
  id: string,
  decision: 'approved' | 'declined',
): Promise<Period> {
  const { db, clock } = ctx.bank;
  return await db.tx(async (tx) => {
    if (decision === 'approved') await lockPeriods(tx);
    const { fromPeriod, proposedBy, ...row } =
      (await lockPeriodReopening(tx, id)) ?? refuse('REOPENING_NOT_FOUND');
    if (row.decision !== null) refuse('REOPENING_DECIDED', { params: { decision: row.decision } });
    if (decision === 'approved') {
      await requireSecondPerson(tx, ctx, { firstPerson: proposedBy, own: 'OWN_REOPENING' });
      await requireProposer(tx, ctx.bank, { proposedBy, right: 'run-bank' });
      for (const yearEnd of await findYearEndsFrom(tx, id)) await reverseYearEnd(tx, ctx, yearEnd);
    }
    await markPeriodReopeningDecided(tx, { id, decision, by: ctx.session.userId, at: clock.now() });
    await recordAudit(tx, ctx, {
      action: decision === 'approved' ? 'period.reopened' : 'period.reopening_declined',
      subject: `period:${fromPeriod}`,
      details: { reopening: id },
    });
    return fromPeriod;
  });
}
