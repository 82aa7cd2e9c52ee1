import type { LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import type { Role } from '../../contract/users.ts';
import { readSession } from '../api/session.ts';
import { leaveForLogin } from './leave-app.ts';
import { paths } from './paths.ts';
import { rememberReturnPath } from './return-path.ts';

/** Lets only one role in: without a token to the sign-in page, which remembers the origin; with the wrong role to /unauthorized. */
export function requireRole(role: Role) {
  return ({ request }: LoaderFunctionArgs): Promise<null> | null => {
    const session = readSession();
    if (session === undefined) {
      const { pathname, search } = new URL(request.url);
      rememberReturnPath(pathname + search);
      leaveForLogin();
      // The document is being replaced; nothing may be drawn meanwhile.
      return new Promise(() => {});
    }
    if (session.role !== role) throw redirect(paths.unauthorized());
    return null;
  };
}
