import { useQuery } from '@tanstack/react-query';
import type { IdentityCaseRow } from '../../../contract/identity.ts';
import { identityQueueQuery } from '../../api/identity-queries.ts';
import { QueuePage } from '../queues/queue-page.tsx';
import { IdentityCase } from './identity-case.tsx';

/** The customers whose identity document waits. */
export function Component() {
  return (
    <QueuePage
      kind="identity_document"
      queue={useQuery(identityQueueQuery)}
      line={lineOf}
      emptyReason="Documents appear here as soon as customers hand them in, and again when they change their name."
    >
      {({ id, decided }) => <IdentityCase id={id} onDecided={decided} />}
    </QueuePage>
  );
}

const lineOf = ({ customer }: IdentityCaseRow) => ({
  name: customer.fullName || customer.username,
  detail: `${customer.username}${customer.suspended ? ', suspended' : ''}`,
});
