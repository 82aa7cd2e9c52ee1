import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { navigate } from '../../app/navigation/address.ts';
import { useIsHere } from '../../app/navigation/use-is-here.ts';
import type { Answer } from '../../api/client.ts';
import { conversationsQuery } from '../../api/conversation-queries.ts';
import { paths } from '../../app/paths.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { formatDay, formatExact } from '../../ui/values/format-date.ts';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { announceSuccess } from '../frame/announce-success.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { ConversationBadge } from './conversation-badge.tsx';
import { WriteMessage } from './write-message.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import './messages.css';
import { messagesTexts } from './messages.texts.ts';

const texts = messagesTexts.messagesPage;

type Head = Answer<'GET /api/users/messages'>['conversations'][number];

/** The messages between a customer and the bank, and the way to write. */
function MessagesPage() {
  const query = useQuery(conversationsQuery);
  const isHere = useIsHere();
  return (
    <>
      <PageTop heading={texts.messages} detail={texts.writeToUsSendUs} />
      <Columns shares="wide-first" gap={24} className="messages-page">
        <Panel title={texts.yourMessages}>
          <LoadFailed
            text={texts.yourMessagesCouldNotBe}
            query={query}
            className="messages-failed"
          />
          {query.isPending && <Skeleton lines={3} label={texts.loadingYourMessages} />}
          {query.data && (
            <DataTable
              caption={texts.whatYouWroteToUs}
              columns={columns}
              rows={query.data}
              rowKey={({ _id }) => _id}
              empty={
                <EmptyState title={texts.noMessagesYet} reason={texts.yourMessagesAndOurReplies} />
              }
              className="conversations-table"
            />
          )}
        </Panel>
        <Panel title={texts.writeToUs}>
          <div className="panel-body">
            <WriteMessage
              label={texts.writeToUs}
              onSent={({ _id }, notice) => {
                announceSuccess(notice);
                if (isHere()) navigate(paths.messages(_id));
              }}
            />
          </div>
        </Panel>
      </Columns>
    </>
  );
}

const columns: readonly Column<Head>[] = [
  {
    name: 'name',
    title: texts.subject,
    cell: ({ _id, subject, reference, isUnread }) => (
      <>
        <Link className="ledger-name" to={paths.messages(_id)}>
          {subject}
        </Link>
        {isUnread && (
          <span className="conversation-new">
            <Badge look="point">{texts.newReply}</Badge>
          </span>
        )}
        <span className="ledger-detail">{reference}</span>
      </>
    ),
  },
  {
    name: 'status',
    title: texts.status,
    cell: ({ status }) => <ConversationBadge status={status} />,
  },
  {
    name: 'date',
    title: texts.latest,
    cell: ({ latestAt }) => (
      <time translate="no" dateTime={latestAt} title={formatExact(new Date(latestAt))}>
        {formatDay(new Date(latestAt))}
      </time>
    ),
  },
];

export { MessagesPage as Page };
