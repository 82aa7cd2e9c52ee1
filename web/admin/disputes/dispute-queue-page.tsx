import { useQuery } from '@tanstack/react-query';
import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { disputeQueueQuery } from '../../api/dispute-queries.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { AnsweredDisputes } from './answered-disputes.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { DisputeCase } from './dispute-case.tsx';
import { DisputeLine, type DisputeRow } from './dispute-line.tsx';

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

export { DisputeQueuePage as Page };
