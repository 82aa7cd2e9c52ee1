import type { PolicyName } from '../../../contract/policy.ts';
import type {
  PolicyForStaff,
  withdrawPolicyChangeRoute,
} from '../../../contract/policy-changes.ts';
import type { BodyOf } from '../../../contract/route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { haveTwoPeople } from '../../people/users/second-person.ts';
import { requireRight } from '../../http/require-right.ts';
import { changesAsSeen, loosensTwoPersonSizeTooSoon, writeNext } from './next-change.ts';
import { findChanges } from './policy-changes-store.ts';
import { policyView } from './policy-view.ts';

/**
 * Takes back a change that is still ahead; the row of it stays, with the row of who took it back
 * and why.
 */
export async function withdrawPolicyChange(
  ctx: SignedInContext,
  name: PolicyName,
  { version, change, reason }: BodyOf<typeof withdrawPolicyChangeRoute>,
): Promise<PolicyForStaff> {
  if (name === 'roles') requireRight(ctx.session, 'manage-colleagues');
  const { db, clock } = ctx.bank;
  const now = clock.businessNow();
  return await db.tx(async (tx) => {
    const changes = await changesAsSeen(tx, name, version);
    const planned = policyView(name, changes, now).changes.find(
      (one) => one.version === change && one.state === 'planned',
    );
    if (!planned) refuse('CHANGE_NOT_PLANNED');
    const effectiveFrom = Temporal.Instant.from(planned.effectiveFrom);
    if (
      loosensTwoPersonSizeTooSoon(name, {
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
    });
    await recordAudit(tx, ctx, {
      action: 'policy.change_withdrawn',
      subject: `policy:${name}`,
      details: { change: String(change), reason },
    });
    return policyView(name, await findChanges(tx, name), now);
  });
}
