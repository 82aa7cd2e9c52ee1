import { askAhead } from '../../api/client.ts';
import type { AppRoute } from './app-route.tsx';
import { booksRoutes } from './staff-books-routes.ts';

/** The staff's area. */
export const staffRoutes: AppRoute = {
  path: '/admin',
  role: 'admin',
  page: () => import('../../admin/admin-layout.tsx'),
  asks: () => {
    askAhead('GET /api/admin/own-rights');
    askAhead('GET /api/admin/queues');
    askAhead('GET /api/admin/books/stop');
  },
  children: [
    {
      index: true,
      title: 'Users',
      page: () => import('../../admin/users/user-list-page.tsx'),
      looks: () => {
        askAhead('GET /api/admin/user-search', { query: { limit: '50' } });
        askAhead('GET /api/admin/recent-users');
      },
      asks: () => {
        askAhead('GET /api/admin/weaknesses');
        askAhead('GET /api/admin/news');
      },
    },
    {
      path: 'manage-users/:id?',
      title: 'User',
      page: () => import('../../admin/users/user-page.tsx'),
      looks: ({ params: { id } }) => {
        if (id !== undefined) askAhead('GET /api/admin/users/{id}', { params: { id } });
      },
    },
    {
      path: 'colleagues',
      title: 'Colleagues',
      page: () => import('../../admin/colleagues/colleagues-page.tsx'),
      asks: () => {
        askAhead('GET /api/admin/colleagues');
        askAhead('GET /api/admin/news');
      },
    },
    {
      path: 'queues',
      title: 'Queues',
      page: () => import('../../admin/queues/queues-page.tsx'),
      asks: () => askAhead('GET /api/admin/queues'),
    },
    {
      path: 'queues/checks/:id?',
      title: 'Checks',
      page: () => import('../../admin/checks/check-queue-page.tsx'),
      looks: () => askAhead('GET /api/admin/checks'),
    },
    {
      path: 'queues/loans/:id?',
      title: 'Loans',
      page: () => import('../../admin/loans/loan-queue-page.tsx'),
      looks: () => askAhead('GET /api/admin/loans'),
    },
    {
      path: 'queues/identity/:id?',
      title: 'Identity',
      page: () => import('../../admin/identity/identity-queue-page.tsx'),
      looks: () => askAhead('GET /api/admin/identity'),
    },
    {
      path: 'queues/freezes/:id?',
      title: 'Freezes',
      page: () => import('../../admin/freezes/freeze-queue-page.tsx'),
      looks: () => askAhead('GET /api/admin/freezes'),
    },
    {
      path: 'loans',
      title: 'Running loans',
      page: () => import('../../admin/loans/running-loans-page.tsx'),
      looks: () => askAhead('GET /api/admin/loans/running'),
    },
    {
      path: 'queues/payments/:id?',
      title: 'Payments',
      page: () => import('../../admin/payment-reviews/payment-queue-page.tsx'),
      looks: () => askAhead('GET /api/admin/payment-reviews'),
    },
    {
      path: 'queues/disputes/:id?',
      title: 'Disputes',
      page: () => import('../../admin/disputes/dispute-queue-page.tsx'),
      looks: () => {
        askAhead('GET /api/admin/disputes');
        askAhead('GET /api/admin/disputes', { query: { state: 'answered' } });
      },
    },
    {
      path: 'queues/credits/:id?',
      title: 'Credits',
      page: () => import('../../admin/funding/funding-queue-page.tsx'),
      looks: () => askAhead('GET /api/admin/funding-proposals'),
    },
    {
      path: 'queues/returns/:id?',
      title: 'Returns',
      page: () => import('../../admin/returns/return-queue-page.tsx'),
      looks: () => askAhead('GET /api/admin/payment-returns'),
    },
    {
      path: 'queues/vouchers/:id?',
      title: 'Vouchers',
      page: () => import('../../admin/vouchers/voucher-queue-page.tsx'),
      looks: () => askAhead('GET /api/admin/vouchers'),
    },
    {
      path: 'queues/messages/:id?',
      title: 'Messages',
      page: () => import('../../admin/messages/message-queue-page.tsx'),
      looks: () => {
        askAhead('GET /api/admin/messages');
        askAhead('GET /api/admin/messages', { query: { state: 'ended' } });
      },
    },
    {
      path: 'outside-payments',
      title: 'Outside payments',
      page: () => import('../../admin/outside-payments/outside-payments-page.tsx'),
      looks: ({ search }) => {
        if (search.size === 0) askAhead('GET /api/admin/outside-payments');
      },
    },
    {
      path: 'outside-payments/:id',
      title: 'Payment',
      page: () => import('../../admin/outside-payments/outside-payment-page.tsx'),
      looks: ({ params: { id = '' } }) =>
        askAhead('GET /api/admin/outside-payments/{id}', { params: { id } }),
    },
    {
      path: 'audit',
      title: 'Audit',
      page: () => import('../../admin/audit/audit-page.tsx'),
      looks: ({ search }) => {
        askAhead('GET /api/admin/audit/actions');
        if (search.size === 0) askAhead('GET /api/admin/audit');
      },
    },
    ...booksRoutes,
    {
      path: 'jobs',
      title: 'Jobs',
      page: () => import('../../admin/jobs/bank-day-page.tsx'),
      asks: () => askAhead('GET /api/admin/jobs'),
    },
    {
      path: 'mailbox',
      title: 'Mailbox',
      page: () => import('../../admin/mailbox/mailbox-page.tsx'),
      looks: () => askAhead('GET /api/admin/mailbox'),
    },
    {
      path: 'mailbox/:id',
      title: 'Email',
      page: () => import('../../admin/mailbox/mail-page.tsx'),
      looks: ({ params: { id = '' } }) =>
        askAhead('GET /api/admin/mailbox/{id}', { params: { id } }),
    },
    {
      path: 'policy',
      title: 'Policy',
      page: () => import('../../admin/policy/policy-list-page.tsx'),
      asks: () => askAhead('GET /api/admin/policies'),
    },
    {
      path: 'policy/:name',
      title: 'Policy',
      page: () => import('../../admin/policy/policy-page.tsx'),
      asks: () => askAhead('GET /api/admin/policies'),
    },
    {
      path: 'rates',
      title: 'Exchange rates',
      page: () => import('../../admin/rates/rates-page.tsx'),
      asks: () => askAhead('GET /api/admin/rates'),
    },
    {
      path: 'password',
      title: 'Change your password',
      page: () => import('../../admin/password/password-page.tsx'),
      asks: () => askAhead('GET /api/password-rules'),
    },
    {
      path: 'two-step',
      title: 'Two-step sign-in',
      page: () => import('../../admin/two-step/two-step-page.tsx'),
      asks: () => {
        askAhead('GET /api/users/second-factor');
        askAhead('GET /api/users/passkeys');
        askAhead('GET /api/users/sessions');
      },
    },
  ],
};

export const areaRoutes = [staffRoutes];
