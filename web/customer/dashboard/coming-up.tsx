import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Account } from '../../../contract/people/account.ts';
import { scheduledQuery } from '../../api/scheduled-queries.ts';
import { lazyPart } from '../../app/navigation/lazy-part.tsx';
import { pendingTransfersQuery } from './dashboard-queries.ts';

// Loaded after the balance, so that the balance does not wait for it.
const ComingUpPanel = lazyPart(async () => (await import('./coming-up-panel.tsx')).ComingUpPanel);

/** Payments to come, which the balance does not include. */
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
