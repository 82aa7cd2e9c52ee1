import { call } from './client.ts';
import { endSession } from './session.ts';

/** Ends the session on the server as well as it can be reached, and here in any case. */
export async function logOut(): Promise<void> {
  await call('POST /api/users/logout', {}).catch(() => undefined);
  endSession('signed-out');
}
