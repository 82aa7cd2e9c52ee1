import type { Location } from 'react-router';
import { matchRoutes, useRoutes } from 'react-router';
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
    ? [
        {
          path: '/ui',
          title: 'Components and states',
          page: () => import('../ui-page/ui-page.tsx'),
        },
      ]
    : [];

/** The app's addresses: who may enter, which page stands there, what it is called and what it asks for first. */
const routes: AppRoute[] = [
  customerRoutes,
  staffRoutes,
  personalInfoRoute,
  {
    path: '/unauthorized',
    title: 'Unauthorized',
    page: () => import('../unauthorized-page.tsx'),
  },
  ...developmentRoutes,
  { path: '*', title: 'Page not found', page: () => import('../not-found-page.tsx') },
];

export const routeObjects = routes.map(toRouteObject);

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
