import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../api/user-queries.ts';
import { recentTransfersQuery } from '../dashboard/dashboard-queries.ts';

/**
 * Says whether no money has come in yet, as far as is known: then the dashboard shows the first
 * steps in place of the balance, and no other line asks for one of them.
 */
export function useIsNewcomer(): boolean {
  const accounts = useQuery(userQuery).data?.accounts;
  // The dashboard asks for it; here it is only read.
  const recent = useQuery({ ...recentTransfersQuery(''), enabled: false }).data;
  return accounts?.every(({ balance }) => balance === 0n) === true && (recent?.total ?? 0) === 0;
}
