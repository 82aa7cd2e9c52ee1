import { call } from './client.ts';
import { endSession, type SessionEnd } from './session.ts';

/**
 * Ends the session on the server as well as it can be reached, and here in any case. A person who
 * was away for too long comes back to the same page.
 */
export async function logOut(reason: SessionEnd = 'signed-out'): Promise<void> {
  await call('POST /api/users/logout', {}).catch(() => undefined);
  endSession(reason);
}
