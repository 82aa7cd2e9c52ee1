import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageQuery, messageQueueQuery } from '../../api/message-queries.ts';
import { Loaded } from '../loaded.tsx';
import { CaseButton } from '../queues/case-button.tsx';
import { CaseDecision } from '../queues/case-decision.tsx';
import { CaseSheet } from '../queues/case-sheet.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { AnswerForm } from './answer-form.tsx';
import { CloseMessage } from './close-message.tsx';
import { EndedMessages } from './ended-messages.tsx';
import { MessageText } from './message-text.tsx';

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

interface MessageCaseProps {
  id: string;
  onDecided: (notice: string) => void;
}

/** One message: who says they wrote it, what, and the answer. */
function MessageCase({ id, onDecided }: MessageCaseProps) {
  const query = useQuery(messageQuery(id));
  const [writing, setWriting] = useState(false);
  const [closing, setClosing] = useState(false);
  return (
    <Loaded what="The message" query={query} lines={6}>
      {(data) => (
        <>
          <CaseSheet
            decision={
              <CaseDecision open={writing}>
                {!writing && (
                  <div className="case-buttons">
                    <CaseButton shortcut="r" onClick={() => setWriting(true)}>
                      Write an answer
                    </CaseButton>
                    <CaseButton shortcut="c" look="secondary" onClick={() => setClosing(true)}>
                      Close, no reply
                    </CaseButton>
                  </div>
                )}
                {writing && (
                  <AnswerForm
                    message={data}
                    onDecided={onDecided}
                    onCancel={() => setWriting(false)}
                  />
                )}
              </CaseDecision>
            }
          >
            <MessageText message={data} />
          </CaseSheet>
          <CloseMessage
            open={closing}
            message={data}
            onDecided={onDecided}
            onCancel={() => setClosing(false)}
          />
        </>
      )}
    </Loaded>
  );
}

export { MessageQueuePage as Page };
