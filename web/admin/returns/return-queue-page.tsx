import { useQuery } from '@tanstack/react-query';
import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { paymentReturnQuery, returnQueueQuery } from '../../api/staff-payment-queries.ts';
import { ReceiptHead } from '../../bank/receipt-head.tsx';
import { ReceiptLines } from '../../bank/receipt-lines.tsx';
import { TransferSteps } from '../../bank/transfer-steps.tsx';
import { moneyText, MoneyText } from '../../ui/money/money-text.tsx';
import { Loaded } from '../loaded.tsx';
import { PayerLink } from '../outside-payments/payer-link.tsx';
import { calledName } from '../person-name.tsx';
import { Age } from '../queues/age.tsx';
import { CaseFact, CaseFacts } from '../queues/case-facts.tsx';
import { CaseSheet } from '../queues/case-sheet.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { type DecisionProps, ReturnDecision } from './return-decision.tsx';

function ReturnQueuePage() {
  return (
    <QueuePage
      kind="return"
      queue={useQuery(returnQueueQuery)}
      line={({ payer, payment, proposal }) => ({
        name: payment.recipientName,
        detail:
          `Back to ${calledName(payer)} · ${payment.reference} · by ` +
          (proposal.isYours ? 'you' : proposal.proposedBy),
        figure: moneyText(proposal.amount),
      })}
      emptyReason="Returns above the two-person threshold show up here for a second person. They begin at the payment, under Outside payments."
    >
      {({ id, decided }) => <ReturnCase id={id} onDecided={decided} />}
    </QueuePage>
  );
}

interface ReturnCaseProps {
  id: string;
  onDecided: (notice: string) => void;
}

/** One return that waits for a second person: what is said of it, its payment, and the decision. */
function ReturnCase({ id, onDecided }: ReturnCaseProps) {
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

/** Shows the amount and the payer it would go back to, and what proves the other bank sent it. */
function ReturnFacts({
  one: { payer, proposal, above, waitingSince, asOf },
}: Pick<DecisionProps, 'one'>) {
  return (
    <CaseFacts>
      <CaseFact name="Goes back">
        <MoneyText amount={proposal.amount} />
        <span className="muted small">
          two people above <MoneyText amount={above} />
        </span>
      </CaseFact>
      <CaseFact name="To">
        <PayerLink payer={payer} />
      </CaseFact>
      <CaseFact name="Proposed by">
        {proposal.isYours ? `${proposal.proposedBy} (you)` : proposal.proposedBy}
      </CaseFact>
      <CaseFact name="Waiting">
        <Age since={waitingSince} asOf={asOf} />
      </CaseFact>
      <CaseFact name="Reason">{reasonTexts.paymentReturn[proposal.reason]}</CaseFact>
      <CaseFact name="Number of the other bank">
        {proposal.otherBankReference ?? 'None: it had not settled'}
      </CaseFact>
    </CaseFacts>
  );
}

export { ReturnQueuePage as Page };
