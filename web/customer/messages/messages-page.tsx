import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import type { Answer } from '../../api/client.ts';
import { conversationsQuery } from '../../api/conversation-queries.ts';
import { paths } from '../../app/paths.ts';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { formatDay, formatExact } from '../../ui/values/format-date.ts';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { announceSuccess } from '../announce-success.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PageTop } from '../page-top.tsx';
import { ConversationBadge } from './conversation-badge.tsx';
import { WriteMessage } from './write-message.tsx';
import './messages-page.css';

type Head = Answer<'GET /api/users/messages'>['conversations'][number];

/** What a customer and the bank have written to each other, and the way to write. */
function MessagesPage() {
  const query = useQuery(conversationsQuery);
  const navigate = useNavigate();
  return (
    <>
      <PageTop
        heading="Messages"
        detail="Write to us, send us documents, and read our answers. We email you when there is one."
      />
      <div className="messages-page">
        <Panel title="Your messages">
          <LoadFailed
            text="Your messages could not be loaded."
            query={query}
            className="messages-failed"
          />
          {query.isPending && <Skeleton lines={3} label="Loading your messages" />}
          {query.data?.length === 0 && (
            <EmptyState
              title="No messages yet"
              reason="Your messages and our replies show up here."
            />
          )}
          {query.data !== undefined && query.data.length > 0 && (
            <DataTable
              caption="What you wrote to us, the latest first"
              columns={columns}
              rows={query.data}
              rowKey={({ _id }) => _id}
              className="conversations-table"
            />
          )}
        </Panel>
        <Panel title="Write to us">
          <div className="panel-body">
            <WriteMessage
              label="Write to us"
              onSent={({ _id }, notice) => {
                announceSuccess(notice);
                void navigate(paths.messages(_id));
              }}
            />
          </div>
        </Panel>
      </div>
    </>
  );
}

const columns: readonly Column<Head>[] = [
  {
    name: 'name',
    title: 'Subject',
    cell: ({ _id, subject, reference }) => (
      <>
        <Link className="ledger-name" to={paths.messages(_id)}>
          {subject}
        </Link>
        <span className="ledger-detail">{reference}</span>
      </>
    ),
  },
  { name: 'status', title: 'Status', cell: ({ status }) => <ConversationBadge status={status} /> },
  {
    name: 'date',
    title: 'Latest',
    cell: ({ latestAt }) => (
      <time dateTime={latestAt} title={formatExact(new Date(latestAt))}>
        {formatDay(new Date(latestAt))}
      </time>
    ),
  },
];

export { MessagesPage as Page };
