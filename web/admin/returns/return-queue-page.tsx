import { useQuery } from '@tanstack/react-query';
import { returnQueueQuery } from '../../api/staff-payment-queries.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { calledName } from '../person-name.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { ReturnCase } from './return-case.tsx';

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

export { ReturnQueuePage as Page };
