import { useQuery } from '@tanstack/react-query';
import type { WaitingCheck } from '../../../contract/staff/check-reviews.ts';
import { checkQueueQuery } from '../../api/check-queries.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { calledName, usernameBefore } from '../person-name.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { CheckCase } from './check-case.tsx';
import { flagWords } from './flag-words.ts';

/** The checks that customers have sent as pictures. */
function CheckQueuePage() {
  return (
    <QueuePage
      kind="check"
      queue={useQuery(checkQueueQuery)}
      line={lineOf}
      emptyReason="Checks appear here as soon as customers send their pictures."
    >
      {({ id, decided }) => <CheckCase id={id} onDecided={decided} />}
    </QueuePage>
  );
}

const lineOf = ({ statedAmount, flags, ...customer }: WaitingCheck) => ({
  name: calledName(customer),
  detail: `${usernameBefore(customer)}${flags.length === 0 ? 'No flags' : flags.map((flag) => flagWords[flag].short).join(', ')}`,
  figure: statedAmount === null ? 'No amount' : <MoneyText amount={statedAmount} />,
});

export { CheckQueuePage as Page };
