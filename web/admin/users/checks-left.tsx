import { useQuery } from '@tanstack/react-query';
import { Refused } from '../../api/failures.ts';
import { checksOfUserQuery } from '../../api/user-sheet-queries.ts';
import { UserChecks } from '../user-sheet/user-checks.tsx';

/**
 * What is left of a deleted customer to work on: checks, which may come back unpaid after any time.
 * Of somebody who never was there is nothing.
 */
export function ChecksLeft({ userId }: { userId: string }) {
  const { data, error } = useQuery(checksOfUserQuery(userId));
  const neverWas = error instanceof Refused && error.code === 'USER_NOT_FOUND';
  return neverWas || data?.length === 0 ? null : <UserChecks userId={userId} />;
}
