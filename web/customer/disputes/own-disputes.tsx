import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ownDisputesQuery } from '../../api/dispute-queries.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { disputesTexts } from './disputes.texts.ts';

const texts = disputesTexts.ownDisputes;

const DisputesTable = latePart(async () => (await import('./disputes-table.tsx')).DisputesTable);

/** The payments that were reported. Nothing is shown to who reported none. */
export function OwnDisputes() {
  const query = useQuery(ownDisputesQuery);
  const disputes = query.data ?? [];
  if (disputes.length === 0)
    return <LoadFailed text={texts.thePaymentsYouReported} query={query} />;
  return (
    <Suspense>
      <DisputesTable disputes={disputes} />
    </Suspense>
  );
}
