import { useQuery } from '@tanstack/react-query';
import type { Answer } from '../../api/client.ts';
import { paymentQueueQuery, paymentReviewQuery } from '../../api/staff-payment-queries.ts';
import { bankName } from '../../../contract/money/transfer-words.ts';
import { ReceiptHead } from '../../bank/receipt-head.tsx';
import { ReceiptLines } from '../../bank/receipt-lines.tsx';
import { TransferSteps } from '../../bank/transfer-steps.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { moneyText, MoneyText } from '../../ui/money/money-text.tsx';
import { plural } from '../../ui/values/plural.ts';
import { Loaded } from '../loaded.tsx';
import { PayerLink } from '../outside-payments/payer-link.tsx';
import { calledName } from '../person-name.tsx';
import { Age } from '../queues/age.tsx';
import { AskedBeforePaying } from '../queues/asked-before-paying.tsx';
import { CaseFact, CaseFacts } from '../queues/case-facts.tsx';
import { CaseSheet } from '../queues/case-sheet.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { PaymentDecision } from './payment-decision.tsx';
import '../queues/cases.css';

function PaymentQueuePage() {
  return (
    <QueuePage
      kind="payment"
      queue={useQuery(paymentQueueQuery)}
      line={({ payer, payment }) => ({
        name: payment.recipientName,
        detail:
          `From ${calledName(payer)}${payer.suspended ? ', suspended' : ''} · ` + bankName(payment),
        figure: moneyText(payment.debitedUsd),
      })}
      emptyReason="Payments above the review threshold show up here before they are sent. The threshold is set under Policy."
    >
      {({ id, decided }) => <PaymentCase id={id} onDecided={decided} />}
    </QueuePage>
  );
}

interface PaymentCaseProps {
  id: string;
  onDecided: (notice: string) => void;
}

/**
 * One payment in review: whose it is, where it goes, what is unusual about it; and the decision.
 */
function PaymentCase({ id, onDecided }: PaymentCaseProps) {
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

type Review = Answer<'GET /api/admin/payment-reviews/{id}'>;

/** Shows the facts that decide: the payer, the payee, and whether they have been paid before. */
function ReviewFacts({
  review: { payer, payee, paidBefore, caution, above, waitingSince, asOf },
}: {
  review: Review;
}) {
  return (
    <CaseFacts>
      <CaseFact name="Paid by">
        <PayerLink payer={payer} />
      </CaseFact>
      <CaseFact name="Goes to">
        {payee ? <PayerLink payer={payee} /> : 'An account outside this bank'}
      </CaseFact>
      <CaseFact name="Paid there before">
        {paidBefore === 0 ? (
          <Badge look="waiting" icon="alert">
            Never
          </Badge>
        ) : (
          plural(paidBefore, { one: '# time', other: '# times' })
        )}
      </CaseFact>
      <AskedBeforePaying caution={caution} />
      <CaseFact name="Review threshold">
        above <MoneyText amount={above} />
      </CaseFact>
      <CaseFact name="Waiting">
        <Age since={waitingSince} asOf={asOf} />
      </CaseFact>
    </CaseFacts>
  );
}

export { PaymentQueuePage as Page };
