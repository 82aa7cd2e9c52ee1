import { shippedPolicies } from '../../../config/policy.ts';
import type { PolicyName } from '../../../contract/policy.ts';
import type { StoredChange } from './policy-changes-store.ts';

/**
 * The later of two comes into force last; of two from one instant on the one written last counts.
 */
function byForce(one: StoredChange, other: StoredChange): number {
  return (
    Temporal.Instant.compare(one.effectiveFrom, other.effectiveFrom) || one.version - other.version
  );
}

/** What changes make of a policy over time. */
export function policyTimeline(name: PolicyName, changes: readonly StoredChange[]) {
  const withdrawals = new Map(
    changes.flatMap((row) => (row.withdraws === null ? [] : [[row.withdraws, row] as const])),
  );
  const standing = changes
    .filter(({ withdraws, version }) => withdraws === null && !withdrawals.has(version))
    .toSorted(byForce);
  const inForceAt = (at: Temporal.Instant) =>
    standing.findLast(({ effectiveFrom }) => Temporal.Instant.compare(effectiveFrom, at) <= 0);
  return {
    withdrawalOf: (version: number): StoredChange | undefined => withdrawals.get(version),
    /** The change in force at an instant; none while it is what the bank shipped with. */
    inForceAt,
    /** What is in force at an instant, and all that is planned from then until another. */
    valuesOver(from: Temporal.Instant, until: Temporal.Instant): unknown[] {
      const isPlanned = ({ effectiveFrom: at }: StoredChange) =>
        Temporal.Instant.compare(at, from) > 0 && Temporal.Instant.compare(at, until) <= 0;
      return [
        inForceAt(from)?.value ?? shippedPolicies[name],
        ...standing.filter(isPlanned).map(({ value }) => value),
      ];
    },
    /** What counted until a change did, or would have. */
    valueBefore: (change: StoredChange): unknown =>
      standing.findLast((one) => byForce(one, change) < 0)?.value ?? shippedPolicies[name],
  };
}
