import { randomUUID } from 'node:crypto';
import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import * as z from 'zod/mini';
import { shippedPolicies } from '../../../config/policy.ts';
import { policies, type PolicyName } from '../../../contract/values/policy.ts';
import { rightToChange } from '../../../contract/staff/right-to-change.ts';
import type { changePolicyRoute } from '../../../contract/staff/policy-changes.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { digestOf } from '../../base/digest.ts';
import { instantFromText } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { parseInput } from '../../http/parse-input.ts';
import { requireRight } from '../../http/require-right.ts';
import { refuse } from '../../base/refusal.ts';
import type { OpenProposals } from '../../people/colleagues/open-proposals.ts';
import { findPresentStaff } from '../../people/users/staff-roles-store.ts';
import { couldTwoGive, needTwo } from '../../people/users/second-person.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { changesAsSeen, loosensTooSoon, writeChange } from './next-change.ts';
import { findWaitingProposal, insertPolicyProposal } from './policy-proposals-store.ts';
import { policyTimeline } from './policy-view.ts';
import { tellOfPolicy } from './tell-of-policy.ts';

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

interface Change {
  name: PolicyName;
  /** The newest that was seen. */
  version: number;
  value: unknown;
  effectiveFrom: Temporal.Instant;
}

/**
 * Refuses a change that may not be made now.
 * @throws {Refusal} POLICY_CHANGED, POLICY_UNCHANGED, LOOSENED_TOO_SOON.
 */
export async function judgeChange(
  tx: Tx,
  { bank }: SignedInContext,
  { name, version, value, effectiveFrom }: Change,
): Promise<void> {
  const now = bank.clock.businessNow();
  const timeline = policyTimeline(name, await changesAsSeen(tx, name, version));
  const valueThen = timeline.inForceAt(effectiveFrom)?.value ?? shippedPolicies[name];
  if (digestOf(valueThen) === digestOf(value)) refuse('POLICY_UNCHANGED');
  const isTooSoon = loosensTooSoon(name, {
    bank,
    standing: timeline.valuesOver(now, effectiveFrom),
    next: value,
    now,
    effectiveFrom,
    hasTwoPeople: await couldTwoGive(tx),
    staff: await findPresentStaff(tx),
  });
  if (isTooSoon) refuse('LOOSENED_TOO_SOON');
}

type Given = BodyOf<typeof changePolicyRoute>;

/** Keeps the change for a second person. */
async function propose(
  tx: Tx,
  ctx: SignedInContext,
  { name, value, given }: { name: PolicyName; value: unknown; given: Given },
): Promise<void> {
  const id = randomUUID();
  const inserted = await insertPolicyProposal(tx, {
    id,
    name,
    version: given.version,
    value,
    effectiveFrom: given.effectiveFrom === undefined ? null : instantFromText(given.effectiveFrom),
    reason: given.reason,
    proposedBy: ctx.session.userId,
    proposedAt: ctx.bank.clock.businessNow(),
  });
  if (!inserted)
    refuse('PROPOSAL_WAITS', {
      params: { by: (await findWaitingProposal(tx, name))?.proposer ?? 'Somebody' },
    });
  await recordAudit(tx, ctx, {
    action: 'policy.change_proposed',
    subject: `policy:${name}`,
    details: { proposal: id, reason: given.reason },
  });
  await tellOfPolicy(tx, ctx, name, 'proposed');
}

/**
 * Writes a change of a policy as a row of its own, judged by the schema the bank reads it with; or
 * keeps it for a second person, where two are needed.
 * @returns whether it was written.
 */
export async function changePolicy(
  ctx: SignedInContext,
  {
    name,
    given,
    proposals,
  }: { name: PolicyName; given: Given; proposals: readonly OpenProposals[] },
): Promise<boolean> {
  const { bank, session } = ctx;
  requireRight(session, rightToChange(name));
  const now = bank.clock.businessNow();
  const { value } = parseInput(z.object({ value: policies[name] }), { value: given.value });
  const effectiveFrom = effectiveFromOf(given.effectiveFrom, now);
  return await bank.db.tx(async (tx) => {
    requireRight(session, rightToChange(name));
    await judgeChange(tx, ctx, { name, version: given.version, value, effectiveFrom });
    if (await needTwo(tx, bank, rightToChange(name))) {
      await propose(tx, ctx, { name, value, given });
      return false;
    }
    await writeChange(
      tx,
      ctx,
      {
        name,
        version: given.version + 1,
        value,
        effectiveFrom,
        reason: given.reason,
        setAt: now,
        setBy: ctx.actor.name,
        approvedBy: null,
      },
      proposals,
    );
    await tellOfPolicy(tx, ctx, name, 'changed');
    return true;
  });
}
