import { useQuery } from '@tanstack/react-query';
import { paymentReturnQuery } from '../../api/staff-payment-queries.ts';
import { ReceiptHead } from '../../bank/receipt-head.tsx';
import { ReceiptLines } from '../../bank/receipt-lines.tsx';
import { TransferSteps } from '../../bank/transfer-steps.tsx';
import { Loaded } from '../loaded.tsx';
import { CaseSheet } from '../queues/case-sheet.tsx';
import { ReturnDecision } from './return-decision.tsx';
import { ReturnFacts } from './return-facts.tsx';

interface ReturnCaseProps {
  id: string;
  onDecided: (notice: string) => void;
}

/** One return that waits for a second person: what is said of it, its payment, and the decision. */
export function ReturnCase({ id, onDecided }: ReturnCaseProps) {
  const query = useQuery(paymentReturnQuery(id));
  return (
    <Loaded what="The return" query={query} lines={8}>
      {(one) => (
        <CaseSheet decision={<ReturnDecision one={one} onDecided={onDecided} />}>
          <ReceiptHead transfer={one.payment} />
          <ReturnFacts one={one} />
          <ReceiptLines receipt={one.payment} />
          <section className="case-part" aria-label="Status">
            <h3>Status</h3>
            <TransferSteps receipt={one.payment} />
          </section>
        </CaseSheet>
      )}
    </Loaded>
  );
}
