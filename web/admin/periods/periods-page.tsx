import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { PeriodView } from '../../../contract/staff/periods.ts';
import { periodsQuery } from '../../api/books-queries.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { plural } from '../../ui/values/plural.ts';
import { BooksBack } from '../books/books-back.tsx';
import { Loaded } from '../loaded.tsx';
import { StaffHead } from '../staff-head.tsx';
import { WithRight } from '../with-right.tsx';
import { NextPeriod, periodTitle } from './next-period.tsx';
import { ProposeReopening, WaitingReopening } from './period-reopening.tsx';
import '../books/books.css';

/** The months and years of the books: the next one to close, and those that are. */
function PeriodsPage() {
  const queryClient = useQueryClient();
  const query = useQuery(periodsQuery);
  const [notice, setNotice] = useState<string>();
  const reload = async (said?: string) => {
    setNotice(said);
    await queryClient.invalidateQueries({ queryKey: ['admin', 'books'] });
  };
  return (
    <>
      <BooksBack />
      <StaffHead heading="Periods" detail="Months and years of the books close in order" />
      <Alert kind="success">{notice}</Alert>
      <Loaded what="The periods" query={query} lines={10}>
        {({ periods, next, reopening }) => {
          const closed = periods.flatMap(({ period, state }) =>
            state === 'closed' ? [period] : [],
          );
          return (
            <Stack gap={20} className="books-stack">
              {next && <NextPeriod key={next.period} next={next} onChanged={reload} />}
              {reopening && (
                <WaitingReopening key={reopening._id} reopening={reopening} onChanged={reload} />
              )}
              <Panel title="Months and years">
                <PeriodTable periods={periods} />
                {closed.length > 0 && !reopening && (
                  <WithRight right="run-bank">
                    <ProposeReopening closed={closed} onChanged={reload} />
                  </WithRight>
                )}
              </Panel>
            </Stack>
          );
        }}
      </Loaded>
    </>
  );
}

/** The months and years of the books, latest first. */
function PeriodTable({ periods }: { periods: readonly PeriodView[] }) {
  return (
    <DataTable
      caption="Months and years, latest first"
      columns={columns}
      rows={periods}
      rowKey={({ period }) => period}
      empty={
        <EmptyState
          title="No months yet"
          reason="The first one appears here when the first day of the bank is closed."
        />
      }
    />
  );
}

const columns: readonly Column<PeriodView>[] = [
  {
    name: 'period',
    title: 'Period',
    cell: ({ period }) => <span className="ledger-name">{periodTitle(period)}</span>,
  },
  { name: 'state', title: 'State', cell: (view) => <StateBadge view={view} /> },
  {
    name: 'signed',
    title: 'Closed',
    cell: ({ closing, earlier }) => (
      <>
        {closing && (
          <>
            By {closing.by}
            <span className="ledger-detail">{formatExact(new Date(closing.at))}</span>
          </>
        )}
        {earlier.length > 0 && (
          <span className="ledger-detail">
            {plural(earlier.length, { one: 'Reopened # time', other: 'Reopened # times' })}
          </span>
        )}
      </>
    ),
  },
  {
    name: 'open',
    title: 'At the sign-off',
    cell: ({ closing }) =>
      closing && (
        <>
          {closing.open.length === 0
            ? 'Nothing open'
            : plural(closing.open.length, { one: '# matter open', other: '# matters open' })}
          {closing.journal !== null && (
            <span className="ledger-detail">
              <Link to={paths.journal(closing.journal)}>Profit to equity</Link>
            </span>
          )}
        </>
      ),
  },
];

function StateBadge({ view: { state } }: { view: PeriodView }) {
  if (state === 'closed')
    return (
      <Badge look="good" icon="check">
        Closed
      </Badge>
    );
  if (state === 'ready')
    return (
      <Badge look="point" icon="edit">
        Ready to close
      </Badge>
    );
  return (
    <Badge look={state === 'open' ? 'waiting' : 'plain'} icon="clock">
      {state === 'open' ? 'Open' : 'Not over yet'}
    </Badge>
  );
}

export { PeriodsPage as Page };
