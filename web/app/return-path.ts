import type { Role } from '../../contract/people/users.ts';

const key = 'larkmoor.return-to';

const areas: Record<Role, readonly string[]> = {
  user: ['/user', '/personal-info'],
  admin: ['/admin'],
};

/** Keeps the page that a guard turned away, so that signing in leads back to it. */
export function rememberReturnPath(path: string): void {
  sessionStorage.setItem(key, path);
}

/**
 * Where to go after signing in: the remembered page when it lies inside the role's own area, else
 * that area's front page. Forgets it.
 */
export function takeReturnPath(role: Role): string {
  const remembered = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return remembered !== null && isInsideArea(remembered, role)
    ? remembered
    : (areas[role][0] ?? '/');
}

function isInsideArea(path: string, role: Role): boolean {
  // A path of this site only: `//elsewhere` and `/\elsewhere` would leave it.
  const { origin, pathname } = new URL(path, location.origin);
  return (
    path.startsWith('/') &&
    origin === location.origin &&
    areas[role].some((area) => pathname === area || pathname.startsWith(`${area}/`))
  );
}

/** Says whether a guard turned a person away who is about to sign in. */
export function hasReturnPath(): boolean {
  return sessionStorage.getItem(key) !== null;
}
