import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { bankFacts } from '../../../config/bank.ts';
import type { Conversation, ConversationPart } from '../../../contract/conversations.ts';
import { conversationQuery } from '../../api/conversation-queries.ts';
import { Refused } from '../../api/failures.ts';
import { AttachedFiles } from '../../app/attached-files.tsx';
import { paths } from '../../app/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { announceSuccess } from '../announce-success.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PageTop } from '../page-top.tsx';
import { ConversationBadge } from './conversation-badge.tsx';
import { WriteMessage } from './write-message.tsx';
import { usePageTitle } from '../../ui/window-title.ts';
import './messages-page.css';
import './conversation-page.css';

/** One conversation with the bank, oldest first, and the way to go on with it. */
function ConversationPage() {
  const { id = '' } = useParams();
  const query = useQuery(conversationQuery(id));
  const { data } = query;
  usePageTitle(data && `Message ${data.reference}`);
  // An address that was typed wrong and a conversation of somebody else read the same.
  const unknown =
    query.error instanceof Refused && (query.error.status === 404 || query.error.status === 400);
  return (
    <>
      <PageTop heading={data?.subject ?? 'Message'} />
      <p className="messages-back">
        <Link className="lone-link" to={paths.messages()}>
          All messages
        </Link>
      </p>
      {unknown ? (
        <NoConversation />
      ) : (
        <LoadFailed text="Your message could not be loaded." query={query} />
      )}
      {query.isPending && <Skeleton lines={6} label="Loading your message" />}
      {data && (
        <div className="messages-page">
          <Written conversation={data} />
          <Panel title="Reply">
            <div className="panel-body">
              <WriteMessage
                key={id}
                conversation={id}
                label="Reply"
                onSent={(_, notice) => announceSuccess(notice)}
              />
            </div>
          </Panel>
        </div>
      )}
    </>
  );
}

function Written({ conversation: { reference, status, parts } }: { conversation: Conversation }) {
  return (
    <Panel title="Conversation" aside={<ConversationBadge status={status} />}>
      <div className="panel-body conversation">
        <p className="muted small">
          Reference {reference} <CopyButton text={reference} what="reference" />
        </p>
        <ol className="conversation-parts">
          {parts.map((part) => (
            <Part key={`${part.from} ${part.at} ${part.text}`} part={part} />
          ))}
        </ol>
        {status === 'Closed' && (
          <p className="muted small">
            We closed this without a further answer. Reply if anything is open.
          </p>
        )}
      </div>
    </Panel>
  );
}

function Part({ part: { from, at, text, files } }: { part: ConversationPart }) {
  return (
    <li className={`conversation-part conversation-part-${from}`}>
      <p className="conversation-head small">
        <strong>{from === 'bank' ? bankFacts.name : 'You'}</strong>{' '}
        <time className="muted" dateTime={at}>
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
      title="No message of yours has this ID."
      reason="It may belong to another person, or the address is not complete."
      action={
        <Link className={buttonClass({ look: 'secondary', compact: true })} to={paths.messages()}>
          Go to messages
        </Link>
      }
    />
  );
}

export { ConversationPage as Page };
