import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { messageQuery } from '../../api/message-queries.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CaseButton } from '../queues/case-button.tsx';
import { CaseIsRead } from '../queues/case-is-read.ts';
import { CaseReadOnly } from '../queues/case-read-only.tsx';
import { AnswerForm } from './answer-form.tsx';
import { CloseMessage } from './close-message.tsx';
import { MessageText } from './message-text.tsx';
import { useFocusInside } from '../queues/use-focus-inside.ts';
import { NotLoaded } from '../not-loaded.tsx';
import '../queues/case-sheet.css';

interface MessageCaseProps {
  id: string;
  onDecided: (notice: string) => void;
}

/** One message: who says they wrote it, what, and the answer. */
export function MessageCase({ id, onDecided }: MessageCaseProps) {
  const query = useQuery(messageQuery(id));
  const { data, error } = query;
  const isRead = useContext(CaseIsRead);
  const [writing, setWriting] = useState(false);
  const [closing, setClosing] = useState(false);
  const place = useFocusInside<HTMLDivElement>(writing);
  return (
    <>
      <NotLoaded what="The message" query={query} />
      {data === undefined && !error && <Skeleton lines={6} label="Loading the message" />}
      {data && (
        <>
          <MessageText message={data} />
          <div ref={place}>
            {isRead && <CaseReadOnly />}
            {!isRead && !writing && (
              <div className="case-buttons">
                <CaseButton shortcut="r" onClick={() => setWriting(true)}>
                  Write an answer
                </CaseButton>
                <CaseButton shortcut="c" look="secondary" onClick={() => setClosing(true)}>
                  Close without an answer
                </CaseButton>
              </div>
            )}
            {!isRead && writing && (
              <AnswerForm message={data} onDecided={onDecided} onCancel={() => setWriting(false)} />
            )}
          </div>
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
