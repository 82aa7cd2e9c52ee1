import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Account } from '../../../contract/accounts.ts';
import { scheduledQuery } from '../../api/scheduled-queries.ts';
import { lazyPart } from '../../app/navigation/lazy-part.tsx';
import { pendingTransfersQuery } from './dashboard-queries.ts';

// A customer with nothing coming up does not load what would draw it.
const ComingUpPanel = lazyPart(async () => (await import('./coming-up-panel.tsx')).ComingUpPanel);

/** What is still to come, once there is anything. */
export function ComingUp({ accounts }: { accounts: readonly Account[] }) {
  const scheduled = useQuery(scheduledQuery).data;
  const pending = useQuery(pendingTransfersQuery).data;
  const count =
    (scheduled ? scheduled.transfers.length + scheduled.schedules.length : 0) +
    (pending?.transfers.length ?? 0);
  if (count === 0) return null;
  return (
    <Suspense>
      <ComingUpPanel accounts={accounts} scheduled={scheduled} pending={pending} />
    </Suspense>
  );
}
