import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useParams } from '../../app/navigation/address.ts';
import type { JournalView } from '../../../contract/staff/books.ts';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import { journalQuery } from '../../api/books-queries.ts';
import { paths } from '../../app/paths.ts';
import { type Column, DataTable, neverEmpty } from '../../ui/lists/data-table.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ActorName } from '../actor-name.tsx';
import { actionWords } from '../audit/audit-words.ts';
import { jobTitle } from '../jobs/job-title.ts';
import { Loaded } from '../loaded.tsx';
import { UndoJournal } from '../vouchers/undo-journal.tsx';
import { WithRight } from '../with-right.tsx';
import { BooksBack } from './books-back.tsx';
import { BooksFacts } from './books-facts.tsx';
import { JournalLegs } from './journal-legs.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import './books.css';

/** One balanced event: its legs, its order, who caused it and under which request. */
function JournalPage() {
  const { id = '' } = useParams();
  const query = useQuery(journalQuery(id));
  const { data } = query;
  return (
    <>
      <BooksBack />
      <PageHeading detail={data && formatExact(new Date(data.bookedAt))}>
        {data ? jobTitle(data.kind) : 'Journal'}
      </PageHeading>
      <Loaded what="The journal" query={query} lines={8}>
        {(journal) => (
          <Stack gap={20} className="books-stack">
            <Panel title="Entries">
              <JournalLegs legs={journal.legs} />
            </Panel>
            <BooksFacts facts={factsOf(journal)} />
            {journal.reversedBy === undefined && (
              <WithRight right="handle-money">
                <UndoJournal id={journal.id} />
              </WithRight>
            )}
            {journal.trail.length > 0 && (
              <Panel title="In the audit trail">
                <JournalTrail trail={journal.trail} />
              </Panel>
            )}
          </Stack>
        )}
      </Loaded>
    </>
  );
}

const journalLink = (id: string) => <Link to={paths.journal(id)}>{id}</Link>;

function factsOf({
  id,
  actor,
  channel,
  requestId,
  valueDate,
  businessDate,
  reference,
  memo,
  reverses,
  reversedBy,
  transfer,
  file,
}: JournalView): [string, ReactNode][] {
  return [
    ['By', <ActorName key="actor" actor={actor} />],
    ['Channel', channel],
    ['Request', <code key="request">{requestId}</code>],
    [
      'Order',
      transfer
        ? `${jobTitle(transfer.kind)} to ${transfer.recipientName}, ` +
          transfer.status.replaceAll('_', ' ')
        : 'None: posted by itself',
    ],
    ...(file === undefined
      ? []
      : [
          [
            'File',
            <Fragment key="file">
              <Link to={paths.achFile(file.id)}>{file.name}</Link>, line {file.line}, trace{' '}
              <code>{file.trace}</code>
            </Fragment>,
          ] as [string, ReactNode],
        ]),
    ['Reference', reference],
    ['Memo', memo],
    ['Value date', writtenDay(valueDate)],
    ['Bank day', writtenDay(businessDate)],
    ...(reverses === undefined ? [] : [['Reverses', journalLink(reverses)] as [string, ReactNode]]),
    ...(reversedBy === undefined
      ? []
      : [['Reversed by', journalLink(reversedBy)] as [string, ReactNode]]),
    ['Journal', <code key="id">{id}</code>],
  ];
}

type TrailLine = JournalView['trail'][number];

/** Lists all deeds under the same request, with their actors. */
function JournalTrail({ trail }: { trail: readonly TrailLine[] }) {
  return (
    <DataTable
      caption="Lines of the audit trail"
      columns={columns}
      rows={trail}
      rowKey={({ at, action }) => `${at} ${action}`}
      empty={neverEmpty}
      className="trail-lines"
    />
  );
}

const columns: readonly Column<TrailLine>[] = [
  {
    name: 'deed',
    title: 'Action',
    cell: ({ action }) => <span className="ledger-name">{actionWords(action)}</span>,
  },
  { name: 'at', title: 'When', cell: ({ at }) => formatExact(new Date(at)) },
  { name: 'actor', title: 'Who', cell: ({ actor }) => <ActorName actor={actor} /> },
  {
    name: 'address',
    title: 'From',
    cell: ({ address }) => (address === '' ? 'the bank itself' : address),
  },
];

export { JournalPage as Page };
