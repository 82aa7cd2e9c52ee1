import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageQuery } from '../../api/message-queries.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CaseButton } from '../queues/case-button.tsx';
import { CaseDecision } from '../queues/case-decision.tsx';
import { CaseSheet } from '../queues/case-sheet.tsx';
import { AnswerForm } from './answer-form.tsx';
import { CloseMessage } from './close-message.tsx';
import { MessageText } from './message-text.tsx';
import { NotLoaded } from '../not-loaded.tsx';

interface MessageCaseProps {
  id: string;
  onDecided: (notice: string) => void;
}

/** One message: who says they wrote it, what, and the answer. */
export function MessageCase({ id, onDecided }: MessageCaseProps) {
  const query = useQuery(messageQuery(id));
  const { data, error } = query;
  const [writing, setWriting] = useState(false);
  const [closing, setClosing] = useState(false);
  return (
    <>
      <NotLoaded what="The message" query={query} />
      {data === undefined && !error && <Skeleton lines={6} label="Loading the message" />}
      {data && (
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
                      Close without an answer
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
    </>
  );
}
