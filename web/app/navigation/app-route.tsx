import type { ComponentType, ReactNode } from 'react';
import type { Params, RouteObject } from 'react-router';
import { Navigate } from 'react-router';
import type { Role } from '../../../contract/users.ts';
import { lazyPart } from './lazy-part.tsx';
import { RequireRole } from './require-role.tsx';

/** What an address says beside its path. */
export interface Visit {
  params: Params;
  search: URLSearchParams;
}

/** One address of the app and what stands there. */
export interface AppRoute {
  path?: string;
  /** What its page is called; the page says more exactly what only its data know. */
  title?: string;
  /** What stands at the parent's own address. */
  index?: true;
  /** Who may enter here and everywhere below. */
  role?: Role;
  /** A page that comes with the app. */
  Component?: ComponentType;
  /** A page with a file of its own. */
  page?: () => Promise<{ Page: ComponentType }>;
  /** Asks ahead for what the page shows first, while its file is on its way. */
  asks?: (visit: Visit) => void;
  /**
   * The same for answers that leave a trace of who looked: they are asked for when somebody goes
   * there, and not when they only reach for the link.
   */
  looks?: (visit: Visit) => void;
  redirectTo?: string;
  children?: readonly AppRoute[];
}

/**
 * As the router wants it. A page on its way leaves the one before in sight: see `RootLayout`.
 */
export function toRouteObject(route: AppRoute): RouteObject {
  const element = elementOf(route);
  if (route.index) return { index: true, element, handle: route };
  return {
    path: route.path ?? '',
    element,
    handle: route,
    children: route.children?.map(toRouteObject) ?? [],
  };
}

function elementOf({ role, redirectTo, ...route }: AppRoute): ReactNode {
  if (redirectTo !== undefined) return <Navigate to={redirectTo} replace />;
  const page = pageOf(route);
  return role === undefined ? page : <RequireRole role={role}>{page}</RequireRole>;
}

function pageOf({ Component, page }: Pick<AppRoute, 'Component' | 'page'>): ReactNode {
  const Page = page === undefined ? Component : lazyPart(async () => (await page()).Page);
  return Page && <Page />;
}
