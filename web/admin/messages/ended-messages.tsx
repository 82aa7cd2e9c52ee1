import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from '../../api/client.ts';
import { endedMessagesQuery, messageQuery } from '../../api/message-queries.ts';
import { DataTable, neverEmpty, type Column } from '../../ui/lists/data-table.tsx';
import { Dialog } from '../../app/dialog.tsx';
import { formatDay, formatExact } from '../../ui/values/format-date.ts';
import { Panel } from '../../ui/panel.tsx';
import { Loaded } from '../loaded.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { MessageText } from './message-text.tsx';
import '../queues/cases.css';

type Ended = Answer<'GET /api/admin/messages'>['cases'][number];

/**
 * Lists the messages answered or closed lately: by whom, when, and how. Shows nothing where there
 * is none.
 */
export function EndedMessages() {
  const query = useQuery(endedMessagesQuery);
  const [open, setOpen] = useState<string>();
  const { data } = query;
  if (data === undefined)
    return <NotLoaded what="What was answered and closed" query={query} className="ended-cases" />;
  if (data.length === 0) return null;
  return (
    <Panel title="Answered and closed" className="ended-cases">
      <DataTable
        caption="Messages answered or closed, latest first"
        columns={columnsOpening(setOpen)}
        rows={data}
        rowKey={({ _id }) => _id}
        empty={neverEmpty}
      />
      <Dialog open={open !== undefined} title="Message" onClose={() => setOpen(undefined)}>
        <div className="dialog-body">{open !== undefined && <EndedMessage id={open} />}</div>
      </Dialog>
    </Panel>
  );
}

function EndedMessage({ id }: { id: string }) {
  const query = useQuery(messageQuery(id));
  return (
    <Loaded what="The message" query={query} lines={6}>
      {(data) => <MessageText message={data} />}
    </Loaded>
  );
}

const columnsOpening = (onOpen: (id: string) => void): readonly Column<Ended>[] => [
  {
    name: 'name',
    title: 'Message',
    cell: ({ _id, subject, name, reference }) => (
      <>
        <button
          type="button"
          className="ledger-name"
          aria-haspopup="dialog"
          onClick={() => onOpen(_id)}
        >
          {subject}
        </button>
        <span className="ledger-detail">
          {name} · {reference}
        </span>
      </>
    ),
  },
  {
    name: 'outcome',
    title: 'Outcome',
    cell: ({ ending }) => (ending?.outcome === 'answered' ? 'Answered' : 'Closed'),
  },
  { name: 'by', title: 'By', cell: ({ ending }) => ending?.by },
  {
    name: 'date',
    title: 'When',
    cell: ({ ending }) =>
      ending && (
        <time translate="no" dateTime={ending.at} title={formatExact(new Date(ending.at))}>
          {formatDay(new Date(ending.at))}
        </time>
      ),
  },
];
