import { allows, type NeededRight } from '../../contract/calls/route.ts';
import { refuse } from '../base/refusal.ts';
import type { Session } from '../session.ts';

/** @throws {Refusal} RIGHT_MISSING (403) for staff whose role does not have what is needed. */
export function requireRight({ rights, staffRole }: Session, needed: NeededRight): void {
  if (staffRole === null || !allows(rights, needed))
    refuse('RIGHT_MISSING', { params: { role: staffRole } });
}
