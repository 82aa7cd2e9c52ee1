import { shippedPolicies } from '../../../config/policy.ts';
import type { PolicyName } from '../../../contract/policy.ts';
import type { PolicyChange, PolicyForStaff } from '../../../contract/policy-changes.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { StoredChange } from './policy-changes-store.ts';
import { policyTimeline } from './policy-timeline.ts';

/**
 * Of what is over. What counts or will is shown however old: colleagues must see it to take it
 * back.
 */
const shownOfThePast = 500;

const authorship = ({ setBy, setByName, setAt, reason }: StoredChange) => ({
  setBy: setByName ?? setBy,
  setAt: textFromInstant(setAt),
  reason,
});

const isOver = (state: PolicyChange['state']) => state === 'past' || state === 'withdrawn';

/** A policy as staff read it at an instant. */
export function policyView(
  name: PolicyName,
  stored: readonly StoredChange[],
  now: Temporal.Instant,
): PolicyForStaff {
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
        withdrawal: withdrawal ? authorship(withdrawal) : null,
      };
    }),
  };
}
