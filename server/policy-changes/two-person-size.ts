import type { Policy, PolicyName } from '../../contract/policy.ts';
import { refuse } from '../refusal.ts';

const notice = Temporal.Duration.from({ hours: 24 });

const sizeOf = ({ aboveMinor }: Policy<'twoPeople'>) => aboveMinor ?? Infinity;

interface Change {
  from: unknown;
  to: unknown;
  now: Temporal.Instant;
  effectiveFrom: Temporal.Instant;
}

/**
 * Nobody lifts the rule of two people for the credit they want to book alone: colleagues have a day to see that it is loosened, and to take that back.
 * @throws {Refusal} LOOSENED_TOO_SOON
 */
export function requireNotice(name: PolicyName, { from, to, now, effectiveFrom }: Change): void {
  if (name !== 'twoPeople' || sizeOf(to as Policy<'twoPeople'>) <= sizeOf(from as Policy<'twoPeople'>)) return;
  if (Temporal.Instant.compare(effectiveFrom, now.add(notice)) < 0) refuse('LOOSENED_TOO_SOON');
}
