import type { PolicyName } from '../../../contract/values/policy.ts';
import { rightToChange } from '../../../contract/staff/right-to-change.ts';
import type {
  PolicyChange,
  withdrawPolicyChangeRoute,
} from '../../../contract/staff/policy-changes.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { refuse } from '../../base/refusal.ts';
import { requireRight } from '../../http/require-right.ts';
import { findPresentStaff } from '../../people/users/staff-roles-store.ts';
import { couldTwoGive } from '../../people/users/second-person.ts';
import { changesAsSeen, loosensTooSoon, tryWriteNext, writeNext } from './next-change.ts';
import { findChanges, type StoredChange } from './policy-changes-store.ts';
import { policyView } from './policy-view.ts';
import { tellOfPolicy } from './tell-of-policy.ts';

interface Plan {
  name: PolicyName;
  /** The number of the change that is still ahead. */
  change: number;
}

const findPlan = (
  { bank }: Context,
  { name, change }: Plan,
  changes: readonly StoredChange[],
): PolicyChange | undefined =>
  policyView(name, changes, bank.clock.businessNow()).changes.find(
    (one) => one.version === change && one.state === 'planned',
  );

/** Says whether it makes a guard stricter so soon that to take it back would loosen that. */
async function isTooLate(
  tx: Tx,
  { bank }: Context,
  name: PolicyName,
  planned: PolicyChange,
): Promise<boolean> {
  return loosensTooSoon(name, {
    bank,
    standing: [planned.value],
    next: planned.before,
    now: bank.clock.businessNow(),
    effectiveFrom: Temporal.Instant.from(planned.effectiveFrom),
    hasTwoPeople: await couldTwoGive(tx),
    staff: await findPresentStaff(tx),
  });
}

/** The row that takes a plan back: the row of the plan stays. */
function withdrawalOf(
  { bank, actor }: Context,
  { name, change }: Plan,
  { version, reason }: Pick<StoredChange, 'version' | 'reason'>,
) {
  const now = bank.clock.businessNow();
  return {
    name,
    version,
    value: null,
    withdraws: change,
    effectiveFrom: now,
    reason,
    setAt: now,
    setBy: actor.name,
    approvedBy: null,
  };
}

/**
 * Takes back a change that is still ahead; the row of it stays, with the row of who took it back
 * and why.
 */
export async function withdrawPolicyChange(
  ctx: SignedInContext,
  name: PolicyName,
  { version, change, reason }: BodyOf<typeof withdrawPolicyChangeRoute>,
): Promise<void> {
  const plan = { name, change };
  await ctx.bank.db.tx(async (tx) => {
    requireRight(ctx.session, rightToChange(name));
    const planned = findPlan(ctx, plan, await changesAsSeen(tx, name, version));
    if (!planned) return refuse('CHANGE_NOT_PLANNED');
    if (await isTooLate(tx, ctx, name, planned)) refuse('WITHDRAWN_TOO_LATE');
    await writeNext(tx, ctx, withdrawalOf(ctx, plan, { version: version + 1, reason }));
    return await tellOfPolicy(tx, ctx, name, 'withdrawn');
  });
}

/**
 * Takes a plan back because its author may not make it any more, whatever else is written of the
 * policy at this moment. One that makes a guard stricter within a day stays: else a colleague who
 * wants the guard away ends the access of the one who planned it.
 * @param reason for those who read the policy, and for the trail
 * @returns false where it stays, or is ahead no more.
 */
export async function endPlan(
  tx: Tx,
  ctx: Context,
  plan: Plan,
  reason: { text: string; code: string },
): Promise<boolean> {
  const changes = await findChanges(tx, plan.name);
  const planned = findPlan(ctx, plan, changes);
  if (!planned || (await isTooLate(tx, ctx, plan.name, planned))) return false;
  const version = (changes[0]?.version ?? 0) + 1;
  const row = withdrawalOf(ctx, plan, { version, reason: reason.text });
  return (await tryWriteNext(tx, ctx, row, reason.code)) || (await endPlan(tx, ctx, plan, reason));
}
