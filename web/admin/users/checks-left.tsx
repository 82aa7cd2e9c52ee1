import { useQuery } from '@tanstack/react-query';
import { checksOfUserQuery } from '../../api/user-sheet-queries.ts';
import { UserChecks } from '../user-sheet/user-checks.tsx';

/** What is left of a deleted customer to work on: checks, which may come back unpaid after any time. Of somebody who never was there is nothing. */
export function ChecksLeft({ userId }: { userId: string }) {
  const { data } = useQuery(checksOfUserQuery(userId));
  return data && data.length > 0 ? <UserChecks userId={userId} /> : null;
}
