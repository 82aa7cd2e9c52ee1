import { askAhead } from '../../api/client.ts';
import { paths } from '../paths.ts';
import type { AppRoute } from './app-route.tsx';

/** What every page on which money is sent shows first. */
function asksOfPayments(): void {
  askAhead('GET /api/users/accounts');
  askAhead('GET /api/approvals/pin');
  askAhead('GET /api/transfers/scheduled');
}

function asksOfTransfers(): void {
  asksOfPayments();
  askAhead('GET /api/transfers/recipients');
}

/** The customers' area. Its frame and the dashboard come with the app: see `route-table.ts`. */
export const customerRoutes = {
  path: '/user',
  role: 'user',
  asks: () => askAhead('GET /api/users/user'),
  children: [
    { index: true, redirectTo: paths.dashboard() },
    {
      path: 'dashboard',
      title: 'Dashboard',
      asks: () => {
        askAhead('GET /api/users/accounts');
        askAhead('GET /api/users/accounts/history');
        askAhead('GET /api/transfers/transactions', { query: { page: '1', limit: '5' } });
      },
    },
    {
      path: 'transactions',
      title: 'Transactions',
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
      title: 'Receipt',
      page: () => import('../../customer/receipts/receipt-page.tsx'),
      asks: ({ params: { id = '' } }) => {
        askAhead('GET /api/transfers/{id}', { params: { id } });
        askAhead('GET /api/transfers/{id}/dispute', { params: { id } });
        askAhead('GET /api/users/accounts');
      },
    },
    {
      path: 'insight',
      title: 'Insight',
      page: () => import('../../customer/insight/insight-page.tsx'),
      asks: () => askAhead('GET /api/transfers/insight'),
    },
    {
      path: 'statements',
      title: 'Statements',
      page: () => import('../../customer/statements/statements-page.tsx'),
      asks: () => askAhead('GET /api/statements'),
    },
    {
      path: 'deposit',
      title: 'Deposit',
      page: () => import('../../customer/deposit/deposit-page.tsx'),
      asks: () => {
        askAhead('GET /api/deposits/checks');
        askAhead('GET /api/users/accounts');
        askAhead('GET /api/bank');
      },
    },
    {
      path: 'profile',
      title: 'Profile',
      page: () => import('../../customer/profile/profile-page.tsx'),
      asks: () => {
        askAhead('GET /api/users/identity');
        askAhead('GET /api/users/mail-choices');
      },
    },
    {
      path: 'confirm-email',
      title: 'Confirm your email address',
      page: () => import('../../customer/confirm-email/confirm-email-page.tsx'),
    },
    {
      path: 'sessions',
      title: 'Sessions',
      page: () => import('../../customer/sessions/sessions-page.tsx'),
      asks: () => askAhead('GET /api/users/sessions'),
    },
    {
      path: 'freeze',
      title: 'Freeze',
      page: () => import('../../customer/freeze/freeze-page.tsx'),
      asks: () => askAhead('GET /api/users/freeze'),
    },
    {
      path: 'two-step',
      title: 'Two-step sign-in',
      page: () => import('../../customer/two-step/two-step-page.tsx'),
      asks: () => {
        askAhead('GET /api/users/second-factor');
        askAhead('GET /api/users/passkeys');
        askAhead('GET /api/users/sessions');
      },
    },
    {
      path: 'password-reset',
      title: 'Password Reset',
      page: () => import('../../customer/password-reset/password-reset-page.tsx'),
    },
    {
      path: 'security-pin',
      title: 'Security PIN',
      page: () => import('../../customer/security-pin/security-pin-page.tsx'),
      asks: () => askAhead('GET /api/approvals/pin'),
    },
    {
      path: 'messages',
      title: 'Messages',
      page: () => import('../../customer/messages/messages-page.tsx'),
      asks: () => askAhead('GET /api/users/messages'),
    },
    {
      path: 'messages/:id',
      title: 'Message',
      page: () => import('../../customer/messages/conversation-page.tsx'),
      asks: ({ params: { id = '' } }) =>
        askAhead('GET /api/users/messages/{id}', { params: { id } }),
    },
    {
      path: 'notices',
      title: 'Notices',
      asks: () => askAhead('GET /api/users/notices'),
      page: () => import('../../customer/notices/notices-page.tsx'),
    },
    {
      path: 'cards',
      title: 'Cards',
      page: () => import('../../customer/cards/cards-page.tsx'),
      asks: () => askAhead('GET /api/card/all', { query: { masked: 'true' } }),
    },
    {
      path: 'local-transfer',
      title: 'Local Transfer',
      page: () => import('../../customer/transfers/local-transfer-page.tsx'),
      asks: asksOfTransfers,
    },
    {
      path: 'international-transfer',
      title: 'International Transfer',
      page: () => import('../../customer/transfers/international-transfer-page.tsx'),
      asks: asksOfTransfers,
    },
    {
      path: 'pay-bills',
      title: 'Pay Bills',
      page: () => import('../../customer/bills/pay-bills-page.tsx'),
      asks: asksOfPayments,
    },
    {
      path: 'loans',
      title: 'Loans',
      page: () => import('../../customer/loans/loans-page.tsx'),
      asks: () => {
        askAhead('GET /api/loans');
        askAhead('GET /api/loans/rates');
        askAhead('GET /api/loans/saved');
      },
    },
    {
      path: 'savings',
      title: 'Savings',
      page: () => import('../../customer/savings/savings-page.tsx'),
      asks: () => {
        askAhead('GET /api/users/accounts/savings');
        askAhead('GET /api/users/accounts');
      },
    },
    {
      path: 'investments',
      title: 'Investments',
      page: () => import('../../customer/investments/investments-page.tsx'),
      asks: () => {
        askAhead('GET /api/users/accounts/investment');
        askAhead('GET /api/users/accounts');
      },
    },
  ],
} satisfies AppRoute;

/** A page of customers without the frame of their area. */
export const personalInfoRoute: AppRoute = {
  path: '/personal-info',
  title: 'Personal information',
  role: 'user',
  page: () => import('../../customer/personal-info/personal-info-page.tsx'),
};
