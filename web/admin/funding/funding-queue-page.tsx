import { useQuery } from '@tanstack/react-query';
import { fundingQueueQuery } from '../../api/funding-queries.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { calledName, usernameBefore } from '../person-name.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { FundingCase } from './funding-case.tsx';

function FundingQueuePage() {
  return (
    <QueuePage
      kind="funding"
      queue={useQuery(fundingQueueQuery)}
      line={({ customer, proposal }) => ({
        name: calledName(customer),
        detail:
          `${usernameBefore(customer)}${proposal.reference} · by ` +
          (proposal.isYours ? 'you' : proposal.proposedBy),
        figure: moneyText(proposal.amount),
      })}
      emptyReason="Staff credits above the two-person threshold show up here for a second person. The threshold is set under Policy."
    >
      {({ id, decided }) => <FundingCase id={id} onDecided={decided} />}
    </QueuePage>
  );
}

export { FundingQueuePage as Page };
