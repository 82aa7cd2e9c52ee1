import { useQuery } from '@tanstack/react-query';
import { disputeCaseQuery } from '../../api/dispute-queries.ts';
import { Loaded } from '../loaded.tsx';
import { DisputeDecision } from './dispute-decision.tsx';
import { DisputeParts } from './dispute-parts.tsx';

interface DisputeCaseProps {
  id: string;
  onDecided: (notice: string) => void;
}

/** One reported payment, and the answer. */
export function DisputeCase({ id, onDecided }: DisputeCaseProps) {
  const query = useQuery(disputeCaseQuery(id));
  return (
    <Loaded what="The reported payment" query={query} lines={8}>
      {(one) => (
        <DisputeParts one={one} decision={<DisputeDecision one={one} onDecided={onDecided} />} />
      )}
    </Loaded>
  );
}
