import { useQuery } from '@tanstack/react-query';
import type { FreezeCaseRow } from '../../../contract/people/freezes.ts';
import { freezeQueueQuery } from '../../api/freeze-queries.ts';
import { calledName } from '../person-name.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { FreezeCase } from './freeze-case.tsx';
import { saidInWords } from './said-in-words.ts';

/** The customers who said “This was not me”. */
function FreezeQueuePage() {
  return (
    <QueuePage
      kind="freeze"
      queue={useQuery(freezeQueueQuery)}
      line={lineOf}
      emptyReason="Customers who say “This was not me” show up here until their account is no longer frozen."
    >
      {({ id, decided }) => <FreezeCase id={id} onDecided={decided} />}
    </QueuePage>
  );
}

const lineOf = ({ customer, saidIn }: FreezeCaseRow) => ({
  name: calledName(customer),
  detail: `${customer.username} · ${saidInWords[saidIn]}`,
});

export { FreezeQueuePage as Page };
