import { useInfiniteQuery } from '@tanstack/react-query';
import { auditQuery, type AuditQuestion } from '../../api/audit-queries.ts';
import { Refused } from '../../api/failures.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TrailTable } from './trail-table.tsx';

interface TrailProps {
  question: AuditQuestion;
  ofOnePerson?: boolean;
}

/** The lines that answer a question, the newest first; older ones follow when asked for. */
export function Trail({ question, ofOnePerson = false }: TrailProps) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(auditQuery(question));
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <>
      <Alert kind="error" className="trail-failed">
        {error && (
          <>
            <p>The trail could not be read: {error.message} Nothing was changed.</p>
            {!(error instanceof Refused && error.status === 400) && (
              <Button look="secondary" compact busy={isFetching} busyLabel="Trying again..." onClick={() => void (data ? fetchNextPage() : refetch())}>
                Try again
              </Button>
            )}
          </>
        )}
      </Alert>
      {data === undefined && !error && <Skeleton lines={8} label="Reading the trail" />}
      {data && events.length === 0 && <EmptyState title="No lines" reason="Nothing in the trail answers this question." />}
      {events.length > 0 && <TrailTable events={events} ofOnePerson={ofOnePerson} />}
      {hasNextPage && (
        <div className="trail-more">
          <Button look="secondary" compact busy={isFetchingNextPage} busyLabel="Reading..." onClick={() => void fetchNextPage()}>
            Show older lines
          </Button>
        </div>
      )}
    </>
  );
}
