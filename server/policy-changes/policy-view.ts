import { shippedPolicies } from '../../config/policy.ts';
import type { PolicyName } from '../../contract/policy.ts';
import type { PolicyChange, PolicyForStaff } from '../../contract/policy-changes.ts';
import { textFromInstant } from '../clock.ts';
import type { StoredChange } from './policy-changes-store.ts';
import { timelineOf } from './policy-timeline.ts';

type Timeline = ReturnType<typeof timelineOf>;

const authorship = ({ setBy, setByName, setAt, reason }: StoredChange) => ({ setBy: setByName ?? setBy, setAt: textFromInstant(setAt), reason });

function stateOf({ version, effectiveFrom }: StoredChange, timeline: Timeline, now: Temporal.Instant): PolicyChange['state'] {
  if (timeline.withdrawalOf(version)) return 'withdrawn';
  if (Temporal.Instant.compare(effectiveFrom, now) > 0) return 'planned';
  return timeline.inForceAt(now)?.version === version ? 'in_force' : 'past';
}

/** A policy as staff read it at an instant. */
export function policyView(name: PolicyName, stored: readonly StoredChange[], now: Temporal.Instant): PolicyForStaff {
  const timeline = timelineOf(name, stored);
  const changes = stored
    .filter(({ withdraws }) => withdraws === null)
    .map((row) => {
      const withdrawal = timeline.withdrawalOf(row.version);
      return {
        version: row.version,
        state: stateOf(row, timeline, now),
        value: row.value,
        before: timeline.valueBefore(row),
        effectiveFrom: textFromInstant(row.effectiveFrom),
        ...authorship(row),
        withdrawal: withdrawal ? authorship(withdrawal) : null,
      };
    });
  return { name, version: stored[0]?.version ?? 0, value: timeline.inForceAt(now)?.value ?? shippedPolicies[name], changes };
}
