import { useQuery } from '@tanstack/react-query';
import { fundingProposalQuery } from '../../api/funding-queries.ts';
import { Loaded } from '../loaded.tsx';
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
  return (
    <Loaded what="The credit" query={query} lines={8}>
      {(one) => (
        <CaseSheet decision={<FundingDecision one={one} onDecided={onDecided} />}>
          <FundingFacts one={one} />
        </CaseSheet>
      )}
    </Loaded>
  );
}
