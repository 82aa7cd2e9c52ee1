import type { Policy, PolicyName } from '../../../contract/policy.ts';

const notice = Temporal.Duration.from({ hours: 24 });

const sizeOf = ({ aboveMinor }: Policy<'twoPeople'>) => aboveMinor ?? Infinity;

interface Change {
  /**
   * What counts until then: now, and as planned. Whatever of it is withdrawn later, the strictest
   * has been seen.
   */
  standing: readonly unknown[];
  next: unknown;
  now: Temporal.Instant;
  effectiveFrom: Temporal.Instant;
}

/**
 * No one lifts the rule of two people for the credit they want to book alone: colleagues have a day
 * to see that it is loosened, by a change or by the withdrawal of a stricter one, and to take that
 * back.
 */
export function loosensTwoPersonSizeTooSoon(
  name: PolicyName,
  { standing, next, now, effectiveFrom }: Change,
): boolean {
  if (name !== 'twoPeople') return false;
  const strictest = Math.min(...standing.map((value) => sizeOf(value as Policy<'twoPeople'>)));
  return (
    sizeOf(next as Policy<'twoPeople'>) > strictest &&
    Temporal.Instant.compare(effectiveFrom, now.add(notice)) < 0
  );
}
