import { useQuery } from '@tanstack/react-query';
import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { disputeCaseQuery, disputeQueueQuery } from '../../api/dispute-queries.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { Loaded } from '../loaded.tsx';
import { AnsweredDisputes } from './answered-disputes.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { DisputeDecision } from './dispute-decision.tsx';
import { DisputeLine, type DisputeRow } from './dispute-line.tsx';
import { DisputeParts } from './dispute-parts.tsx';

const lineOf = (one: DisputeRow) => ({
  name: reasonTexts.disputeReport[one.dispute.reason],
  detail: <DisputeLine one={one} />,
  figure: moneyText(one.dispute.debitedUsd),
});

function DisputeQueuePage() {
  return (
    <>
      <QueuePage
        kind="dispute"
        queue={useQuery(disputeQueueQuery)}
        line={lineOf}
        emptyReason="Payments that customers report show up here. Each needs an answer within ten business days."
      >
        {({ id, decided }) => <DisputeCase id={id} onDecided={decided} />}
      </QueuePage>
      <AnsweredDisputes />
    </>
  );
}

interface DisputeCaseProps {
  id: string;
  onDecided: (notice: string) => void;
}

/** One reported payment, and the answer. */
function DisputeCase({ id, onDecided }: DisputeCaseProps) {
  const query = useQuery(disputeCaseQuery(id));
  return (
    <Loaded what="The reported payment" query={query} lines={8}>
      {(one) => (
        <DisputeParts one={one} decision={<DisputeDecision one={one} onDecided={onDecided} />} />
      )}
    </Loaded>
  );
}

export { DisputeQueuePage as Page };
