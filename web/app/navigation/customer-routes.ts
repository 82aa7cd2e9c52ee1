import { askAhead } from '../../api/client.ts';
import { paths } from '../paths.ts';
import type { AppRoute } from './app-route.tsx';
import { navigationTexts } from './navigation.texts.ts';

const texts = navigationTexts.customerRoutes;

/** Asks for the answers that every page on which money is sent shows first. */
function asksOfPayments(): void {
  askAhead('GET /api/users/accounts');
  askAhead('GET /api/approvals/pin');
  askAhead('GET /api/transfers/scheduled');
  askAhead('GET /api/users/identity');
}

function asksOfTransfers(): void {
  asksOfPayments();
  askAhead('GET /api/transfers/recipients');
}

/** The customers' area. Its frame comes with the app: see `route-table.ts`. */
export const customerRoutes = {
  path: '/user',
  role: 'user',
  asks: () => askAhead('GET /api/users/user'),
  children: [
    { index: true, redirectTo: paths.dashboard() },
    {
      path: 'dashboard',
      title: texts.dashboard,
      isEveryday: true,
      page: () => import('../../customer/dashboard/dashboard-page.tsx'),
      asks: () => {
        askAhead('GET /api/users/accounts');
        askAhead('GET /api/users/accounts/history');
        askAhead('GET /api/transfers/transactions', { query: { page: '1', limit: '5' } });
      },
    },
    {
      path: 'transactions',
      title: texts.transactions,
      isEveryday: true,
      page: () => import('../../customer/transfers/transactions-page.tsx'),
      asks: ({ search }) => {
        askAhead('GET /api/users/accounts');
        if (search.size === 0)
          askAhead('GET /api/transfers/transactions', { query: { page: '1', limit: '15' } });
      },
    },
    {
      path: 'transactions/:id',
      title: texts.receipt,
      page: () => import('../../customer/receipts/receipt-page.tsx'),
      asks: ({ params: { id = '' } }) => {
        askAhead('GET /api/transfers/{id}', { params: { id } });
        askAhead('GET /api/transfers/{id}/dispute', { params: { id } });
        askAhead('GET /api/users/accounts');
      },
    },
    {
      path: 'insight',
      title: texts.insight,
      page: () => import('../../customer/insight/insight-page.tsx'),
      asks: () => {
        askAhead('GET /api/transfers/insight');
        askAhead('GET /api/transfers/insight/months');
      },
    },
    {
      path: 'statements',
      title: texts.statements,
      isEveryday: true,
      page: () => import('../../customer/statements/statements-page.tsx'),
      asks: () => askAhead('GET /api/statements'),
    },
    {
      path: 'deposit',
      title: texts.deposit,
      isEveryday: true,
      page: () => import('../../customer/deposit/deposit-page.tsx'),
      asks: () => {
        askAhead('GET /api/deposits/checks');
        askAhead('GET /api/users/accounts');
        askAhead('GET /api/bank');
      },
    },
    {
      path: 'profile',
      title: texts.profile,
      page: () => import('../../customer/profile/profile-page.tsx'),
      asks: () => {
        askAhead('GET /api/users/identity');
        askAhead('GET /api/users/mail-choices');
      },
    },
    {
      path: 'security',
      title: texts.security,
      page: () => import('../../customer/security/security-page.tsx'),
      asks: () => {
        askAhead('GET /api/users/second-factor');
        askAhead('GET /api/users/passkeys');
        askAhead('GET /api/users/sessions');
        askAhead('GET /api/approvals/pin');
      },
    },
    {
      path: 'confirm-email',
      title: texts.confirmYourEmailAddress,
      page: () => import('../../customer/confirm-email/confirm-email-page.tsx'),
    },
    {
      path: 'sessions',
      title: texts.sessions,
      page: () => import('../../customer/sessions/sessions-page.tsx'),
      asks: () => askAhead('GET /api/users/sessions'),
    },
    {
      path: 'connected-apps',
      title: texts.connectedApps,
      page: () => import('../../customer/feeds/feeds-page.tsx'),
      asks: () => askAhead('GET /api/users/feeds'),
    },
    {
      path: 'freeze',
      title: texts.freeze,
      page: () => import('../../customer/freeze/freeze-page.tsx'),
      asks: () => askAhead('GET /api/users/freeze'),
    },
    {
      path: 'two-step',
      title: texts.twoStepSignIn,
      page: () => import('../../customer/two-step/two-step-page.tsx'),
      asks: () => {
        askAhead('GET /api/users/second-factor');
        askAhead('GET /api/users/passkeys');
        askAhead('GET /api/users/sessions');
      },
    },
    {
      path: 'password-reset',
      title: texts.passwordReset,
      page: () => import('../../customer/password-reset/password-reset-page.tsx'),
      asks: () => askAhead('GET /api/password-rules'),
    },
    {
      path: 'security-pin',
      title: texts.securityPin,
      page: () => import('../../customer/security-pin/security-pin-page.tsx'),
      asks: () => askAhead('GET /api/approvals/pin'),
    },
    {
      path: 'messages',
      title: texts.messages,
      page: () => import('../../customer/messages/messages-page.tsx'),
      asks: () => askAhead('GET /api/users/messages'),
    },
    {
      path: 'messages/:id',
      title: texts.message,
      page: () => import('../../customer/messages/conversation-page.tsx'),
      asks: ({ params: { id = '' } }) =>
        askAhead('GET /api/users/messages/{id}', { params: { id } }),
    },
    {
      path: 'notices',
      title: texts.notices,
      isEveryday: true,
      asks: () => askAhead('GET /api/users/notices'),
      page: () => import('../../customer/notices/notices-page.tsx'),
    },
    {
      path: 'cards',
      title: texts.cards,
      isEveryday: true,
      page: () => import('../../customer/cards/cards-page.tsx'),
      asks: () => {
        askAhead('GET /api/card/all', { query: { masked: 'true' } });
        askAhead('GET /api/users/identity');
      },
    },
    {
      path: 'local-transfer',
      title: texts.localTransfer,
      isEveryday: true,
      page: () => import('../../customer/transfers/local-transfer-page.tsx'),
      asks: asksOfTransfers,
    },
    {
      path: 'international-transfer',
      title: texts.internationalTransfer,
      isEveryday: true,
      page: () => import('../../customer/transfers/international-transfer-page.tsx'),
      asks: asksOfTransfers,
    },
    {
      path: 'pay-bills',
      title: texts.payBills,
      isEveryday: true,
      page: () => import('../../customer/bills/pay-bills-page.tsx'),
      asks: asksOfPayments,
    },
    {
      path: 'loans',
      title: texts.loans,
      page: () => import('../../customer/loans/loans-page.tsx'),
      asks: () => {
        askAhead('GET /api/loans');
        askAhead('GET /api/loans/rates');
        askAhead('GET /api/loans/saved');
      },
    },
    {
      path: 'savings',
      title: texts.savings,
      isEveryday: true,
      page: () => import('../../customer/savings/savings-page.tsx'),
      asks: () => {
        askAhead('GET /api/users/accounts/savings');
        askAhead('GET /api/users/accounts');
      },
    },
    {
      path: 'investments',
      title: texts.investments,
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
  title: texts.personalInformation,
  role: 'user',
  page: () => import('../../customer/personal-info/personal-info-page.tsx'),
  asks: () => askAhead('GET /api/users/user'),
};
