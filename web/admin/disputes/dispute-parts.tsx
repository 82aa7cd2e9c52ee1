import type { ReactNode } from 'react';
import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { ReceiptHead } from '../../bank/receipt-head.tsx';
import { ReceiptLines } from '../../bank/receipt-lines.tsx';
import { TransferSteps } from '../../bank/transfer-steps.tsx';
import { CaseSheet } from '../queues/case-sheet.tsx';
import type { DecisionProps } from './decision-props.ts';
import { DisputeFacts } from './dispute-facts.tsx';
import '../queues/cases.css';

interface DisputePartsProps extends Pick<DecisionProps, 'one'> {
  /** While it waits. */
  decision?: ReactNode;
}

/** Shows the customer's words, the answer, and what the bank has written down of the payment. */
export function DisputeParts({ one, decision }: DisputePartsProps) {
  const { dispute, payment } = one;
  return (
    <CaseSheet decision={decision}>
      <section className="case-part" aria-label="What the customer says">
        <h3>{reasonTexts.disputeReport[dispute.reason]}</h3>
        <p className="dispute-words">{dispute.whatHappened}</p>
      </section>
      {dispute.answer !== null && (
        <section className="case-part" aria-label="What was answered">
          <h3>{dispute.status}</h3>
          <p className="dispute-words">{dispute.answer}</p>
        </section>
      )}
      <DisputeFacts one={one} />
      <section className="case-part" aria-label={`The payment of ${dispute.reference}`}>
        <ReceiptHead transfer={payment} />
        <ReceiptLines receipt={payment} />
      </section>
      <section className="case-part" aria-label="Status">
        <h3>Status</h3>
        <TransferSteps receipt={payment} />
      </section>
    </CaseSheet>
  );
}
