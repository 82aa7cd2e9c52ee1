import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Redirect } from 'wouter';
import type { Role } from '../../../contract/people/users.ts';
import { readSession } from '../../api/session.ts';
import { useAddress } from './address.ts';
import { leaveForLogin } from '../leave-app.ts';
import { paths } from '../paths.ts';
import { rememberReturnPath } from '../return-path.ts';

interface RequireRoleProps {
  role: Role;
  children: ReactNode;
}

/**
 * Lets only one role in: without a token to the sign-in page, which remembers the origin; with the
 * wrong role to /unauthorized.
 */
export function RequireRole({ role, children }: RequireRoleProps) {
  const { pathname, search, hash } = useAddress();
  const session = readSession();
  const signedOut = session === undefined;
  useEffect(() => {
    if (!signedOut) return;
    // The hash too: a mailed link carries its secret there.
    rememberReturnPath(pathname + search + hash);
    leaveForLogin();
  }, [signedOut, pathname, search, hash]);
  // The document is about to be replaced: until then nothing may be drawn.
  if (signedOut) return null;
  return session.role === role ? children : <Redirect to={paths.unauthorized()} replace />;
}
