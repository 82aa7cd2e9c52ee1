import { useQuery } from '@tanstack/react-query';
import { fundingQueueQuery } from '../../api/funding-queries.ts';
import { moneyText } from '../../ui/money-text.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { FundingCase } from './funding-case.tsx';

export function Component() {
  return (
    <QueuePage
      kind="funding"
      queue={useQuery(fundingQueueQuery)}
      line={({ customer, proposal }) => ({
        name: customer.username,
        detail: `${proposal.reference} · by ${proposal.isYours ? 'you' : proposal.proposedBy}`,
        figure: moneyText(proposal.amount),
      })}
      emptyReason="Credits by staff above the two-person size wait here for a second person. The size is a policy."
    >
      {({ id, decided }) => <FundingCase id={id} onDecided={decided} />}
    </QueuePage>
  );
}
