import { useQuery, useQueryClient } from '@tanstack/react-query';
import { periodsQuery } from '../../api/period-queries.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Panel } from '../../ui/panel.tsx';
import { BooksBack } from '../books/books-back.tsx';
import { Loaded } from '../loaded.tsx';
import { StaffHead } from '../staff-head.tsx';
import { WithRight } from '../with-right.tsx';
import { NextPeriod } from './next-period.tsx';
import { ProposeReopening, WaitingReopening } from './period-reopening.tsx';
import { PeriodTable } from './period-table.tsx';
import './periods.css';

/** The months and years of the books: the next one to close, and those that are. */
function PeriodsPage() {
  const queryClient = useQueryClient();
  const query = useQuery(periodsQuery);
  const reload = () => queryClient.invalidateQueries({ queryKey: ['admin', 'books'] });
  return (
    <>
      <BooksBack />
      <StaffHead heading="Periods" detail="Months and years of the books close in order" />
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

export { PeriodsPage as Page };
