import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { answeredDisputesQuery, disputeCaseQuery } from '../../api/dispute-queries.ts';
import { DataTable, neverEmpty, type Column } from '../../ui/lists/data-table.tsx';
import { Dialog } from '../../app/dialog.tsx';
import { DisputeBadge } from '../../bank/dispute-badge.tsx';
import { formatDay, formatExact } from '../../ui/values/format-date.ts';
import { Panel } from '../../ui/panel.tsx';
import { Loaded } from '../loaded.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { calledName } from '../person-name.tsx';
import type { DisputeRow } from './dispute-line.tsx';
import { DisputeParts } from './dispute-parts.tsx';
import '../queues/cases.css';

/** Lists the latest answers: by whom, when, and how. Shows nothing where there is none. */
export function AnsweredDisputes() {
  const query = useQuery(answeredDisputesQuery);
  const [open, setOpen] = useState<string>();
  const { data } = query;
  if (data === undefined)
    return <NotLoaded what="What was answered" query={query} className="ended-cases" />;
  if (data.length === 0) return null;
  return (
    <Panel title="Answered" className="ended-cases">
      <DataTable
        caption="Reported payments that were answered, latest first"
        columns={columnsOpening(setOpen)}
        rows={data}
        rowKey={({ _id }) => _id}
        empty={neverEmpty}
      />
      <Dialog open={open !== undefined} title="Reported payment" onClose={() => setOpen(undefined)}>
        <div className="dialog-body">{open !== undefined && <AnsweredDispute id={open} />}</div>
      </Dialog>
    </Panel>
  );
}

function AnsweredDispute({ id }: { id: string }) {
  const query = useQuery(disputeCaseQuery(id));
  return (
    <Loaded what="The reported payment" query={query} lines={6}>
      {(one) => <DisputeParts one={one} />}
    </Loaded>
  );
}

const columnsOpening = (onOpen: (id: string) => void): readonly Column<DisputeRow>[] => [
  {
    name: 'name',
    title: 'Reported payment',
    cell: ({ _id, customer, dispute }) => (
      <>
        <button
          type="button"
          className="ledger-name"
          aria-haspopup="dialog"
          onClick={() => onOpen(_id)}
        >
          {reasonTexts.disputeReport[dispute.reason]}
        </button>
        <span className="ledger-detail">
          {calledName(customer)} · {dispute.reference}
        </span>
      </>
    ),
  },
  {
    name: 'outcome',
    title: 'Outcome',
    cell: ({ dispute }) => <DisputeBadge status={dispute.status} />,
  },
  { name: 'by', title: 'By', cell: ({ answeredBy }) => answeredBy },
  {
    name: 'date',
    title: 'When',
    cell: ({ dispute: { answeredAt } }) =>
      answeredAt && (
        <time translate="no" dateTime={answeredAt} title={formatExact(new Date(answeredAt))}>
          {formatDay(new Date(answeredAt))}
        </time>
      ),
  },
];
