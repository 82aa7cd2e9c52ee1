import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { call } from '../../api/client.ts';
import { noticesQuery } from '../../api/notices-query.ts';
import { userQuery } from '../../api/user-queries.ts';
import { useParams } from '../../app/navigation/address.ts';
import { bankFacts } from '../../../config/bank.ts';
import type { Conversation, ConversationPart } from '../../../contract/people/conversations.ts';
import { conversationQuery, conversationsQuery } from '../../api/conversation-queries.ts';
import { Refused } from '../../api/failures.ts';
import { AttachedFiles } from '../../app/attached-files.tsx';
import { paths } from '../../app/paths.ts';
import { whenInSight } from '../../app/when-in-sight.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { announceSuccess } from '../frame/announce-success.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { ConversationBadge } from './conversation-badge.tsx';
import { WriteMessage } from './write-message.tsx';
import { usePageTitle } from '../../ui/window-title.ts';
import { Columns } from '../../ui/layout/columns.tsx';
import './messages.css';
import { messagesTexts } from './messages.texts.ts';

const texts = messagesTexts.conversationPage;

/** One conversation with the bank, oldest first, and the way to go on with it. */
function ConversationPage() {
  const { id = '' } = useParams();
  const query = useQuery(conversationQuery(id));
  const { data } = query;
  useMarkAnswerRead(data);
  usePageTitle(data && texts.messageOfReference(data.reference));
  // A mistyped address and another customer's conversation read the same.
  const unknown =
    query.error instanceof Refused && (query.error.status === 404 || query.error.status === 400);
  return (
    <>
      <PageTop heading={data?.subject ?? texts.message} />
      <p className="messages-back">
        <Link className="lone-link" to={paths.messages()}>
          {texts.allMessages}
        </Link>
      </p>
      {unknown ? (
        <NoConversation />
      ) : (
        <LoadFailed text={texts.yourMessageCouldNotBe} query={query} />
      )}
      {query.isPending && <Skeleton lines={6} label={texts.loadingYourMessage} />}
      {data && (
        <Columns shares="wide-first" gap={24} className="messages-page">
          <Written conversation={data} />
          <Panel title={texts.reply}>
            <div className="panel-body">
              <WriteMessage
                key={id}
                conversation={id}
                label={texts.reply}
                onSent={(_, notice) => announceSuccess(notice)}
              />
            </div>
          </Panel>
        </Columns>
      )}
    </>
  );
}

function Written({ conversation: { reference, status, parts } }: { conversation: Conversation }) {
  return (
    <Panel title={texts.conversation} aside={<ConversationBadge status={status} />}>
      <div className="panel-body conversation">
        <p className="muted small">
          {texts.reference(reference)} <CopyButton text={reference} what={texts.theReference} />
        </p>
        <ol className="conversation-parts">
          {parts.map((part) => (
            <Part key={`${part.from} ${part.at} ${part.text}`} part={part} />
          ))}
        </ol>
        {status === 'Closed' && <p className="muted small">{texts.weClosedThisWithoutA}</p>}
      </div>
    </Panel>
  );
}

function Part({ part: { from, at, text, files } }: { part: ConversationPart }) {
  return (
    <li className={`conversation-part conversation-part-${from}`}>
      <p className="conversation-head small">
        <strong>{from === 'bank' ? bankFacts.name : texts.you}</strong>{' '}
        <time translate="no" className="muted" dateTime={at}>
          {formatExact(new Date(at))}
        </time>
      </p>
      <p className="conversation-text">{text}</p>
      <AttachedFiles files={files} />
    </li>
  );
}

function NoConversation() {
  return (
    <EmptyState
      title={texts.noMessageOfYoursHas}
      reason={texts.itMayBelongToAnother}
      action={
        <Link className={buttonClass({ look: 'secondary', compact: true })} to={paths.messages()}>
          {texts.goToMessages}
        </Link>
      }
    />
  );
}

/** Marks an answer that is open and in sight as read, and so the notice that announced it. */
function useMarkAnswerRead(conversation: Conversation | undefined): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (body: { about: string; newest: string }) =>
      call('POST /api/users/notices/read', { body }),
    onSuccess: async () =>
      await Promise.all(
        [userQuery, conversationsQuery, noticesQuery].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const about = conversation?._id;
  const newest = conversation?.unreadNotice ?? undefined;
  useEffect(
    () =>
      about === undefined || newest === undefined
        ? undefined
        : whenInSight(() => mutate({ about, newest })),
    [about, newest, mutate],
  );
}

export { ConversationPage as Page };
