import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '../../../contract/people/conversations.ts';
import { call } from '../../api/client.ts';
import { conversationQuery, conversationsQuery } from '../../api/conversation-queries.ts';
import { userQuery } from '../../api/user-queries.ts';
import { typedFields } from '../../app/drafts/typed-fields.ts';
import { useKeptDraft } from '../../app/drafts/use-kept-draft.ts';
import { type Checked, useForm } from '../../ui/form/use-form.ts';
import { messagesTexts } from './messages.texts.ts';

const texts = messagesTexts.useMessageForm;

interface Draft {
  subject: string;
  message: string;
  files: readonly File[];
}

const emptyText = { subject: '', message: '' };
const empty: Draft = { ...emptyText, files: [] };

function formOf({ subject, message, files }: Draft, conversation: string | undefined): FormData {
  const form = new FormData();
  // The text first: should it be wrong, the bank need not wait for the files.
  if (conversation === undefined) form.set('subject', subject);
  else form.set('conversation', conversation);
  form.set('message', message);
  for (const [index, file] of files.entries()) form.set(`attachment${index + 1}`, file);
  return form;
}

function checkMessage(draft: Draft, hasSubject: boolean): Checked<Draft> {
  const errors = {
    ...(hasSubject && draft.subject.trim() === '' && { subject: texts.subjectIsRequired }),
    ...(draft.message.trim() === '' && { message: texts.messageIsRequired }),
  };
  return { errors, values: draft };
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
  // It may have arrived although no answer came.
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: conversationsQuery.queryKey });
  const form = useForm({
    initial: empty,
    check: (draft) => checkMessage(draft, conversation === undefined),
    send: (draft, { onProgress }) =>
      call('POST /api/users/messages', { form: formOf(draft, conversation), onProgress }),
    onSent: ({ message, conversation: sent }) => {
      queryClient.setQueryData(conversationQuery(sent._id).queryKey, sent);
      form.startOver();
      kept.forget();
      onSent(sent, message);
      void lookAgain();
    },
    onFailed: () => void lookAgain(),
  });
  const { subject, message, files } = form.fields;
  const typed = typedFields({ subject, message }, emptyText);
  const kept = useKeptDraft({
    userId: useQuery(userQuery).data?._id,
    name: 'message',
    about: conversation,
    typed,
    opensEmpty: true,
    sending: form,
    onTaken: form.edit,
  });
  const startOver = () => {
    kept.forget();
    form.startOver();
  };
  const whereToLook =
    conversation === undefined ? texts.yourMessagesOnThisPage : texts.theConversationOnThisPage;
  const attachmentErrors = Object.keys(form.errors).filter((name) => name.startsWith('attachment'));
  return {
    form,
    isTyped: Object.keys(typed).length > 0 || files.length > 0,
    chooseFiles: (chosen: readonly File[]) => form.edit({ files: chosen }, attachmentErrors),
    takenDraft: {
      shown: kept.taken,
      lookAt: kept.isDoubted ? whereToLook : undefined,
      onStartOver: startOver,
    },
  };
}
