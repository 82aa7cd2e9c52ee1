import type { Location } from 'react-router';
import { useRoutes } from 'react-router';
import type { AppRoute } from './app-route.tsx';
import { toRouteObject } from './app-route.tsx';
import { customerRoutes, personalInfoRoute } from './customer-routes.ts';
import { staffRoutes } from './staff-routes.ts';

/**
 * The kit's gallery: `node scripts/build.ts --development` keeps it, any other build leaves its
 * code out.
 */
const developmentRoutes: AppRoute[] =
  import.meta.env.MODE === 'development'
    ? [{ path: '/ui', page: () => import('../ui-page/ui-page.tsx') }]
    : [];

/** The app's addresses: who may enter, which page stands there and what it asks for first. */
const routes: AppRoute[] = [
  customerRoutes,
  staffRoutes,
  personalInfoRoute,
  {
    path: '/unauthorized',
    page: () => import('../unauthorized-page.tsx'),
  },
  ...developmentRoutes,
  { path: '*', page: () => import('../not-found-page.tsx') },
];

export const routeObjects = routes.map(toRouteObject);

interface PagesProps {
  /** Where the person is. It may be behind the address, while a page is on its way. */
  location: Location;
}

export function Pages({ location }: PagesProps) {
  return useRoutes(routeObjects, location);
}
