import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useParams } from '../../app/navigation/address.ts';
import type { Answer } from '../../api/client.ts';
import { outsidePaymentQuery } from '../../api/staff-payment-queries.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ReceiptHead } from '../../bank/receipt-head.tsx';
import { ReceiptLines } from '../../bank/receipt-lines.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TransferSteps } from '../../bank/transfer-steps.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { WithRight } from '../with-right.tsx';
import { PayerLink } from './payer-link.tsx';
import { ReturnPayment } from './return-payment.tsx';
import { usePageTitle } from '../../ui/window-title.ts';
import './outside-payments.css';

/** One payment to another bank, and the way back. */
function OutsidePaymentPage() {
  const { id = '' } = useParams();
  const query = useQuery(outsidePaymentQuery(id));
  const { data, error } = query;
  const [happened, setHappened] = useState<string>();
  const reference = data ? `Payment ${data.payment.reference}` : 'Payment';
  usePageTitle(data && reference);
  return (
    <>
      <p className="way-back">
        <Link to={paths.outsidePayments()}>
          <Icon name="chevron-left" small />
          Outside payments
        </Link>
      </p>
      {/* The form is gone once its payment is returned, and the focus with it. The key makes a
          new heading, which takes the focus. */}
      <PageHeading key={happened}>{reference}</PageHeading>
      <NotLoaded what="The payment" query={query} />
      {data === undefined && !error && <Skeleton lines={8} label="Loading the payment" />}
      <Alert kind="success">{happened}</Alert>
      {data && <PaymentSheet payment={data} onReturned={setHappened} />}
    </>
  );
}

interface PaymentSheetProps {
  payment: Answer<'GET /api/admin/outside-payments/{id}'>;
  onReturned: (message: string) => void;
}

function PaymentSheet({
  payment: { payer, payment, returnable, corrected, waitingReturn },
  onReturned,
}: PaymentSheetProps) {
  return (
    <div className="outside-sheet">
      <Panel title="Payment">
        <div className="panel-body">
          <ReceiptHead transfer={payment} />
          <p className="outside-payer">
            <span className="muted">Paid by</span> <PayerLink payer={payer} />
          </p>
          <ReceiptLines receipt={payment} />
        </div>
      </Panel>
      <Panel title="Status">
        <div className="panel-body">
          <TransferSteps receipt={payment} />
          {waitingReturn && <WaitingReturn waiting={waitingReturn} />}
          {returnable && !waitingReturn && (
            <WithRight right="decide-requests">
              <section className="outside-return" aria-label="Return">
                <ReturnPayment
                  payer={payer}
                  payment={payment}
                  corrected={corrected}
                  onReturned={onReturned}
                />
              </section>
            </WithRight>
          )}
        </div>
      </Panel>
    </div>
  );
}

/** Shows the return that a colleague proposed, until a second person decides it. */
function WaitingReturn({
  waiting: { _id, proposedBy, isYours },
}: {
  waiting: NonNullable<PaymentSheetProps['payment']['waitingReturn']>;
}) {
  return (
    <section className="outside-return" aria-label="Return">
      <p>
        {isYours
          ? 'You proposed to return this payment. A colleague has to approve it.'
          : `${proposedBy} proposed to return this payment. It waits for a second person.`}
      </p>
      <Link className="lone-link" to={paths.returnQueue(_id)}>
        See the return
      </Link>
    </section>
  );
}

export { OutsidePaymentPage as Page };
