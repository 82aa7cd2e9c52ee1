import { useQuery } from '@tanstack/react-query';
import type { IdentityCaseRow } from '../../../contract/people/identity.ts';
import { identityQueueQuery } from '../../api/identity-queries.ts';
import { calledName } from '../person-name.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { IdentityCase } from './identity-case.tsx';

/** The customers whose identity document waits. */
function IdentityQueuePage() {
  return (
    <QueuePage
      kind="identity_document"
      queue={useQuery(identityQueueQuery)}
      line={lineOf}
      emptyReason="ID documents show up here when customers upload them, and again after a name change."
    >
      {({ id, decided }) => <IdentityCase id={id} onDecided={decided} />}
    </QueuePage>
  );
}

const lineOf = ({ customer }: IdentityCaseRow) => ({
  name: calledName(customer),
  detail: `${customer.username}${customer.suspended ? ', suspended' : ''}`,
});

export { IdentityQueuePage as Page };
