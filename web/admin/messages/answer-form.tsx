import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { forgetMessage } from '../../api/message-queries.ts';
import { Refused } from '../../api/failures.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LeavePageQuestion } from '../../ui/leave-page-question.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import type { ShownMessage } from './message-text.tsx';
import { failureText } from '../failure-text.ts';
import '../queues/case-sheet.css';

interface AnswerFormProps {
  message: ShownMessage;
  onDecided: (notice: string) => void;
  onCancel: () => void;
}

/** The letter. It leaves by mail once it is sent, and stays with the message. */
export function AnswerForm({
  message: { _id, reference, subject, name, email },
  onDecided,
  onCancel,
}: AnswerFormProps) {
  const greeting = `Dear ${name},\n\n`;
  const [answer, setAnswer] = useState(greeting);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const area = field.current;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);
  const queryClient = useQueryClient();
  const send = useMutation({
    mutationFn: () =>
      call('POST /api/admin/messages/{id}/answer', { params: { id: _id }, body: { answer } }),
    onSuccess: ({ message }) => {
      forgetMessage(queryClient, _id);
      onDecided(message);
    },
  });
  const fieldError = send.error instanceof Refused ? send.error.fields['answer'] : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send.mutate();
  };
  return (
    <form className="case-form message-answer" noValidate onSubmit={submit}>
      <Alert kind="error">
        {send.error && fieldError === undefined && failureText(send.error, 'sent')}
      </Alert>
      <TextAreaField
        label="Answer"
        name="answer"
        hint={`Goes to ${email} as “${reference}: ${subject}”, with their message below it.`}
        rows={10}
        maxLength={4000}
        value={answer}
        error={fieldError}
        ref={field}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <LeavePageQuestion typed={answer !== greeting && !send.isSuccess} />
      <div className="case-buttons">
        <Button type="submit" compact busy={send.isPending} busyLabel="Sending...">
          Send answer
        </Button>
        <Button look="secondary" compact disabled={send.isPending} onClick={onCancel}>
          Discard
        </Button>
      </div>
    </form>
  );
}
