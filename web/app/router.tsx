import { useRoutes } from 'react-router';
import { CustomerLayout } from '../customer/customer-layout.tsx';
import { DashboardPage } from '../customer/dashboard/dashboard-page.tsx';
import type { AppRoute } from './app-route.tsx';
import { toRouteObject } from './app-route.tsx';
import { paths } from './paths.ts';

/**
 * The kit's gallery: `node scripts/build.ts --development` keeps it, any other build leaves its
 * code out.
 */
const developmentRoutes: AppRoute[] =
  import.meta.env.MODE === 'development'
    ? [{ path: '/ui', lazy: () => import('./ui-page/ui-page.tsx') }]
    : [];

/**
 * The app's addresses. The dashboard comes with the app, one round trip sooner; every other page is
 * loaded when it is first visited.
 */
const routes: AppRoute[] = [
  {
    path: '/user',
    role: 'user',
    Component: CustomerLayout,
    children: [
      { index: true, redirectTo: paths.dashboard() },
      { path: 'dashboard', Component: DashboardPage },
      { path: 'transactions', lazy: () => import('../customer/transfers/transactions-page.tsx') },
      { path: 'transactions/:id', lazy: () => import('../customer/receipts/receipt-page.tsx') },
      { path: 'statements', lazy: () => import('../customer/statements/statements-page.tsx') },
      { path: 'deposit', lazy: () => import('../customer/deposit/deposit-page.tsx') },
      { path: 'profile', lazy: () => import('../customer/profile/profile-page.tsx') },
      {
        path: 'confirm-email',
        lazy: () => import('../customer/confirm-email/confirm-email-page.tsx'),
      },
      { path: 'sessions', lazy: () => import('../customer/sessions/sessions-page.tsx') },
      { path: 'two-step', lazy: () => import('../customer/two-step/two-step-page.tsx') },
      {
        path: 'password-reset',
        lazy: () => import('../customer/password-reset/password-reset-page.tsx'),
      },
      {
        path: 'security-pin',
        lazy: () => import('../customer/security-pin/security-pin-page.tsx'),
      },
      { path: 'messages', lazy: () => import('../customer/messages/messages-page.tsx') },
      { path: 'messages/:id', lazy: () => import('../customer/messages/conversation-page.tsx') },
      { path: 'cards', lazy: () => import('../customer/cards/cards-page.tsx') },
      {
        path: 'local-transfer',
        lazy: () => import('../customer/transfers/local-transfer-page.tsx'),
      },
      {
        path: 'international-transfer',
        lazy: () => import('../customer/transfers/international-transfer-page.tsx'),
      },
      { path: 'pay-bills', lazy: () => import('../customer/bills/pay-bills-page.tsx') },
      { path: 'loans', lazy: () => import('../customer/loans/loans-page.tsx') },
      { path: 'savings', lazy: () => import('../customer/savings/savings-page.tsx') },
      { path: 'investments', lazy: () => import('../customer/investments/investments-page.tsx') },
    ],
  },
  {
    path: '/admin',
    role: 'admin',
    lazy: () => import('../admin/admin-layout.tsx'),
    children: [
      { index: true, lazy: () => import('../admin/users/user-list-page.tsx') },
      { path: 'manage-users/:id?', lazy: () => import('../admin/users/user-page.tsx') },
      { path: 'queues', lazy: () => import('../admin/queues/queues-page.tsx') },
      { path: 'queues/checks/:id?', lazy: () => import('../admin/checks/check-queue-page.tsx') },
      { path: 'queues/loans/:id?', lazy: () => import('../admin/loans/loan-queue-page.tsx') },
      {
        path: 'queues/identity/:id?',
        lazy: () => import('../admin/identity/identity-queue-page.tsx'),
      },
      { path: 'loans', lazy: () => import('../admin/loans/running-loans-page.tsx') },
      {
        path: 'queues/payments/:id?',
        lazy: () => import('../admin/payment-reviews/payment-queue-page.tsx'),
      },
      {
        path: 'queues/disputes/:id?',
        lazy: () => import('../admin/disputes/dispute-queue-page.tsx'),
      },
      {
        path: 'queues/credits/:id?',
        lazy: () => import('../admin/funding/funding-queue-page.tsx'),
      },
      {
        path: 'queues/messages/:id?',
        lazy: () => import('../admin/messages/message-queue-page.tsx'),
      },
      {
        path: 'outside-payments',
        lazy: () => import('../admin/outside-payments/outside-payments-page.tsx'),
      },
      {
        path: 'outside-payments/:id',
        lazy: () => import('../admin/outside-payments/outside-payment-page.tsx'),
      },
      { path: 'audit', lazy: () => import('../admin/audit/audit-page.tsx') },
      { path: 'books', lazy: () => import('../admin/books/trial-balance-page.tsx') },
      { path: 'books/proof', lazy: () => import('../admin/books/proof-page.tsx') },
      {
        path: 'books/customers/:code',
        lazy: () => import('../admin/books/customer-accounts-page.tsx'),
      },
      { path: 'books/accounts/:id', lazy: () => import('../admin/books/book-account-page.tsx') },
      { path: 'books/journals/:id', lazy: () => import('../admin/books/journal-page.tsx') },
      { path: 'jobs', lazy: () => import('../admin/jobs/bank-day-page.tsx') },
      { path: 'policy', lazy: () => import('../admin/policy/policy-list-page.tsx') },
      { path: 'policy/:name', lazy: () => import('../admin/policy/policy-page.tsx') },
      { path: 'rates', lazy: () => import('../admin/rates/rates-page.tsx') },
      { path: 'password', lazy: () => import('../admin/password/password-page.tsx') },
      { path: 'two-step', lazy: () => import('../admin/two-step/two-step-page.tsx') },
    ],
  },
  {
    path: '/personal-info',
    role: 'user',
    lazy: () => import('../customer/personal-info/personal-info-page.tsx'),
  },
  { path: '/unauthorized', lazy: () => import('./unauthorized-page.tsx') },
  ...developmentRoutes,
  { path: '*', lazy: () => import('./not-found-page.tsx') },
];

const routeObjects = routes.map(toRouteObject);

/** The page of the present address. */
export function Pages() {
  return useRoutes(routeObjects);
}
