import type { Conversation } from '../../../contract/people/conversations.ts';
import { TakenDraft } from '../../app/drafts/taken-draft.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { LeavePageQuestion } from '../../app/leave-page-question.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { UploadProgress } from '../../ui/feedback/upload-progress.tsx';
import { AttachmentsField } from './attachments-field.tsx';
import { useMessageForm } from './use-message-form.ts';
import './messages.css';
import { messagesTexts } from './messages.texts.ts';

const texts = messagesTexts.writeMessage;

interface WriteMessageProps {
  /** The one it goes on with; without it a new one begins. */
  conversation?: string;
  label: string;
  onSent: (sent: Conversation, notice: string) => void;
}

/** Sent twice it is one message. */
const failureWords = {
  refused: texts.yourMessageCouldNotBe,
  doneOnce: texts.received,
};

/** The form for a message to the bank, and the files that come along. */
export function WriteMessage({ conversation, label, onSent }: WriteMessageProps) {
  const { form, isTyped, chooseFiles, takenDraft } = useMessageForm(conversation, onSent);
  const { files } = form.fields;
  return (
    <Form form={form} className="write-message" aria-label={label}>
      <TakenDraft {...takenDraft} />
      <Alert kind="error">{failureText(form.failureForAlert, failureWords)}</Alert>
      {conversation === undefined && (
        <TextField
          label={texts.subject}
          maxLength={140}
          autoComplete="off"
          {...form.field('subject')}
        />
      )}
      <TextAreaField
        label={texts.message}
        hint={texts.neverWriteYourPasswordOr}
        rows={6}
        maxLength={4000}
        {...form.field('message')}
      />
      <AttachmentsField files={files} errors={form.errors} onFiles={chooseFiles} />
      {form.isBusy && files.length > 0 && <UploadProgress sent={form.uploaded} />}
      <LeavePageQuestion typed={isTyped} />
      <Button type="submit" busy={form.isBusy} keepsFocus busyLabel={texts.sending}>
        {texts.sendMessage}
      </Button>
    </Form>
  );
}
