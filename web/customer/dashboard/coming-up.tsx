import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Account } from '../../../contract/accounts.ts';
import { scheduledQuery } from '../../api/scheduled-queries.ts';
import { lazyPart } from '../../app/navigation/lazy-part.tsx';
import { pendingTransfersQuery } from './dashboard-queries.ts';

// What draws it comes after the balance, which nobody should wait for.
const ComingUpPanel = lazyPart(async () => (await import('./coming-up-panel.tsx')).ComingUpPanel);

/** What is still to come, beside the balance that it is not in. */
export function ComingUp({ accounts }: { accounts: readonly Account[] }) {
  const scheduled = useQuery(scheduledQuery);
  const pending = useQuery(pendingTransfersQuery);
  if (scheduled.isPending || pending.isPending) return null;
  return (
    <Suspense>
      <ComingUpPanel accounts={accounts} scheduled={scheduled} pending={pending} />
    </Suspense>
  );
}
