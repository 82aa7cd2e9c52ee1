import { bankTimeZone } from '../../../contract/bank-zone.ts';
import * as z from 'zod/mini';
import { shippedPolicies } from '../../../config/policy.ts';
import { policies, type PolicyName } from '../../../contract/policy.ts';
import type { PolicyForStaff, changePolicyRoute } from '../../../contract/policy-changes.ts';
import type { BodyOf } from '../../../contract/route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { digestOf } from '../../base/digest.ts';
import { instantFromText } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { parseInput } from '../../http/parse-input.ts';
import { requireRight } from '../../http/require-right.ts';
import { refuse } from '../../base/refusal.ts';
import { haveTwoPeople } from '../../people/users/second-person.ts';
import { changesAsSeen, loosensTwoPersonSizeTooSoon, writeNext } from './next-change.ts';
import { findChanges } from './policy-changes-store.ts';
import { policyTimeline, policyView } from './policy-view.ts';

const longestPlan = Temporal.Duration.from({ years: 2 });

/** Never back: what was charged and paid stays explained by what was in force then. */
function effectiveFromOf(text: string | undefined, now: Temporal.Instant): Temporal.Instant {
  if (text === undefined) return now;
  const from = instantFromText(text);
  const latest = now.toZonedDateTimeISO(bankTimeZone).add(longestPlan).toInstant();
  const isAhead =
    Temporal.Instant.compare(from, now) > 0 && Temporal.Instant.compare(from, latest) <= 0;
  return isAhead ? from : refuse('EFFECTIVE_DATE_INVALID');
}

/** Writes a change of a policy as a row of its own, judged by the schema the bank reads it with. */
export async function changePolicy(
  ctx: SignedInContext,
  name: PolicyName,
  input: BodyOf<typeof changePolicyRoute>,
): Promise<PolicyForStaff> {
  const { db, clock } = ctx.bank;
  const now = clock.businessNow();
  if (name === 'roles') requireRight(ctx.session, 'manage-colleagues');
  const { value } = parseInput(z.object({ value: policies[name] }), { value: input.value });
  const effectiveFrom = effectiveFromOf(input.effectiveFrom, now);
  return await db.tx(async (tx) => {
    const changes = await changesAsSeen(tx, name, input.version);
    const timeline = policyTimeline(name, changes);
    const valueThen = timeline.inForceAt(effectiveFrom)?.value ?? shippedPolicies[name];
    if (digestOf(valueThen) === digestOf(value)) refuse('POLICY_UNCHANGED');
    if (
      loosensTwoPersonSizeTooSoon(name, {
        standing: timeline.valuesOver(now, effectiveFrom),
        next: value,
        now,
        effectiveFrom,
        hasTwoPeople: await haveTwoPeople(tx, ctx.bank, 'approve-credits'),
      })
    )
      refuse('LOOSENED_TOO_SOON');
    const version = input.version + 1;
    await writeNext(tx, ctx, {
      name,
      version,
      value,
      withdraws: null,
      effectiveFrom,
      reason: input.reason,
      setAt: now,
    });
    await recordAudit(tx, ctx, {
      action: 'policy.changed',
      subject: `policy:${name}`,
      details: {
        version: String(version),
        effectiveFrom: effectiveFrom.toString(),
        reason: input.reason,
      },
    });
    return policyView(name, await findChanges(tx, name), now);
  });
}
