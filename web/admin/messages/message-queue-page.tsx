import { useQuery } from '@tanstack/react-query';
import { messageQueueQuery } from '../../api/message-queries.ts';
import { QueuePage } from '../queues/queue-page.tsx';
import { EndedMessages } from './ended-messages.tsx';
import { MessageCase } from './message-case.tsx';

function MessageQueuePage() {
  return (
    <>
      <QueuePage
        kind="message"
        queue={useQuery(messageQueueQuery)}
        line={({ subject, name, reference, doubtful }) => ({
          name: subject,
          detail: `${name} · ${reference}${doubtful ? ' · may come from a program' : ''}`,
        })}
        emptyReason="Messages from the contact page and from customers show up here."
      >
        {({ id, decided }) => <MessageCase id={id} onDecided={decided} />}
      </QueuePage>
      <EndedMessages />
    </>
  );
}

export { MessageQueuePage as Page };
