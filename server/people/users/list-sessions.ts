import type { SignedInContext } from '../../context.ts';
import { isSessionOver, sessionTime } from './session-limits.ts';
import { findSessionsOf, type ListedSession } from './sessions-store.ts';
import { invariant } from '../../base/invariant.ts';

/** The own sessions that are not over, the latest used first. */
export async function listSessions({ bank, session }: SignedInContext): Promise<ListedSession[]> {
  const now = bank.clock.now();
  return (await findSessionsOf(bank.db, session.userId)).filter((row) => !isSessionOver(row, now));
}

/** How long the session that asks has left. */
export async function timeOfSession({
  bank,
  session,
}: SignedInContext): Promise<{ idleSeconds: number; absoluteSeconds: number }> {
  // Read again: the request itself may have moved its last use.
  const own = (await findSessionsOf(bank.db, session.userId)).find(({ id }) => id === session.id);
  invariant(own !== undefined, 'the session of a request is one of its owner’s');
  return sessionTime(own, bank.clock.now());
}
