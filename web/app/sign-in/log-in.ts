import type { loginUser } from '../../../contract/users.ts';
import type { BodyGiven } from '../../../contract/route.ts';
import { call } from '../../api/client.ts';
import { saveSession } from '../../api/session.ts';
import { paths } from '../paths.ts';
import { takeReturnPath } from '../return-path.ts';

/** Signs in and leaves for the own area. Throws what the bank refused. */
export async function logIn(body: BodyGiven<typeof loginUser>): Promise<never> {
  const session = await call('POST /api/users/login', { body });
  saveSession(session);
  location.replace(session.passwordChangeRequired ? paths.adminPassword() : takeReturnPath(session.role));
  // The document is being replaced: the button stays busy until then.
  return await new Promise<never>(() => {});
}
