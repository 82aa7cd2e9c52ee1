import type { SubmitEvent } from 'react';
import type { Conversation } from '../../../contract/conversations.ts';
import { TakenDraft } from '../../app/drafts/taken-draft.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LeavePageQuestion } from '../../ui/leave-page-question.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { UploadProgress } from '../../ui/upload-progress.tsx';
import { AttachmentsField } from './attachments-field.tsx';
import { useMessageForm } from './use-message-form.ts';
import './write-message.css';

interface WriteMessageProps {
  /** The one it goes on with; without it a new one begins. */
  conversation?: string;
  label: string;
  onSent: (sent: Conversation, notice: string) => void;
}

/** What a customer writes to the bank, and the files that come along. */
export function WriteMessage({ conversation, label, onSent }: WriteMessageProps) {
  const { draft, errors, failure, sending, uploaded, isTyped, edit, submit, takenDraft } =
    useMessageForm(conversation, onSent);
  return (
    <form
      className="write-message"
      noValidate
      aria-label={label}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <TakenDraft {...takenDraft} />
      <Alert kind="error">{failure}</Alert>
      {conversation === undefined && (
        <TextField
          label="Subject"
          name="subject"
          maxLength={140}
          autoComplete="off"
          value={draft.subject}
          error={errors['subject']}
          onChange={({ currentTarget: { value } }) => edit({ subject: value })}
        />
      )}
      <TextAreaField
        label="Message"
        name="message"
        hint="Never write your password or PIN. We never ask for them."
        rows={6}
        maxLength={4000}
        value={draft.message}
        error={errors['message']}
        onChange={({ currentTarget: { value } }) => edit({ message: value })}
      />
      <AttachmentsField files={draft.files} errors={errors} onFiles={(files) => edit({ files })} />
      {sending && draft.files.length > 0 && <UploadProgress sent={uploaded} />}
      <LeavePageQuestion typed={isTyped} />
      <Button type="submit" busy={sending} keepsFocus busyLabel="Sending...">
        Send message
      </Button>
    </form>
  );
}
