import { writtenMoment } from '../base/clock.ts';
import type { SignedInContext } from '../context.ts';
import { refuse } from '../base/refusal.ts';
import type { Decision } from './queue.ts';

/** @throws {Refusal} CASE_DECIDED, with who was first, and when. */
export function refuseDecided({ session }: SignedInContext, { by, outcome, at }: Decision): never {
  const own = session.username === by ? { isOwn: 'yes' } : {};
  return refuse('CASE_DECIDED', { params: { by, outcome, at: writtenMoment(at), ...own } });
}
