import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, redirect } from 'react-router';
import { CustomerLayout } from '../customer/customer-layout.tsx';
import { DashboardPage } from '../customer/dashboard/dashboard-page.tsx';
import { prefetchDashboard } from '../customer/dashboard/dashboard-queries.ts';
import { ErrorPage } from './error-page.tsx';
import { requireRole } from './guards.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { paths } from './paths.ts';
import { RootLayout } from './root-layout.tsx';

/** The kit's gallery: `node scripts/build.ts --development` keeps it, any other build leaves its code out. */
const developmentRoutes = import.meta.env.MODE === 'development' ? [{ path: '/ui', lazy: () => import('./ui-page/ui-page.tsx') }] : [];

/** The app's addresses. The dashboard comes with the app, one round trip sooner; every other page is loaded when it is first visited. */
export function createRouter(queryClient: QueryClient) {
  return createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      children: [
        {
          path: '/user',
          loader: requireRole('user'),
          Component: CustomerLayout,
          ErrorBoundary: ErrorPage,
          children: [
            { index: true, loader: () => redirect(paths.dashboard()) },
            { path: 'dashboard', loader: () => prefetchDashboard(queryClient), Component: DashboardPage },
            { path: 'transactions', lazy: () => import('../customer/transfers/transactions-page.tsx') },
            { path: 'security-pin', lazy: () => import('../customer/security-pin/security-pin-page.tsx') },
            { path: 'local-transfer', lazy: () => import('../customer/transfers/local-transfer-page.tsx') },
          ],
        },
        {
          path: '/admin',
          loader: requireRole('admin'),
          lazy: () => import('../admin/admin-layout.tsx'),
          ErrorBoundary: ErrorPage,
          children: [
            { index: true, lazy: () => import('../admin/users/user-list-page.tsx') },
            { path: 'manage-users/:id', lazy: () => import('../admin/users/user-page.tsx') },
            { path: 'password', lazy: () => import('../admin/password/password-page.tsx') },
          ],
        },
        { path: '/unauthorized', lazy: () => import('./unauthorized-page.tsx') },
        ...developmentRoutes,
        { path: '*', Component: NotFoundPage },
      ],
    },
  ]);
}
