import type { QueryClient } from '@tanstack/react-query';
import { accountsQuery, balanceHistoryQuery } from '../../api/account-queries.ts';
import { readSession } from '../../api/session.ts';
import { transfersQuery } from '../../api/transfer-queries.ts';
import { userQuery } from '../../api/user-queries.ts';

export const recentCount = 5;

const meta = { endsSessionOn403: true };

export const dashboardUserQuery = { ...userQuery, meta };
export const dashboardAccountsQuery = { ...accountsQuery, meta };
export const recentTransfersQuery = (search: string) => ({ ...transfersQuery({ page: 1, limit: recentCount, search }), meta });

/** Asks for everything the dashboard shows while its code is still on its way. */
export function prefetchDashboard(queryClient: QueryClient): null {
  if (readSession()?.role !== 'user') return null;
  void queryClient.prefetchQuery(dashboardUserQuery);
  void queryClient.prefetchQuery(dashboardAccountsQuery);
  void queryClient.prefetchQuery(balanceHistoryQuery);
  void queryClient.prefetchQuery(recentTransfersQuery(''));
  return null;
}
