import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { Navigate } from 'react-router';
import type { Role } from '../../../contract/users.ts';
import { lazyPart } from './lazy-part.tsx';
import { RequireRole } from './require-role.tsx';

/** One address of the app and what stands there. */
export interface AppRoute {
  path?: string;
  /** What stands at the parent's own address. */
  index?: true;
  /** Who may enter here and everywhere below. */
  role?: Role;
  /** A page that comes with the app. */
  Component?: ComponentType;
  /** A page that is loaded when it is first visited. */
  lazy?: () => Promise<{ Component: ComponentType }>;
  redirectTo?: string;
  children?: readonly AppRoute[];
}

/**
 * As the router wants it. A page on its way leaves the one before in sight: the router changes
 * places in a transition.
 */
export function toRouteObject(route: AppRoute): RouteObject {
  const element = elementOf(route);
  if (route.index) return { index: true, element };
  return { path: route.path ?? '', element, children: route.children?.map(toRouteObject) ?? [] };
}

function elementOf({ role, redirectTo, ...route }: AppRoute): ReactNode {
  if (redirectTo !== undefined) return <Navigate to={redirectTo} replace />;
  const page = pageOf(route);
  return role === undefined ? page : <RequireRole role={role}>{page}</RequireRole>;
}

function pageOf({ Component, lazy: load }: Pick<AppRoute, 'Component' | 'lazy'>): ReactNode {
  const Page = load === undefined ? Component : lazyPart(async () => (await load()).Component);
  return Page && <Page />;
}
