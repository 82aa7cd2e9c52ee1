import { customerCodes } from '../../../contract/values/customer-codes.ts';
import { askAhead } from '../../api/client.ts';
import type { AppRoute } from './app-route.tsx';

/** The pages of the books in the staff's area. */
export const booksRoutes: readonly AppRoute[] = [
  {
    path: 'books',
    title: 'Trial balance',
    page: () => import('../../admin/books/trial-balance-page.tsx'),
    asks: () => askAhead('GET /api/admin/books/proofs'),
    looks: ({ search }) => {
      if (search.size === 0) askAhead('GET /api/admin/books/trial-balance');
    },
  },
  {
    path: 'books/balance-sheet',
    title: 'Balance sheet',
    page: () => import('../../admin/statements/balance-sheet-page.tsx'),
    looks: ({ search }) => {
      if (search.size === 0) askAhead('GET /api/admin/books/balance-sheet');
    },
  },
  {
    path: 'books/income-statement',
    title: 'Income statement',
    page: () => import('../../admin/statements/income-statement-page.tsx'),
    looks: ({ search }) => {
      if (search.size === 0) askAhead('GET /api/admin/books/income-statement');
    },
  },
  {
    path: 'books/proof',
    title: 'Ledger check',
    page: () => import('../../admin/books/proof-page.tsx'),
    asks: () => askAhead('GET /api/admin/books/proofs'),
  },
  {
    path: 'books/reconciliation',
    title: 'Reconciliation',
    page: () => import('../../admin/books/reconciliation-page.tsx'),
    asks: () => askAhead('GET /api/admin/books/reconciliation'),
  },
  {
    path: 'books/periods',
    title: 'Periods',
    page: () => import('../../admin/periods/periods-page.tsx'),
    asks: () => askAhead('GET /api/admin/books/periods'),
  },
  {
    path: 'books/customers/:code',
    title: 'Accounts',
    page: () => import('../../admin/books/customer-accounts-page.tsx'),
    looks: ({ params, search }) => {
      const code = customerCodes.find((each) => each === params['code']);
      if (code !== undefined && search.size === 0)
        askAhead('GET /api/admin/books/accounts', { query: { code } });
    },
  },
  {
    path: 'books/accounts/:id',
    title: 'Account',
    page: () => import('../../admin/books/book-account-page.tsx'),
    looks: ({ params: { id = '' }, search }) => {
      if (search.size === 0) askAhead('GET /api/admin/books/accounts/{id}', { params: { id } });
    },
  },
  {
    path: 'books/journals/:id',
    title: 'Journal',
    page: () => import('../../admin/books/journal-page.tsx'),
    looks: ({ params: { id = '' } }) =>
      askAhead('GET /api/admin/books/journals/{id}', { params: { id } }),
  },
  {
    path: 'books/files',
    title: 'Files',
    page: () => import('../../admin/files/files-page.tsx'),
    asks: () => {
      askAhead('GET /api/admin/ach-uploads');
      askAhead('GET /api/admin/ach-files');
    },
  },
  {
    path: 'books/files/:id',
    title: 'File',
    page: () => import('../../admin/files/file-page.tsx'),
    looks: ({ params: { id = '' } }) =>
      askAhead('GET /api/admin/ach-files/{id}', { params: { id } }),
  },
  {
    path: 'books/vouchers',
    title: 'Journal',
    page: () => import('../../admin/vouchers/vouchers-page.tsx'),
    looks: () => {
      askAhead('GET /api/admin/vouchers');
      askAhead('GET /api/admin/vouchers', { query: { state: 'decided' } });
    },
  },
  {
    path: 'books/new-voucher',
    title: 'New voucher',
    page: () => import('../../admin/vouchers/new-voucher-page.tsx'),
  },
  {
    path: 'books/vouchers/:id',
    title: 'Voucher',
    page: () => import('../../admin/vouchers/voucher-page.tsx'),
    looks: ({ params: { id = '' } }) =>
      askAhead('GET /api/admin/vouchers/{id}', { params: { id } }),
  },
  {
    path: 'books/unclaimed',
    title: 'Unclaimed funds',
    page: () => import('../../admin/vouchers/unclaimed-funds-page.tsx'),
    looks: ({ search }) => {
      if (search.size === 0) askAhead('GET /api/admin/books/unclaimed');
    },
  },
];
