import type { Location, RouteObject } from 'react-router';
import { matchRoutes, useRoutes } from 'react-router';
import { CustomerLayout } from '../../customer/customer-layout.tsx';
import { DashboardPage } from '../../customer/dashboard/dashboard-page.tsx';
import { paths } from '../paths.ts';
import type { AppRoute } from './app-route.tsx';
import { toRouteObject } from './app-route.tsx';
import { customerRoutes, personalInfoRoute } from './customer-routes.ts';
import { loadPart } from './lazy-part.tsx';
import { StaffElsewhere, StaffNotLoaded } from './staff-elsewhere.tsx';
import { navigationTexts } from './navigation.texts.ts';

const texts = navigationTexts.routeTable;

/**
 * The kit's gallery: `node scripts/build.ts --development` keeps it, any other build leaves its
 * code out.
 */
const developmentRoutes: AppRoute[] =
  import.meta.env.MODE === 'development'
    ? [
        {
          path: '/ui',
          title: 'Components and states',
          page: () => import('../ui-page/ui-page.tsx'),
        },
      ]
    : [];

const staffAddresses = `${paths.users()}/*`;

/**
 * The app's addresses: who may enter, which page stands there, what it is called and what it asks
 * for first. The dashboard comes with the app, one round trip sooner; every other page is loaded
 * when it is first visited.
 */
const routes: AppRoute[] = [
  {
    ...customerRoutes,
    Component: CustomerLayout,
    children: customerRoutes.children.map((route) =>
      route.path === 'dashboard' ? { ...route, Component: DashboardPage } : route,
    ),
  },
  personalInfoRoute,
  {
    path: '/unauthorized',
    title: texts.unauthorized,
    page: () => import('../unauthorized-page.tsx'),
  },
  { path: staffAddresses, Component: StaffElsewhere },
  ...developmentRoutes,
  { path: '*', title: texts.pageNotFound, page: () => import('../not-found-page.tsx') },
];

export const routeObjects: RouteObject[] = routes.map(toRouteObject);

/**
 * Adds the staff's area where this is the document of one of their pages: customers do not carry
 * it.
 */
export async function bringStaffRoutes(): Promise<void> {
  if (!/^\/admin(\/|$)/.test(location.pathname)) return;
  try {
    const { staffRoutes } = await loadPart(() => import('./staff-routes.ts'));
    replaceElsewhere(staffRoutes);
  } catch {
    replaceElsewhere({ path: staffAddresses, Component: StaffNotLoaded });
  }
}

/** An address that the staff's area does not have would otherwise load its document for ever. */
function replaceElsewhere(area: AppRoute): void {
  const place = routeObjects.findIndex(({ path }) => path === staffAddresses);
  routeObjects.splice(place, 1, toRouteObject(area));
}

/** The page that stands at an address. */
export const routeOf = (pathname: string): AppRoute | undefined =>
  matchRoutes(routeObjects, pathname)?.at(-1)?.route.handle as AppRoute | undefined;

interface PagesProps {
  /** Where the person is. It may be behind the address, while a page is on its way. */
  location: Location;
}

export function Pages({ location }: PagesProps) {
  return useRoutes(routeObjects, location);
}
