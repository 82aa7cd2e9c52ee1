import { useQuery } from '@tanstack/react-query';
import { paymentReviewQuery } from '../../api/staff-payment-queries.ts';
import { ReceiptHead } from '../../bank/receipt-head.tsx';
import { ReceiptLines } from '../../bank/receipt-lines.tsx';
import { TransferSteps } from '../../bank/transfer-steps.tsx';
import { Loaded } from '../loaded.tsx';
import { CaseSheet } from '../queues/case-sheet.tsx';
import { PaymentDecision } from './payment-decision.tsx';
import { ReviewFacts } from './review-facts.tsx';
import '../queues/cases.css';

interface PaymentCaseProps {
  id: string;
  onDecided: (notice: string) => void;
}

/**
 * One payment in review: whose it is, where it goes, what is unusual about it; and the decision.
 */
export function PaymentCase({ id, onDecided }: PaymentCaseProps) {
  const query = useQuery(paymentReviewQuery(id));
  return (
    <Loaded what="The payment" query={query} lines={8}>
      {(review) => (
        <CaseSheet
          className="payment-case"
          decision={<PaymentDecision review={review} onDecided={onDecided} />}
        >
          <ReceiptHead transfer={review.payment} />
          <ReviewFacts review={review} />
          <ReceiptLines receipt={review.payment} />
          <section className="case-part" aria-label="Status">
            <h3>Status</h3>
            <TransferSteps receipt={review.payment} />
          </section>
        </CaseSheet>
      )}
    </Loaded>
  );
}
