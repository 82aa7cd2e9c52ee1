import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { accountsQuery, balanceHistoryQuery } from '../../api/account-queries.ts';
import { call } from '../../api/client.ts';
import { readSession } from '../../api/session.ts';
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

/** What has left the balance or is to come into it, and is not completed. */
export const pendingTransfersQuery = queryOptions({
  queryKey: ['transfers', 'pending'],
  queryFn: ({ signal }) =>
    call('GET /api/transfers/transactions', {
      query: { page: '1', limit: '4', status: 'Pending' },
      signal,
    }),
});

// The part that shows the data asks again, and says what went wrong.
const shownLater = () => undefined;

/**
 * Asks for everything the dashboard shows before it is drawn, not after who is signed in is known.
 */
export function prefetchDashboard(queryClient: QueryClient): void {
  if (readSession()?.role !== 'user') return;
  queryClient.query(dashboardUserQuery).catch(shownLater);
  queryClient.query(dashboardAccountsQuery).catch(shownLater);
  queryClient.query(balanceHistoryQuery).catch(shownLater);
  queryClient.query(recentTransfersQuery('')).catch(shownLater);
}
