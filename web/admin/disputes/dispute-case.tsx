import { useQuery } from '@tanstack/react-query';
import { disputeReasons } from '../../../contract/dispute-reasons.ts';
import { disputeCaseQuery } from '../../api/dispute-queries.ts';
import { ReceiptHead } from '../../ui/receipt-head.tsx';
import { ReceiptLines } from '../../ui/receipt-lines.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TransferSteps } from '../../ui/transfer-steps.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { DisputeDecision } from './dispute-decision.tsx';
import { DisputeFacts } from './dispute-facts.tsx';
import '../queues/case-sheet.css';
import './dispute-case.css';

interface DisputeCaseProps {
  id: string;
  onDecided: (notice: string) => void;
}

/** One reported payment: what its customer says, what the bank has written down, and the answer. */
export function DisputeCase({ id, onDecided }: DisputeCaseProps) {
  const query = useQuery(disputeCaseQuery(id));
  const { data: one, error } = query;
  return (
    <>
      <NotLoaded what="The reported payment" query={query} />
      {one === undefined && !error && <Skeleton lines={8} label="Loading the reported payment" />}
      {one && (
        <div className="case-sheet">
          <section className="case-part" aria-label="What the customer says">
            <h3>{disputeReasons[one.dispute.reason]}</h3>
            <p className="dispute-words">{one.dispute.whatHappened}</p>
          </section>
          <DisputeFacts one={one} />
          <DisputeDecision one={one} onDecided={onDecided} />
          <section className="case-part" aria-label="The payment">
            <ReceiptHead transfer={one.payment} />
            <ReceiptLines receipt={one.payment} />
          </section>
          <section className="case-part" aria-label="Status">
            <h3>Status</h3>
            <TransferSteps receipt={one.payment} />
          </section>
        </div>
      )}
    </>
  );
}
