import { askAhead } from '../../api/client.ts';
import { CustomerLayout } from '../../customer/customer-layout.tsx';
import { DashboardPage } from '../../customer/dashboard/dashboard-page.tsx';
import { paths } from '../paths.ts';
import type { AppRoute } from './app-route.tsx';

/** What every page on which money is sent shows first. */
function asksOfPayments(): void {
  askAhead('GET /api/users/accounts');
  askAhead('GET /api/approvals/pin');
  askAhead('GET /api/transfers/scheduled');
}

/**
 * The customers' area. The dashboard comes with the app, one round trip sooner; every other page is
 * loaded when it is first visited.
 */
export const customerRoutes: AppRoute = {
  path: '/user',
  role: 'user',
  Component: CustomerLayout,
  asks: () => askAhead('GET /api/users/user'),
  children: [
    { index: true, redirectTo: paths.dashboard() },
    {
      path: 'dashboard',
      Component: DashboardPage,
      asks: () => {
        askAhead('GET /api/users/accounts');
        askAhead('GET /api/users/accounts/history');
        askAhead('GET /api/transfers/transactions', { query: { page: '1', limit: '5' } });
      },
    },
    {
      path: 'transactions',
      page: () => import('../../customer/transfers/transactions-page.tsx'),
      asks: ({ search }) => {
        askAhead('GET /api/users/accounts');
        askAhead('GET /api/disputes');
        if (search.size === 0)
          askAhead('GET /api/transfers/transactions', { query: { page: '1', limit: '15' } });
      },
    },
    {
      path: 'transactions/:id',
      page: () => import('../../customer/receipts/receipt-page.tsx'),
      asks: ({ params: { id = '' } }) => {
        askAhead('GET /api/transfers/{id}', { params: { id } });
        askAhead('GET /api/transfers/{id}/dispute', { params: { id } });
        askAhead('GET /api/users/accounts');
      },
    },
    {
      path: 'statements',
      page: () => import('../../customer/statements/statements-page.tsx'),
      asks: () => askAhead('GET /api/statements'),
    },
    {
      path: 'deposit',
      page: () => import('../../customer/deposit/deposit-page.tsx'),
      asks: () => {
        askAhead('GET /api/deposits/checks');
        askAhead('GET /api/users/accounts');
        askAhead('GET /api/bank');
      },
    },
    {
      path: 'profile',
      page: () => import('../../customer/profile/profile-page.tsx'),
      asks: () => {
        askAhead('GET /api/users/identity');
        askAhead('GET /api/users/mail-choices');
      },
    },
    {
      path: 'confirm-email',
      page: () => import('../../customer/confirm-email/confirm-email-page.tsx'),
    },
    {
      path: 'sessions',
      page: () => import('../../customer/sessions/sessions-page.tsx'),
      asks: () => askAhead('GET /api/users/sessions'),
    },
    {
      path: 'two-step',
      page: () => import('../../customer/two-step/two-step-page.tsx'),
      asks: () => {
        askAhead('GET /api/users/second-factor');
        askAhead('GET /api/users/passkeys');
        askAhead('GET /api/users/sessions');
      },
    },
    {
      path: 'password-reset',
      page: () => import('../../customer/password-reset/password-reset-page.tsx'),
    },
    {
      path: 'security-pin',
      page: () => import('../../customer/security-pin/security-pin-page.tsx'),
      asks: () => askAhead('GET /api/approvals/pin'),
    },
    {
      path: 'messages',
      page: () => import('../../customer/messages/messages-page.tsx'),
      asks: () => askAhead('GET /api/users/messages'),
    },
    {
      path: 'messages/:id',
      page: () => import('../../customer/messages/conversation-page.tsx'),
      asks: ({ params: { id = '' } }) =>
        askAhead('GET /api/users/messages/{id}', { params: { id } }),
    },
    {
      path: 'notices',
      page: () => import('../../customer/notices/notices-page.tsx'),
    },
    {
      path: 'cards',
      page: () => import('../../customer/cards/cards-page.tsx'),
      asks: () => askAhead('GET /api/card/all', { query: { masked: 'true' } }),
    },
    {
      path: 'local-transfer',
      page: () => import('../../customer/transfers/local-transfer-page.tsx'),
      asks: asksOfPayments,
    },
    {
      path: 'international-transfer',
      page: () => import('../../customer/transfers/international-transfer-page.tsx'),
      asks: asksOfPayments,
    },
    {
      path: 'pay-bills',
      page: () => import('../../customer/bills/pay-bills-page.tsx'),
      asks: asksOfPayments,
    },
    {
      path: 'loans',
      page: () => import('../../customer/loans/loans-page.tsx'),
      asks: () => {
        askAhead('GET /api/loans');
        askAhead('GET /api/loans/rates');
        askAhead('GET /api/loans/saved');
      },
    },
    {
      path: 'savings',
      page: () => import('../../customer/savings/savings-page.tsx'),
      asks: () => {
        askAhead('GET /api/users/accounts/savings');
        askAhead('GET /api/users/accounts');
      },
    },
    {
      path: 'investments',
      page: () => import('../../customer/investments/investments-page.tsx'),
      asks: () => {
        askAhead('GET /api/users/accounts/investment');
        askAhead('GET /api/users/accounts');
      },
    },
  ],
};

/** A page of customers without the frame of their area. */
export const personalInfoRoute: AppRoute = {
  path: '/personal-info',
  role: 'user',
  page: () => import('../../customer/personal-info/personal-info-page.tsx'),
};
