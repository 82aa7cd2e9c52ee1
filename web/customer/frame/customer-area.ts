import { customerRoutes, personalInfoRoute } from '../../app/navigation/customer-routes.ts';
import type { AppRoute } from '../../app/navigation/app-route.tsx';
import { CustomerLayout } from './customer-layout.tsx';

/** The customers' area. Its frame comes with it; every page is loaded when it is first visited. */
export const areaRoutes: AppRoute[] = [
  { ...customerRoutes, Component: CustomerLayout },
  personalInfoRoute,
];
