import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { scheduledQuery } from '../../api/scheduled-queries.ts';
import { beatNow, subscribeToBeat } from '../../bank/clock-beat.ts';

/** The time at the bank, whatever the clock of this device says; undefined until it is known. */
export function useBankNow(): number | undefined {
  const aheadMs = useQuery(scheduledQuery).data?.aheadMs;
  const now = useSyncExternalStore(subscribeToBeat, beatNow);
  return aheadMs === undefined ? undefined : now + aheadMs;
}
