import { shippedPolicies } from '../../../config/policy.ts';
import type { PolicyChange, PolicyForStaff } from '../../../contract/staff/policy-changes.ts';
import type { PolicyName } from '../../../contract/values/policy.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { StoredChange } from './policy-changes-store.ts';

/**
 * The most changes that are shown of those that are over. A change that counts or will is shown
 * however old: colleagues must see it to take it back.
 */
const shownOfThePast = 500;

const authorship = ({ setBy, setByName, setAt, reason }: StoredChange) => ({
  setBy: setByName ?? setBy,
  setAt: textFromInstant(setAt),
  reason,
});

const isOver = (state: PolicyChange['state']) => state === 'past' || state === 'withdrawn';

/** The changes of a policy, as staff read them at an instant. */
export function policyView(
  name: PolicyName,
  stored: readonly StoredChange[],
  now: Temporal.Instant,
): Omit<PolicyForStaff, 'needsTwo' | 'proposal'> {
  const timeline = policyTimeline(name, stored);
  const inForce = timeline.inForceAt(now);
  const stateOf = (row: StoredChange): PolicyChange['state'] => {
    if (timeline.withdrawalOf(row.version)) return 'withdrawn';
    if (Temporal.Instant.compare(row.effectiveFrom, now) > 0) return 'planned';
    return row === inForce ? 'in_force' : 'past';
  };
  const changes = stored
    .filter(({ withdraws }) => withdraws === null)
    .map((row) => ({ row, state: stateOf(row) }));
  const oldestOfThePast =
    changes.filter(({ state }) => isOver(state))[shownOfThePast - 1]?.row.version ?? 0;
  const shown = changes.filter(
    ({ row, state }) => !isOver(state) || row.version >= oldestOfThePast,
  );
  return {
    name,
    version: stored[0]?.version ?? 0,
    value: inForce?.value ?? shippedPolicies[name],
    changes: shown.map(({ row, state }) => {
      const withdrawal = timeline.withdrawalOf(row.version);
      return {
        version: row.version,
        state,
        value: row.value,
        before: timeline.valueBefore(row),
        effectiveFrom: textFromInstant(row.effectiveFrom),
        ...authorship(row),
        approvedBy: row.approvedByName ?? row.approvedBy,
        withdrawal: withdrawal ? authorship(withdrawal) : null,
      };
    }),
  };
}

/**
 * The later of two comes into force last; of two from one instant on the one written last counts.
 */
function byForce(one: StoredChange, other: StoredChange): number {
  return (
    Temporal.Instant.compare(one.effectiveFrom, other.effectiveFrom) || one.version - other.version
  );
}

/** Works out the values of a policy over time from its changes. */
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
    /** Lists the value in force at an instant, and all that are planned from then until another. */
    valuesOver(from: Temporal.Instant, until: Temporal.Instant): unknown[] {
      const isPlanned = ({ effectiveFrom: at }: StoredChange) =>
        Temporal.Instant.compare(at, from) > 0 && Temporal.Instant.compare(at, until) <= 0;
      return [
        inForceAt(from)?.value ?? shippedPolicies[name],
        ...standing.filter(isPlanned).map(({ value }) => value),
      ];
    },
    /** Finds the value that counted until a change did, or would have. */
    valueBefore: (change: StoredChange): unknown =>
      standing.findLast((one) => byForce(one, change) < 0)?.value ?? shippedPolicies[name],
  };
}
