import { useQuery } from '@tanstack/react-query';
import { disputeCaseQuery } from '../../api/dispute-queries.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { DisputeDecision } from './dispute-decision.tsx';
import { DisputeParts } from './dispute-parts.tsx';

interface DisputeCaseProps {
  id: string;
  onDecided: (notice: string) => void;
}

/** One reported payment, and the answer. */
export function DisputeCase({ id, onDecided }: DisputeCaseProps) {
  const query = useQuery(disputeCaseQuery(id));
  const { data: one, error } = query;
  return (
    <>
      <NotLoaded what="The reported payment" query={query} />
      {one === undefined && !error && <Skeleton lines={8} label="Loading the reported payment" />}
      {one && (
        <DisputeParts one={one} decision={<DisputeDecision one={one} onDecided={onDecided} />} />
      )}
    </>
  );
}
