import { useQuery } from '@tanstack/react-query';
import { fundingProposalQuery } from '../../api/funding-queries.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { CaseSheet } from '../queues/case-sheet.tsx';
import { FundingDecision } from './funding-decision.tsx';
import { FundingFacts } from './funding-facts.tsx';

interface FundingCaseProps {
  id: string;
  onDecided: (notice: string) => void;
}

/** One credit that waits for a second person: what is booked if they agree; and the decision. */
export function FundingCase({ id, onDecided }: FundingCaseProps) {
  const query = useQuery(fundingProposalQuery(id));
  const { data: one, error } = query;
  return (
    <>
      <NotLoaded what="The credit" query={query} />
      {one === undefined && !error && <Skeleton lines={8} label="Loading the credit" />}
      {one && (
        <CaseSheet decision={<FundingDecision one={one} onDecided={onDecided} />}>
          <FundingFacts one={one} />
        </CaseSheet>
      )}
    </>
  );
}
