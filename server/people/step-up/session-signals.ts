import type { Policy } from '../../../contract/values/policy.ts';
import type { RiskSignal } from '../../../contract/values/step-up.ts';
import type { Session } from '../../session.ts';
import { isWithinWait } from '../users/contact-changes.ts';

/** The signals in a session alone for which the bank asks for more. */
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
