import type { Policy } from '../../../contract/policy.ts';
import type { RiskSignal } from '../../../contract/step-up.ts';
import type { Session } from '../../session.ts';
import { isWithinWait } from '../users/contact-changes.ts';

/** What of a session alone makes the bank ask for more. */
export function sessionSignals(
  { contactChangedAt, newDeviceSince }: Session,
  { newDeviceHours }: Policy<'stepUp'>,
  now: Temporal.Instant,
): RiskSignal[] {
  const isNew =
    newDeviceSince !== null && now.since(newDeviceSince).total('hours') < newDeviceHours;
  return [
    ...(isNew ? (['newDevice'] as const) : []),
    ...(isWithinWait(contactChangedAt, now) ? (['contactChanged'] as const) : []),
  ];
}
