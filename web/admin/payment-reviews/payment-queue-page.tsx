import { useQuery } from '@tanstack/react-query';
import { paymentQueueQuery } from '../../api/staff-payment-queries.ts';
import { bankName } from '../../../contract/receipt-words.ts';
import { moneyText } from '../../ui/money-text.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { PaymentCase } from './payment-case.tsx';

export function Component() {
  return (
    <QueuePage
      kind="payment"
      queue={useQuery(paymentQueueQuery)}
      line={({ payer, payment }) => ({
        name: payment.recipientName,
        detail: `${payer.username}${payer.suspended ? ', suspended' : ''} · ${bankName(payment)}`,
        figure: moneyText(payment.debitedUsd),
      })}
      emptyReason="Payments to others above the review size wait here before they go on. The size is a policy."
    >
      {({ id, decided }) => <PaymentCase id={id} onDecided={decided} />}
    </QueuePage>
  );
}
