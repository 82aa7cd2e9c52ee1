import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../api/client.ts';
import { forgetMessage } from '../../api/message-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { LeavePageQuestion } from '../../app/leave-page-question.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import type { ShownMessage } from './message-text.tsx';

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
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const area = field.current;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { answer: greeting },
    check: (body) => ({ values: body }),
    send: (body) => call('POST /api/admin/messages/{id}/answer', { params: { id: _id }, body }),
    onSent: ({ message }) => {
      forgetMessage(queryClient, _id);
      onDecided(message);
    },
  });
  return (
    <Form form={form} className="case-form message-answer">
      <Alert kind="error">{failureText(form.failureForAlert, { doneOnce: 'sent' })}</Alert>
      <TextAreaField
        label="Answer"
        hint={`Goes to ${email} as “${reference}: ${subject}”, with their message below it.`}
        rows={10}
        maxLength={4000}
        ref={field}
        {...form.field('answer')}
      />
      <LeavePageQuestion typed={form.isTouched && form.phase !== 'sent'} />
      <div className="case-buttons">
        <Button type="submit" compact busy={form.isBusy} busyLabel="Sending...">
          Send answer
        </Button>
        <Button look="secondary" compact disabled={form.isBusy} onClick={onCancel}>
          Discard
        </Button>
      </div>
    </Form>
  );
}
