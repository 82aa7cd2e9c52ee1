import { blockingKinds } from '../../../contract/words/periods.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import type { signPeriodRoute } from '../../../contract/staff/periods.ts';
import { isYear } from '../../../contract/values/periods.ts';
import { digestOf } from '../../base/digest.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { lockPeriods } from '../books/closed-periods.ts';
import { findNextPeriod } from './next-period.ts';
import { findClosedPeriod, findPeriodGeneration, insertPeriod } from './periods-store.ts';
import { readOpen } from './read-open.ts';
import { postYearEnd } from './year-end.ts';

/**
 * Closes the month or year whose turn it is, with what is open in it as its signer has read it. A
 * year moves its profit to equity in the same transaction.
 */
export async function signPeriod(
  ctx: SignedInContext,
  { period, digest }: BodyOf<typeof signPeriodRoute>,
): Promise<void> {
  const { db, clock } = ctx.bank;
  await db.tx(async (tx) => {
    // Of two at once the second one sees what the first one signed.
    await lockPeriods(tx);
    const closed = await findClosedPeriod(tx, period);
    if (closed) refuse('PERIOD_SIGNED_BEFORE', { params: { period, by: closed.signer } });
    const next = await findNextPeriod(tx);
    if (next !== period)
      refuse('PERIOD_NOT_NEXT', { params: { period, ...(next !== undefined && { next }) } });
    const open = await readOpen(tx, period);
    const because = blockingKinds.find((kind) => open.some((item) => item.kind === kind));
    if (because !== undefined) refuse('PERIOD_NOT_READY', { params: { period, because } });
    if (digestOf(open) !== digest) refuse('PERIOD_CHANGED', { params: { period } });
    const generation = await findPeriodGeneration(tx);
    const journalId = isYear(period)
      ? await postYearEnd(tx, ctx, { year: period, generation })
      : null;
    await insertPeriod(tx, {
      period,
      generation,
      signedBy: ctx.session.userId,
      signedAt: clock.now(),
      open,
      journalId,
    });
    await recordAudit(tx, ctx, {
      action: 'period.closed',
      subject: `period:${period}`,
      details: { open: digest, ...(journalId !== null && { journal: journalId }) },
    });
  });
}
