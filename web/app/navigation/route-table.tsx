import { useRoutes } from 'react-router';
import { CustomerLayout } from '../../customer/customer-layout.tsx';
import { DashboardPage } from '../../customer/dashboard/dashboard-page.tsx';
import type { AppRoute } from './app-route.tsx';
import { toRouteObject } from './app-route.tsx';
import { paths } from '../paths.ts';

/**
 * The kit's gallery: `node scripts/build.ts --development` keeps it, any other build leaves its
 * code out.
 */
const developmentRoutes: AppRoute[] =
  import.meta.env.MODE === 'development'
    ? [{ path: '/ui', page: async () => (await import('../ui-page/ui-page.tsx')).UiPage }]
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
      { path: 'transactions', page: async () => (await import('../../customer/transfers/transactions-page.tsx')).TransactionsPage },
      { path: 'transactions/:id', page: async () => (await import('../../customer/receipts/receipt-page.tsx')).ReceiptPage },
      { path: 'statements', page: async () => (await import('../../customer/statements/statements-page.tsx')).StatementsPage },
      { path: 'deposit', page: async () => (await import('../../customer/deposit/deposit-page.tsx')).DepositPage },
      { path: 'profile', page: async () => (await import('../../customer/profile/profile-page.tsx')).ProfilePage },
      {
        path: 'confirm-email',
        page: async () => (await import('../../customer/confirm-email/confirm-email-page.tsx')).ConfirmEmailPage,
      },
      { path: 'sessions', page: async () => (await import('../../customer/sessions/sessions-page.tsx')).SessionsPage },
      { path: 'two-step', page: async () => (await import('../../customer/two-step/two-step-page.tsx')).TwoStepPage },
      {
        path: 'password-reset',
        page: async () => (await import('../../customer/password-reset/password-reset-page.tsx')).PasswordResetPage,
      },
      {
        path: 'security-pin',
        page: async () => (await import('../../customer/security-pin/security-pin-page.tsx')).SecurityPinPage,
      },
      { path: 'messages', page: async () => (await import('../../customer/messages/messages-page.tsx')).MessagesPage },
      { path: 'messages/:id', page: async () => (await import('../../customer/messages/conversation-page.tsx')).ConversationPage },
      { path: 'cards', page: async () => (await import('../../customer/cards/cards-page.tsx')).CardsPage },
      {
        path: 'local-transfer',
        page: async () => (await import('../../customer/transfers/local-transfer-page.tsx')).LocalTransferPage,
      },
      {
        path: 'international-transfer',
        page: async () => (await import('../../customer/transfers/international-transfer-page.tsx')).InternationalTransferPage,
      },
      { path: 'pay-bills', page: async () => (await import('../../customer/bills/pay-bills-page.tsx')).PayBillsPage },
      { path: 'loans', page: async () => (await import('../../customer/loans/loans-page.tsx')).LoansPage },
      { path: 'savings', page: async () => (await import('../../customer/savings/savings-page.tsx')).SavingsPage },
      { path: 'investments', page: async () => (await import('../../customer/investments/investments-page.tsx')).InvestmentsPage },
    ],
  },
  {
    path: '/admin',
    role: 'admin',
    page: async () => (await import('../../admin/admin-layout.tsx')).AdminLayout,
    children: [
      { index: true, page: async () => (await import('../../admin/users/user-list-page.tsx')).UserListPage },
      { path: 'manage-users/:id?', page: async () => (await import('../../admin/users/user-page.tsx')).UserPage },
      { path: 'queues', page: async () => (await import('../../admin/queues/queues-page.tsx')).QueuesPage },
      { path: 'queues/checks/:id?', page: async () => (await import('../../admin/checks/check-queue-page.tsx')).CheckQueuePage },
      { path: 'queues/loans/:id?', page: async () => (await import('../../admin/loans/loan-queue-page.tsx')).LoanQueuePage },
      {
        path: 'queues/identity/:id?',
        page: async () => (await import('../../admin/identity/identity-queue-page.tsx')).IdentityQueuePage,
      },
      { path: 'loans', page: async () => (await import('../../admin/loans/running-loans-page.tsx')).RunningLoansPage },
      {
        path: 'queues/payments/:id?',
        page: async () => (await import('../../admin/payment-reviews/payment-queue-page.tsx')).PaymentQueuePage,
      },
      {
        path: 'queues/disputes/:id?',
        page: async () => (await import('../../admin/disputes/dispute-queue-page.tsx')).DisputeQueuePage,
      },
      {
        path: 'queues/credits/:id?',
        page: async () => (await import('../../admin/funding/funding-queue-page.tsx')).FundingQueuePage,
      },
      {
        path: 'queues/messages/:id?',
        page: async () => (await import('../../admin/messages/message-queue-page.tsx')).MessageQueuePage,
      },
      {
        path: 'outside-payments',
        page: async () => (await import('../../admin/outside-payments/outside-payments-page.tsx')).OutsidePaymentsPage,
      },
      {
        path: 'outside-payments/:id',
        page: async () => (await import('../../admin/outside-payments/outside-payment-page.tsx')).OutsidePaymentPage,
      },
      { path: 'audit', page: async () => (await import('../../admin/audit/audit-page.tsx')).AuditPage },
      { path: 'books', page: async () => (await import('../../admin/books/trial-balance-page.tsx')).TrialBalancePage },
      { path: 'books/proof', page: async () => (await import('../../admin/books/proof-page.tsx')).ProofPage },
      {
        path: 'books/customers/:code',
        page: async () => (await import('../../admin/books/customer-accounts-page.tsx')).CustomerAccountsPage,
      },
      { path: 'books/accounts/:id', page: async () => (await import('../../admin/books/book-account-page.tsx')).BookAccountPage },
      { path: 'books/journals/:id', page: async () => (await import('../../admin/books/journal-page.tsx')).JournalPage },
      { path: 'jobs', page: async () => (await import('../../admin/jobs/bank-day-page.tsx')).BankDayPage },
      { path: 'policy', page: async () => (await import('../../admin/policy/policy-list-page.tsx')).PolicyListPage },
      { path: 'policy/:name', page: async () => (await import('../../admin/policy/policy-page.tsx')).PolicyPage },
      { path: 'rates', page: async () => (await import('../../admin/rates/rates-page.tsx')).RatesPage },
      { path: 'password', page: async () => (await import('../../admin/password/password-page.tsx')).PasswordPage },
      { path: 'two-step', page: async () => (await import('../../admin/two-step/two-step-page.tsx')).TwoStepPage },
    ],
  },
  {
    path: '/personal-info',
    role: 'user',
    page: async () => (await import('../../customer/personal-info/personal-info-page.tsx')).PersonalInfoPage,
  },
  { path: '/unauthorized', page: async () => (await import('../unauthorized-page.tsx')).UnauthorizedPage },
  ...developmentRoutes,
  { path: '*', page: async () => (await import('../not-found-page.tsx')).NotFoundPage },
];

const routeObjects = routes.map(toRouteObject);

/** The page of the present address. */
export function Pages() {
  return useRoutes(routeObjects);
}
