import type { PolicyName } from '../../../contract/policy.ts';
import { rightToChange } from '../../../contract/right-to-change.ts';
import type { withdrawPolicyChangeRoute } from '../../../contract/policy-changes.ts';
import type { BodyOf } from '../../../contract/route.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { requireRight } from '../../http/require-right.ts';
import { haveTwoPeople } from '../../people/users/second-person.ts';
import { changesAsSeen, loosensTwoPersonRuleTooSoon, writeNext } from './next-change.ts';
import { policyView } from './policy-view.ts';

/**
 * Takes back a change that is still ahead; the row of it stays, with the row of who took it back
 * and why.
 */
export async function withdrawPolicyChange(
  ctx: SignedInContext,
  name: PolicyName,
  { version, change, reason }: BodyOf<typeof withdrawPolicyChangeRoute>,
): Promise<void> {
  requireRight(ctx.session, rightToChange(name));
  const { db, clock } = ctx.bank;
  const now = clock.businessNow();
  await db.tx(async (tx) => {
    const changes = await changesAsSeen(tx, name, version);
    const planned = policyView(name, changes, now).changes.find(
      (one) => one.version === change && one.state === 'planned',
    );
    if (!planned) refuse('CHANGE_NOT_PLANNED');
    const effectiveFrom = Temporal.Instant.from(planned.effectiveFrom);
    if (
      loosensTwoPersonRuleTooSoon(name, {
        standing: [planned.value],
        next: planned.before,
        now,
        effectiveFrom,
        hasTwoPeople: await haveTwoPeople(tx, ctx.bank, 'approve-credits'),
      })
    )
      refuse('WITHDRAWN_TOO_LATE');
    await writeNext(tx, ctx, {
      name,
      version: version + 1,
      value: null,
      withdraws: change,
      effectiveFrom: now,
      reason,
      setAt: now,
      setBy: ctx.actor.name,
      approvedBy: null,
    });
  });
}
