import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Conversation } from '../../../contract/conversations.ts';
import { call } from '../../api/client.ts';
import { conversationQuery, conversationsQuery } from '../../api/conversation-queries.ts';
import { outcomeIsUnknown, Refused } from '../../api/failures.ts';
import { userQuery } from '../../api/user-queries.ts';
import { typedFields } from '../../app/drafts/typed-fields.ts';
import { useKeptDraft } from '../../app/drafts/use-kept-draft.ts';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';

interface Draft {
  subject: string;
  message: string;
  files: readonly File[];
}

type Errors = Partial<Record<string, string>>;

const emptyText = { subject: '', message: '' };
const empty: Draft = { ...emptyText, files: [] };

/** Sent twice it is one message, so whoever hears nothing may send it again. */
function failureText(failure: unknown): string {
  const text =
    (failure instanceof Error && failure.message) ||
    'Your message could not be sent. Please try again.';
  return outcomeIsUnknown(failure)
    ? `${text} Your message may have arrived. Send it again unchanged: it is kept once.`
    : text;
}

function formOf({ subject, message, files }: Draft, conversation: string | undefined): FormData {
  const form = new FormData();
  // The text first: should it be wrong, the bank need not wait for the files.
  if (conversation === undefined) form.set('subject', subject);
  else form.set('conversation', conversation);
  form.set('message', message);
  for (const [index, file] of files.entries()) form.set(`attachment${index + 1}`, file);
  return form;
}

/**
 * A message being written, and its sending. Without a conversation it begins one, and has a
 * subject.
 */
export function useMessageForm(
  conversation: string | undefined,
  onSent: (sent: Conversation, notice: string) => void,
) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  /** How much of it is on its way, from 0 to 1. */
  const [uploaded, setUploaded] = useState(0);
  const typed = typedFields({ subject: draft.subject, message: draft.message }, emptyText);
  const kept = useKeptDraft({
    userId: useQuery(userQuery).data?._id,
    name: 'message',
    about: conversation,
    typed,
    opensEmpty: true,
    onTaken: (taken) => setDraft((before) => ({ ...before, ...taken })),
  });
  const startOver = () => {
    kept.forget();
    setDraft(empty);
    setErrors({});
  };

  const edit = (change: Partial<Draft>) => {
    if (sending) return;
    setDraft((before) => ({ ...before, ...change }));
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(
          ([name]) =>
            !(name in change) && !(change.files !== undefined && name.startsWith('attachment')),
        ),
      ),
    );
    setFailure(undefined);
  };
  const showErrors = (found: Errors) => {
    setErrors(found);
    if (Object.keys(found).length > 0) requestAnimationFrame(focusFirstInvalid);
  };
  const send = async () => {
    setSending(true);
    setUploaded(0);
    setFailure(undefined);
    try {
      const { message, conversation: sent } = await call('POST /api/users/messages', {
        form: formOf(draft, conversation),
        onProgress: setUploaded,
      });
      queryClient.setQueryData(conversationQuery(sent._id).queryKey, sent);
      setDraft(empty);
      kept.forget();
      onSent(sent, message);
    } catch (refused) {
      const fields = refused instanceof Refused ? refused.fields : {};
      if (Object.keys(fields).length === 0) setFailure(failureText(refused));
      showErrors(fields);
    } finally {
      setSending(false);
      // It may have arrived although we did not hear so.
      void queryClient.invalidateQueries({ queryKey: conversationsQuery.queryKey });
    }
  };
  const submit = () => {
    if (sending) return;
    const found = {
      ...(conversation === undefined &&
        draft.subject.trim() === '' && { subject: 'Subject is required.' }),
      ...(draft.message.trim() === '' && { message: 'Message is required.' }),
    };
    showErrors(found);
    if (Object.keys(found).length === 0) void send();
  };
  const isTyped = Object.keys(typed).length > 0 || draft.files.length > 0;
  return {
    draft,
    errors,
    failure,
    sending,
    uploaded,
    isTyped,
    edit,
    submit,
    takenDraft: { shown: kept.taken, onStartOver: startOver },
  };
}
