import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import {
  type AchEntryView,
  type AchFileView,
  type EntryGroup,
  entryGroups,
} from '../../../contract/staff/ach-files.ts';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import { formatMoney } from '../../../contract/values/money.ts';
import type { Answer } from '../../api/client.ts';
import { achFileQuery } from '../../api/books-queries.ts';
import { useParams, useSearchParams } from '../../app/navigation/address.ts';
import { paths } from '../../app/paths.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { type Column, DataTable, neverEmpty } from '../../ui/lists/data-table.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { PageSteps } from '../../ui/lists/page-steps.tsx';
import { Panel } from '../../ui/panel.tsx';
import { countText } from '../../ui/values/format.ts';
import { formatExact } from '../../ui/values/format-date.ts';
import { usePageTitle } from '../../ui/window-title.ts';
import { ActorName } from '../actor-name.tsx';
import { BooksBack } from '../books/books-back.tsx';
import { BooksFacts } from '../books/books-facts.tsx';
import { Loaded } from '../loaded.tsx';
import { StaffHead } from '../staff-head.tsx';
import { usePagesAfter } from '../use-pages-after.ts';
import { FileState, groupNames } from './file-state.tsx';
import '../books/books.css';

type ShownFile = Answer<'GET /api/admin/ach-files/{id}'>;

const dollars = (minor: bigint) => formatMoney({ minor, currency: 'USD' });

/** One file: what it says of itself, what is settled for it, and its entries. */
function FilePage() {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const state = entryGroups.find((group) => group === params.get('state'));
  const { after, onPrevious, goAfter } = usePagesAfter();
  const query = useQuery(achFileQuery(id, { state, after }));
  usePageTitle(query.data?.file.name);
  return (
    <>
      <BooksBack to="files" />
      <StaffHead heading={query.data?.file.name ?? 'File'} detail="Of the ACH network" />
      <Loaded what="The file" query={query} lines={10}>
        {(shown) => (
          <Stack gap={20} className="books-stack">
            <BooksFacts facts={factsOf(shown.file)} />
            {shown.settlement.length > 0 && (
              <Panel title="Settlement with the Federal Reserve">
                <DataTable
                  caption="Sums by day"
                  columns={settlementColumns}
                  rows={shown.settlement}
                  rowKey={({ day, side }) => `${day} ${side}`}
                  empty={neverEmpty}
                />
              </Panel>
            )}
            {shown.file.sums && (
              <Panel title="Entries">
                <div className="panel-body">
                  <SelectField
                    label="Show"
                    name="state"
                    placeholder={`All ${countText(shown.file.sums.entries)}`}
                    choices={entryGroups}
                    wordOf={(group) =>
                      `${groupNames[group as EntryGroup]} (${countText(shown.counts[group as EntryGroup])})`
                    }
                    value={state ?? ''}
                    onChange={({ currentTarget: { value } }) =>
                      setParams(value === '' ? {} : { state: value }, { replace: true })
                    }
                  />
                </div>
                <DataTable
                  caption="Entries by line"
                  columns={columns}
                  rows={shown.entries}
                  rowKey={({ line }) => line}
                  empty={
                    <EmptyState
                      title="No such entries"
                      reason="This file has no entries in this state. Choose another one."
                    />
                  }
                  className="file-table"
                  stale={query.isPlaceholderData}
                />
                {(after !== undefined || shown.more) && (
                  <PageSteps
                    label={`Lines ${countText(shown.entries[0]?.line ?? 0)} to ${countText(shown.entries.at(-1)?.line ?? 0)}`}
                    onPrevious={onPrevious}
                    onNext={
                      shown.more
                        ? () => goAfter(String(shown.entries.at(-1)?.line ?? ''))
                        : undefined
                    }
                  />
                )}
              </Panel>
            )}
          </Stack>
        )}
      </Loaded>
    </>
  );
}

function factsOf(file: AchFileView): [string, ReactNode][] {
  const { sums, takenAt, takenBy, direction } = file;
  const isOut = direction === 'out';
  return [
    ['State', <FileState key="state" file={file} />],
    ...(sums === null
      ? []
      : ([
          [isOut ? 'To' : 'From', `${sums.originName} ${sums.origin}`.trim()],
          ['Day of the file', writtenDay(sums.createdOn)],
          ['Batches', countText(sums.batches)],
          ['Entries', countText(sums.entries)],
          ['Credits', dollars(sums.credits)],
          ['Debits', dollars(sums.debits)],
        ] satisfies [string, ReactNode][])),
    [isOut ? 'Made' : 'Taken', formatExact(new Date(takenAt))],
    ['By', <ActorName key="by" actor={takenBy} />],
  ];
}

const settlementColumns: readonly Column<ShownFile['settlement'][number]>[] = [
  { name: 'day', title: 'Day', cell: ({ day }) => writtenDay(day) },
  {
    name: 'side',
    title: 'Sum of',
    cell: ({ side }) => (side === 'credit' ? 'Credits' : 'Debits'),
  },
  {
    name: 'journal',
    title: 'Journal',
    cell: ({ journal }) =>
      journal === null ? 'On its day' : <Link to={paths.journal(journal)}>Settled</Link>,
  },
  {
    name: 'amount',
    title: 'Amount',
    numeric: true,
    cell: ({ amount }) => <span className="ledger-amount lm-money">{dollars(amount)}</span>,
  },
];

const stateNames: Record<EntryGroup, string> = {
  ...groupNames,
  waiting: 'Waits for its day',
  'going back': 'Goes back',
  'sent back': 'Sent back',
  exception: 'Exception',
  checked: 'Notice in advance',
};

const columns: readonly Column<AchEntryView>[] = [
  {
    name: 'entry',
    title: 'Entry',
    cell: ({ company, description, name, account, order }) => (
      <>
        {order === null ? (
          <span className="ledger-name">{company}</span>
        ) : (
          <Link className="ledger-name" to={paths.journal(order)}>
            {company}
          </Link>
        )}
        <span className="ledger-detail">
          {description} to {name === '' ? 'no name' : name}, {account}
        </span>
      </>
    ),
  },
  {
    name: 'state',
    title: 'State',
    cell: ({ state, detail, other }) => (
      <>
        {stateNames[state]}
        {detail !== null && <span className="ledger-detail">{detail}</span>}
        {other && (
          <span className="ledger-detail">
            <Link to={paths.achFile(other.file)}>{other.name}</Link>, line {countText(other.line)}
          </span>
        )}
      </>
    ),
  },
  {
    name: 'day',
    title: 'Day',
    cell: ({ dueOn }) => (dueOn === null ? 'Moves no money' : writtenDay(dueOn)),
  },
  {
    name: 'line',
    title: 'Trace',
    cell: ({ line, trace, code }) => (
      <>
        <code>{trace}</code>
        <span className="ledger-detail">
          Line {countText(line)}, code {code}
        </span>
      </>
    ),
  },
  {
    name: 'amount',
    title: 'Amount',
    numeric: true,
    cell: ({ side, amount }) => (
      <>
        <span className="ledger-amount lm-money">{dollars(amount)}</span>
        <span className="ledger-detail">{side === 'credit' ? 'Credit' : 'Debit'}</span>
      </>
    ),
  },
];

export { FilePage as Page };
