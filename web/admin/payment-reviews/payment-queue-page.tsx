import { useQuery } from '@tanstack/react-query';
import { paymentQueueQuery } from '../../api/staff-payment-queries.ts';
import { bankName } from '../../../contract/money/transfer-words.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { calledName } from '../person-name.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { PaymentCase } from './payment-case.tsx';

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

export { PaymentQueuePage as Page };
