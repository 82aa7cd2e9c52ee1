import { useQuery } from '@tanstack/react-query';
import { fundingProposalQuery } from '../../api/funding-queries.ts';
import { Alert } from '../../ui/alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FundingDecision } from './funding-decision.tsx';
import { FundingFacts } from './funding-facts.tsx';
import '../queues/case-sheet.css';

interface FundingCaseProps {
  id: string;
  onDecided: (notice: string) => void;
}

/** One credit that waits for a second person: what is booked if they agree; and the decision. */
export function FundingCase({ id, onDecided }: FundingCaseProps) {
  const { data: one, error } = useQuery(fundingProposalQuery(id));
  if (error) return <Alert kind="error">{`The credit could not be loaded: ${error.message}`}</Alert>;
  if (!one) return <Skeleton lines={8} label="Loading the credit" />;
  return (
    <div className="case-sheet">
      <FundingFacts one={one} />
      <FundingDecision one={one} onDecided={onDecided} />
    </div>
  );
}
