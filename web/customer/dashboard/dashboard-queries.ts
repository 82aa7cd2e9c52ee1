import { queryOptions } from '@tanstack/react-query';
import { accountsQuery } from '../../api/account-queries.ts';
import { call } from '../../api/client.ts';
import { transfersQuery } from '../../api/transfer-queries.ts';
import { userQuery } from '../../api/user-queries.ts';

export const recentCount = 5;

const meta = { endsSessionOn403: true };

export const dashboardUserQuery = { ...userQuery, meta };
export const dashboardAccountsQuery = { ...accountsQuery, meta };
export const recentTransfersQuery = (search: string) => ({
  ...transfersQuery({ page: 1, limit: recentCount, search }),
  meta,
});

/** Transfers that have left the balance or are to come into it, and are not completed. */
export const pendingTransfersQuery = queryOptions({
  queryKey: ['transfers', 'pending'],
  queryFn: ({ signal }) =>
    call('GET /api/transfers/transactions', {
      query: { page: '1', limit: '4', status: 'Pending' },
      signal,
    }),
});
