import { customerRoutes, personalInfoRoute } from '../app/navigation/customer-routes.ts';
import type { AppRoute } from '../app/navigation/app-route.tsx';
import { CustomerLayout } from './customer-layout.tsx';
import { DashboardPage } from './dashboard/dashboard-page.tsx';

/**
 * The customers' area. Its frame and the dashboard come with it, one round trip sooner; every other
 * page is loaded when it is first visited.
 */
export const areaRoutes: AppRoute[] = [
  {
    ...customerRoutes,
    Component: CustomerLayout,
    children: customerRoutes.children.map((route) =>
      route.path === 'dashboard' ? { ...route, Component: DashboardPage } : route,
    ),
  },
  personalInfoRoute,
];
